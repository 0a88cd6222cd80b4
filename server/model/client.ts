import type { ModelFailure } from '../../contract/model-connection.ts';
import { ChatCall, type ChatServer, type ModelTimeouts, type OpenAiCompatibleSettings } from './chat-call.ts';
import { TooLong } from './completion.ts';
import { ContextWindow } from './context-window.ts';
import { failureOf } from './metrics.ts';
import { type Model, ModelError, type ModelRequest } from './model.ts';
import { beginningByName, type Connection } from './thought-signs.ts';

const modelTimeouts: ModelTimeouts = { firstToken: 60_000, silence: 20_000, wholeAnswer: 180_000 };

/** The name of a model and of its server. */
export const descriptionOf = ({ baseUrl, model }: OpenAiCompatibleSettings): string =>
  `${model} at ${URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl}`;

/**
 * A model behind an OpenAI-compatible server: POST {baseUrl}/chat/completions, streamed. Reasoning, tool calls and unknown
 * fields are ignored. A server that ignores `stream: true` and answers plain JSON works too.
 */
export function createOpenAiCompatibleModel(settings: OpenAiCompatibleSettings): Model {
  const { baseUrl, model } = settings;
  const window = new ContextWindow(settings, settings.contextLength);
  const timeouts = { ...modelTimeouts, ...settings.timeouts };
  const server: ChatServer = { ...settings, timeouts, window, takesUsage: 'unknown' };
  const connection: Connection = { beginning: beginningByName(model) };
  // A verdict by a schema or of a few tokens has no thought before it. This says nothing about other replies.
  const bySchema: Connection = { beginning: 'unknown' };
  return {
    description: descriptionOf(settings),
    connected: true,
    server: { baseUrl, model },
    answer: (request) =>
      new ChatAnswer(server, request.schema || request.sampling ? bySchema : connection, request),
    cutSilently: () => window.cutSilently(),
  };
}

const over = { done: true, value: undefined } as const;

/** The answer to one request. It sends what fits into the model's context; when the server refuses its length, once more, shorter. */
class ChatAnswer implements AsyncIterableIterator<string, undefined> {
  #call: ChatCall | null = null;
  #hasBegun = false;
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
    const { request, server } = this;
    if (this.#isOver || request.signal.aborted) return this.return();
    try {
      this.#call ??= this.#callWith(await server.window.fit(request.messages));
      const piece = await this.#call.next();
      if (piece === null) {
        const { tokens, request: sent } = this.#call;
        if (tokens) server.window.counted(sent.messages, tokens);
        return this.return();
      }
      this.#hasBegun = true;
      return { done: false, value: piece };
    } catch (error) {
      this.#call = await this.#shorterCall(error);
      if (this.#call) return this.next();
      this.#isOver = true;
      throw error;
    }
  }

  async return(): Promise<typeof over> {
    this.#isOver = true;
    this.#call?.end();
    return over;
  }

  #callWith(messages: ModelRequest['messages']): ChatCall {
    if (messages !== this.request.messages) this.request.onShortened?.(messages);
    return new ChatCall(this.server, this.connection, { ...this.request, messages });
  }

  /** A call with a shorter prompt, where the last one failed for its length. */
  async #shorterCall(error: unknown): Promise<ChatCall | null> {
    const { window } = this.server;
    const sent = this.#call?.request.messages;
    if (!sent || this.#hasBegun || this.#isShortened) return null;
    if (!(error instanceof ModelError && error.cause instanceof TooLong)) return null;
    window.refused(sent, error.cause);
    const shorter = await window.fit(this.request.messages);
    this.#isShortened = true;
    return charactersOf(shorter) < charactersOf(sent) ? this.#callWith(shorter) : null;
  }
}

const charactersOf = (messages: ModelRequest['messages']): number =>
  messages.reduce((characters, { content }) => characters + content.length, 0);

/**
 * How long a trial may take, in milliseconds: a server on this machine may have to read a large model from
 * the disk.
 */
const trialTimeouts = { firstToken: 50_000, silence: 15_000, wholeAnswer: 60_000 } as const;

/** How much of the answer is read, in characters. */
const longestAnswer = 400;

const question = 'Please say in one short sentence what two and three make.';

/**
 * Asks a model one small question.
 * @returns why it gave no answer; null when it gave one, whatever it says
 */
export async function tryModel(
  settings: Pick<OpenAiCompatibleSettings, 'baseUrl' | 'apiKey' | 'model'>,
  signal: AbortSignal,
): Promise<ModelFailure | null> {
  return askOnce(createOpenAiCompatibleModel({ ...settings, timeouts: trialTimeouts }), signal);
}

/** Asks a model one small question, with the timeouts of the model. @returns the same as `tryModel` */
export async function askOnce(model: Model, signal: AbortSignal): Promise<ModelFailure | null> {
  let length = 0;
  try {
    for await (const piece of model.answer({ messages: [{ role: 'user', content: question }], signal })) {
      length += piece.length;
      if (length >= longestAnswer) break;
    }
  } catch (error) {
    return failureOf(error);
  }
  return signal.aborted ? 'too-slow' : null;
}
