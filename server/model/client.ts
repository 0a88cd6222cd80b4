import type { RequestOptions } from 'node:http';
import { Watchdog } from '../deadline.ts';
import { OwnError } from '../log.ts';
import { Reply } from './completion.ts';
import { ContextWindow } from './context-window.ts';
import { HttpCall, targetOf } from './http-call.ts';
import {
  asModelError,
  descriptionOf,
  EmptyAnswer,
  type Model,
  type ModelAddress,
  ModelError,
  type ModelRequest,
  refusalOf,
  TooLong,
  tooLongIn,
} from './model.ts';
import { beginningByName, type Connection } from './thought-signs.ts';

/** In milliseconds: from the call to the first text or thought, from one to the next, and from the call to the end. */
export type ModelTimeouts = Readonly<Record<'firstToken' | 'silence' | 'wholeAnswer', number>>;
const usualTimeouts: ModelTimeouts = { firstToken: 60_000, silence: 20_000, wholeAnswer: 180_000 };

export interface OpenAiCompatibleSettings extends ModelAddress {
  /** In tokens; without it the server is asked. */
  readonly contextLength?: number | undefined;
  readonly timeouts?: Partial<ModelTimeouts> | undefined;
}

/** A server and what it has shown of itself. */
interface ChatServer extends OpenAiCompatibleSettings {
  readonly timeouts: ModelTimeouts;
  readonly window: ContextWindow;
  /** Whether it takes a call that asks for the tokens (`stream_options`). */
  takesUsage: 'unknown' | 'yes' | 'no';
  /** Whether it has refused a call for its JSON schema. */
  refusesSchemas: boolean;
  /** Where chat completions are asked for; unknown until the first call. */
  target?: RequestOptions;
}

/** The longest refusal that is read, in bytes. */
const longestRefusal = 16_000;
/** How long a finished answer's connection may take to end, so that it can be reused, in milliseconds. */
const tailTimeout = 250;
/** The statuses of a server that does not understand a part of a call. */
const notUnderstood = [400, 422, 501];

/**
 * A model behind an OpenAI-compatible server: POST {baseUrl}/chat/completions, streamed. Reasoning, tool calls and unknown
 * fields are ignored. A server that ignores `stream: true` and answers plain JSON works too.
 */
export function createOpenAiCompatibleModel(settings: OpenAiCompatibleSettings): Model {
  const { baseUrl, model } = settings;
  const window = new ContextWindow(settings, settings.contextLength);
  const timeouts = { ...usualTimeouts, ...settings.timeouts };
  const server: ChatServer = { ...settings, timeouts, window, takesUsage: 'unknown', refusesSchemas: false };
  const connection: Connection = { beginning: beginningByName(model) };
  // A verdict by a schema or of a few tokens has no thought before it. This says nothing about other replies.
  const ofVerdicts: Connection = { beginning: 'unknown' };
  return {
    description: descriptionOf(settings),
    connected: true,
    server: { baseUrl, model },
    answer: (request) =>
      new ChatAnswer(server, request.schema || request.sampling ? ofVerdicts : connection, request),
    cutSilently: () => window.cutSilently(),
  };
}

const over = { done: true, value: undefined } as const;

/**
 * The answer to one request. It sends what fits into the model's context; when the server refuses its length, once more, shorter.
 */
class ChatAnswer implements AsyncIterableIterator<string, undefined> {
  /** What is sent, as far as it fits; null before the first call. */
  #messages: ModelRequest['messages'] | null = null;
  #call: HttpCall | null = null;
  /** The call whose body is the answer. */
  #body: HttpCall | null = null;
  #reply!: Reply;
  #watchdog!: Watchdog;
  #isShortened = false;
  #isOver = false;

  constructor(
    private readonly server: ChatServer,
    private readonly connection: Connection,
    private readonly request: ModelRequest,
  ) {}

  [Symbol.asyncIterator]() {
    return this;
  }

  async next(): Promise<IteratorResult<string, undefined>> {
    if (this.#isOver || this.request.signal.aborted) return this.return();
    if (!this.#messages) this.#start(await this.server.window.fit(this.request.messages));
    const reply = this.#reply;
    try {
      const call = this.#body ?? (await this.#send());
      if (this.#watchdog.isPaused) this.#expectText();
      while (!reply.isOver) {
        const piece = this.#take(await call.read());
        if (piece !== '') return { done: false, value: piece };
      }
      reply.check();
      return this.#finish();
    } catch (cause) {
      return this.#fail(cause);
    }
  }

  async return(): Promise<typeof over> {
    this.#isOver = true;
    this.#stop();
    return over;
  }

  /** Begins a call with these messages. */
  #start(messages: ModelRequest['messages']): void {
    const { server, request } = this;
    if (messages !== request.messages) request.onShortened?.(messages);
    this.#messages = messages;
    this.#body = null;
    this.#reply = new Reply(this.connection, request.whole);
    this.#watchdog = new Watchdog(server.timeouts.wholeAnswer, (limit) =>
      this.#call?.end(new ModelError('model-timeout', new OwnError(`The model was too slow: ${limit}.`))),
    );
    this.#watchdog.allow(server.timeouts.firstToken, 'first token');
  }

  #stop(): void {
    this.#watchdog?.stop();
    this.#call?.end(null);
  }

  #take(bytes: Buffer | null): string {
    const piece = this.#reply.take(bytes);
    const { tokens, hasProgress } = this.#reply;
    if (tokens) this.request.onTokens?.(tokens);
    // The caller may work on a piece for as long as it likes.
    if (piece !== '') this.#watchdog.pause();
    else if (hasProgress) this.#expectText();
    return piece;
  }

  /** Waits for the next text: in a finished answer only for its end. */
  #expectText(): void {
    if (this.#reply.isFinished) this.#watchdog.allow(tailTimeout, 'tail');
    else this.#watchdog.allow(this.server.timeouts.silence, 'silence');
  }

  /** The answer has ended, or nobody wants it any more. */
  #finish(): Promise<typeof over> {
    const { tokens } = this.#reply;
    if (tokens && this.#messages) this.server.window.counted(this.#messages, tokens);
    return this.return();
  }

  async #fail(cause: unknown): Promise<IteratorResult<string, undefined>> {
    const { connection, server, request } = this;
    const { isFinished, isBlank } = this.#reply;
    // A complete answer stays complete, however its connection ends.
    if (request.signal.aborted || (isFinished && !isBlank)) return this.#finish();
    this.#stop();
    if (!isFinished) {
      // The server may come back with another model, whose replies begin differently.
      if (connection.beginning === 'answer') connection.beginning = beginningByName(server.model);
      const shorter = await this.#shorterMessages(cause);
      if (shorter) {
        this.#start(shorter);
        return this.next();
      }
    }
    this.#isOver = true;
    throw asModelError(isFinished ? new EmptyAnswer() : cause);
  }

  /** Shorter messages than those that the server refused for their length; null where they would not help. */
  async #shorterMessages(cause: unknown): Promise<ModelRequest['messages'] | null> {
    const { window } = this.server;
    if (!(cause instanceof TooLong) || !this.#messages || this.#reply.length > 0 || this.#isShortened)
      return null;
    this.#isShortened = true;
    window.refused(this.#messages, cause);
    const shorter = await window.fit(this.request.messages);
    return charactersOf(shorter) < charactersOf(this.#messages) ? shorter : null;
  }

  /**
   * Calls the model and asks for the tokens and for an answer by the schema. A server that refuses the call is
   * asked again without what it has not shown to understand: the tokens first, then the schema. What it refused
   * is left out from then on.
   * @returns the call whose body is the answer
   */
  async #send(): Promise<HttpCall> {
    const { server, request } = this;
    let schema = server.refusesSchemas ? undefined : request.schema;
    let asksTokens = server.takesUsage !== 'no';
    let leavesOutSchema = false;
    for (;;) {
      const call = this.#post(schema, asksTokens);
      const head = await call.head();
      if (head.ok) {
        if (asksTokens) server.takesUsage = 'yes';
        else if (!leavesOutSchema) server.takesUsage = 'no';
        server.refusesSchemas ||= leavesOutSchema;
        this.#body = call;
        return call;
      }
      const tooLong = tooLongIn(head.status, await call.text(longestRefusal));
      if (tooLong) throw tooLong;
      const mayLeaveOut = notUnderstood.includes(head.status);
      if (mayLeaveOut && asksTokens && server.takesUsage === 'unknown') asksTokens = false;
      else if (mayLeaveOut && schema) {
        schema = undefined;
        leavesOutSchema = true;
        asksTokens = server.takesUsage === 'yes';
      } else throw refusalOf(head);
    }
  }

  #post(schema: ModelRequest['schema'], asksTokens: boolean): HttpCall {
    const { apiKey, model, baseUrl } = this.server;
    const { sampling } = this.request;
    this.server.target ??= targetOf(baseUrl, '/chat/completions');
    const json = {
      model,
      messages: this.#messages,
      stream: true,
      ...(sampling && { temperature: sampling.temperature, max_tokens: sampling.maxTokens }),
      ...(asksTokens && { stream_options: { include_usage: true } }),
      ...(schema && {
        response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
      }),
    };
    const content = { apiKey, accept: 'text/event-stream', json } as const;
    this.#call = new HttpCall(this.server.target, content, this.request.signal);
    return this.#call;
  }
}

const charactersOf = (messages: ModelRequest['messages']): number =>
  messages.reduce((characters, { content }) => characters + content.length, 0);
