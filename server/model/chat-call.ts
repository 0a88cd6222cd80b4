import type { RequestOptions } from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import { beginningOf } from '../../contract/characters.ts';
import { Watchdog } from '../deadline.ts';
import { OwnError } from '../log.ts';
import { CompletionReader, tooLongIn } from './completion.ts';
import type { ContextWindow } from './context-window.ts';
import { HttpCall, type HttpHead, targetOf } from './http-call.ts';
import { asModelError, EmptyAnswer, ModelError, type ModelRequest, refusalOf, type Tokens } from './model.ts';
import { beginningByName, type Connection } from './thought-signs.ts';
import { AnswerReader } from './without-thinking.ts';

/** The timeouts of a call, in milliseconds. */
export interface ModelTimeouts {
  /** From the call to the first text or thought. */
  readonly firstToken: number;
  /** From one text or thought to the next. */
  readonly silence: number;
  /** From the call to the end. */
  readonly wholeAnswer: number;
}

export interface OpenAiCompatibleSettings {
  /** Includes the server's /v1. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** In tokens; without it the server is asked. */
  readonly contextLength?: number | undefined;
  readonly timeouts?: Partial<ModelTimeouts> | undefined;
}

/** A server and what it has shown of itself. */
export interface ChatServer extends OpenAiCompatibleSettings {
  readonly timeouts: ModelTimeouts;
  readonly window: ContextWindow;
  /** Whether it takes a call that asks for the tokens (`stream_options`). */
  takesUsage: 'unknown' | 'yes' | 'no';
  /** Where chat completions are asked for; unknown until the first call. */
  target?: RequestOptions;
}

/** The maximum length of an answer, in characters; the call ends there. */
export const answerMaximum = 32_000;

/** The most bytes of a body. A long thought has some; a server that sends blanks for ever gets no further. */
const bytesMaximum = 16_000_000;
/** The longest refusal that is read, in bytes. */
const longestRefusal = 16_000;

/** How long a finished answer's connection may take to end, so that it can be reused. */
const tailTimeout = 250;

/** The statuses of a server that does not understand a part of a call. */
const refusing = [400, 422, 501];

/** One call with some messages, which the server may have to be asked in several forms. */
export class ChatCall {
  readonly #completion = new CompletionReader();
  readonly #decoder = new StringDecoder();
  readonly #reply: AnswerReader;
  readonly #watchdog: Watchdog;
  #call: HttpCall | null = null;
  /** The call that the server has accepted. */
  #answered: HttpCall | null = null;
  /** Why no further call is made. */
  #ending: { readonly reason: unknown } | null = null;
  #bytes = 0;
  #length = 0;
  #isBlank = true;
  #isFinished = false;
  /** Nothing more is read: the body has ended, or the answer has its maximum length. */
  #isRead: 'no' | 'whole' | 'cut' = 'no';

  constructor(
    private readonly server: ChatServer,
    private readonly connection: Connection,
    readonly request: ModelRequest,
  ) {
    this.#reply = new AnswerReader(connection, { whole: request.whole ?? false });
    const { firstToken, wholeAnswer } = server.timeouts;
    this.#watchdog = new Watchdog(wholeAnswer, (limit) =>
      this.#end(new ModelError('model-timeout', new OwnError(`The model was too slow: ${limit}.`))),
    );
    this.#watchdog.allow(firstToken, 'first token');
    request.signal.addEventListener('abort', this.#abort, { once: true });
  }

  /** The tokens that the server has told. */
  get tokens(): Tokens | null {
    return this.#completion.tokens;
  }

  /** The next piece of the answer; null at its end, and when nobody wants it any more. @throws ModelError */
  async next(): Promise<string | null> {
    try {
      const call = this.#answered ?? (await this.#send());
      if (this.#watchdog.isPaused) this.#expect();
      for (;;) {
        const piece = await this.#read(call);
        if (piece !== '') return piece;
      }
    } catch (cause) {
      this.end();
      if (this.request.signal.aborted) return null;
      // A complete answer stays complete, however its connection ends.
      if (this.#isFinished && !this.#isBlank) return null;
      if (this.#isFinished) throw new ModelError('model-failed', new EmptyAnswer());
      // The server may come back with another model, whose replies begin differently.
      const { connection, server } = this;
      if (connection.beginning === 'answer') connection.beginning = beginningByName(server.model);
      throw asModelError(cause);
    }
  }

  /** Ends the call. */
  end(): void {
    this.#watchdog.stop();
    this.request.signal.removeEventListener('abort', this.#abort);
    this.#end(null);
  }

  readonly #abort = () => this.#end(this.request.signal.reason);

  #end(reason: unknown): void {
    this.#ending ??= { reason };
    this.#call?.end(reason);
  }

  /** Waits for the next text: in a finished answer only for its end. */
  #expect(): void {
    if (this.#isFinished) this.#watchdog.allow(tailTimeout, 'tail');
    else this.#watchdog.allow(this.server.timeouts.silence, 'silence');
  }

  /** @returns the piece of the answer in the next part of the body, possibly empty; null at the end */
  async #read(call: HttpCall): Promise<string | null> {
    if (this.#completion.failure !== null) throw this.#completion.failure;
    if (this.#isRead === 'cut') return null;
    if (this.#isRead === 'whole') {
      if (this.#isFinished && !this.#isBlank) return null;
      throw new OwnError('The answer ended before it was whole.');
    }
    const bytes = await call.read();
    if (this.#ending) throw this.#ending.reason;
    if (bytes === null) {
      this.#isRead = 'whole';
      this.#completion.end(this.#decoder.end());
    } else {
      this.#bytes += bytes.length;
      if (this.#bytes > bytesMaximum) throw new OwnError('The model server sent too much.');
      this.#completion.read(this.#decoder.write(bytes));
    }
    return this.#pieceOf(this.#completion);
  }

  #pieceOf({ text, finished, truncated, separateThoughts, thought, tokens }: CompletionReader): string {
    if (tokens) this.request.onTokens?.(tokens);
    const isLast = finished && !this.#isFinished;
    this.#isFinished ||= finished;
    const all = this.#reply.take(text, separateThoughts) + (isLast ? this.#reply.end(truncated) : '');
    const piece = beginningOf(all, answerMaximum - this.#length);
    this.#length += piece.length;
    this.#isBlank &&= piece.trim() === '';
    if (piece.length < all.length) this.#isRead = 'cut';
    if (piece !== '') this.#watchdog.pause();
    else if (isLast || ((text !== '' || thought) && !finished)) this.#expect();
    return piece;
  }

  /**
   * Calls the model and asks for the tokens and for an answer by the schema. A server that refuses the call is
   * asked again without what it has not shown to understand: the tokens first, then the schema. What it refused
   * is left out from then on.
   * @returns the call whose body is the answer
   */
  async #send(): Promise<HttpCall> {
    const { server, connection } = this;
    const schema = connection.refusesSchemas ? undefined : this.request.schema;
    const asksTokens = server.takesUsage !== 'no';
    let head = await this.#post(schema, asksTokens);
    if (head.ok && asksTokens) server.takesUsage = 'yes';
    if (isRefused(head) && server.takesUsage === 'unknown') {
      await this.#failWhereTooLong(head);
      head = await this.#post(schema, false);
      if (head.ok) server.takesUsage = 'no';
    }
    if (isRefused(head) && schema) {
      await this.#failWhereTooLong(head);
      head = await this.#post(undefined, server.takesUsage === 'yes');
      connection.refusesSchemas = head.ok;
    }
    if (head.ok && this.#call) {
      this.#answered = this.#call;
      return this.#call;
    }
    await this.#failWhereTooLong(head);
    throw refusalOf(head);
  }

  #post(schema: ModelRequest['schema'], asksTokens: boolean): Promise<HttpHead> {
    this.request.signal.throwIfAborted();
    if (this.#ending) throw this.#ending.reason;
    const { server, request } = this;
    const { apiKey, model } = server;
    server.target ??= targetOf(server.baseUrl, '/chat/completions');
    const { messages, sampling } = request;
    const json = {
      model,
      messages,
      stream: true,
      ...(sampling && { temperature: sampling.temperature, max_tokens: sampling.maxTokens }),
      ...(asksTokens && { stream_options: { include_usage: true } }),
      ...(schema && {
        response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
      }),
    };
    this.#call = new HttpCall(server.target, { apiKey, accept: 'text/event-stream', json });
    return this.#call.head();
  }

  /** Reads the refusal to its end. @throws ModelError when the server refused the call for its length */
  async #failWhereTooLong({ status }: HttpHead): Promise<void> {
    const tooLong = tooLongIn(status, (await this.#call?.text(longestRefusal)) ?? '');
    if (tooLong) throw new ModelError('model-failed', tooLong);
  }
}

const isRefused = ({ status }: HttpHead): boolean => refusing.includes(status);
