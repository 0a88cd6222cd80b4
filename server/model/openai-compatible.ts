import { setImmediate } from 'node:timers/promises';
import { beginningOf } from '../../contract/characters.ts';
import { OwnError } from '../log.ts';
import { beginningByName, type Connection } from './beginning.ts';
import { type CompletionChunk, createCompletionReader } from './completion.ts';
import { ContextWindow } from './context-window.ts';
import { callServer, type HttpAnswer, readText } from './http-call.ts';
import {
  EmptyAnswer,
  type Model,
  ModelError,
  type ModelRequest,
  ServerRefusal,
  type Tokens,
} from './model.ts';
import { TooLong, tooLongIn } from './too-long.ts';
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

const modelTimeouts: ModelTimeouts = { firstToken: 60_000, silence: 20_000, wholeAnswer: 180_000 };

/** The maximum length of an answer, in characters; the call ends there. */
export const answerMaximum = 32_000;

/** The most bytes of a body. A long thought has some; a server that sends blanks for ever gets no further. */
const bytesMaximum = 16_000_000;

/** How many bytes are read without a pause. */
const partLength = 8_000;

/** How long a finished answer's connection may take to end, so that it can be reused. */
const tailTimeout = 250;

/** The statuses of a server that has too much to do; 529 is not in any standard. */
const overloaded = [429, 503, 529];
/** The statuses of a gateway whose model timed out. */
const timedOut = [408, 504];
/** The statuses of a server that does not understand a part of a call. */
const refusing = [400, 422, 501];

export interface OpenAiCompatibleSettings {
  /** Includes the server's /v1. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** In tokens; without it the server is asked. */
  readonly contextLength?: number | undefined;
  readonly timeouts?: Partial<ModelTimeouts> | undefined;
}

/** What a server has shown of the parts of a call that not every server understands. */
interface TakenParts {
  /** Whether it takes a call that asks for the tokens (`stream_options`). */
  usage: 'unknown' | 'taken' | 'refused';
}

/** The settings of a model, with what its server takes. */
type Server = OpenAiCompatibleSettings & { readonly taken: TakenParts; readonly window: ContextWindow };

/**
 * A model behind an OpenAI-compatible server: POST {baseUrl}/chat/completions, streamed. Reasoning, tool calls and unknown
 * fields are ignored. A server that ignores `stream: true` and answers plain JSON works too.
 */
export function createOpenAiCompatibleModel(settings: OpenAiCompatibleSettings): Model {
  const { baseUrl, model } = settings;
  const timeouts = { ...modelTimeouts, ...settings.timeouts };
  const taken: TakenParts = { usage: 'unknown' };
  const window = new ContextWindow(settings, settings.contextLength);
  const connection: Connection = { beginning: beginningByName(model) };
  // A verdict by a schema or of a few tokens has no thought before it. This says nothing about other replies.
  const bySchema: Connection = { beginning: 'unknown' };
  return {
    description: `${model} at ${URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl}`,
    connected: true,
    server: { baseUrl, model },
    answer: (request) =>
      answer(
        { ...settings, taken, window },
        timeouts,
        request.schema || request.sampling ? bySchema : connection,
        request,
      ),
    cutSilently: () => window.cutSilently(),
  };
}

const charactersOf = (messages: ModelRequest['messages']): number =>
  messages.reduce((characters, { content }) => characters + content.length, 0);

/** Sends what fits into the model's context; when the server refuses its length, once more, shorter. */
async function* answer(
  server: Server,
  timeouts: ModelTimeouts,
  connection: Connection,
  request: ModelRequest,
): AsyncGenerator<string, void, undefined> {
  const { window } = server;
  let hasBegun = false;
  const send = async function* (messages: ModelRequest['messages']) {
    let tokens: Tokens | null = null;
    const onTokens = (told: Tokens) => {
      tokens = told;
      request.onTokens?.(told);
    };
    if (messages !== request.messages) request.onShortened?.(messages);
    for await (const piece of attempt(server, timeouts, connection, { ...request, messages, onTokens })) {
      hasBegun = true;
      yield piece;
    }
    if (tokens) window.counted(messages, tokens);
  };
  const messages = await window.fit(request.messages);
  try {
    yield* send(messages);
  } catch (error) {
    if (hasBegun || !(error instanceof ModelError && error.cause instanceof TooLong)) throw error;
    window.refused(messages, error.cause);
    const shorter = await window.fit(request.messages);
    if (charactersOf(shorter) >= charactersOf(messages)) throw error;
    yield* send(shorter);
  }
}

async function* attempt(
  server: Server,
  timeouts: ModelTimeouts,
  connection: Connection,
  { messages, signal, whole, schema, sampling, onTokens }: ModelRequest,
): AsyncGenerator<string, void, undefined> {
  if (signal.aborted) return;
  const call = new AbortController();
  const endCall = () => call.abort();
  signal.addEventListener('abort', endCall, { once: true });
  const timers = startTimers(timeouts, endCall);
  let finished = false;
  let length = 0;
  let blank = true;
  try {
    const response = await postWhatIsTaken(server, connection, { messages, schema, sampling }, call.signal);
    const reader = new AnswerReader(connection, { whole });
    for await (const chunk of chunks(response)) {
      if (chunk.tokens) onTokens?.(chunk.tokens);
      const isLast = chunk.finished && !finished;
      if (isLast) {
        finished = true;
        timers.tail();
      }
      const text =
        reader.take(chunk.text, chunk.separateThoughts) + (isLast ? reader.end(chunk.truncated) : '');
      const piece = beginningOf(text, answerMaximum - length);
      length += piece.length;
      blank &&= piece.trim() === '';
      if (piece !== '') {
        timers.pause();
        yield piece;
        if (finished) timers.tail();
        else timers.silence();
      } else if ((chunk.text !== '' || chunk.thought) && !finished) timers.silence();
      if (piece.length < text.length || signal.aborted) return;
      if (chunk.error !== undefined) throw chunk.error;
    }
    if (!finished)
      throw new ModelError('model-failed', new OwnError('The answer ended before it was whole.'));
  } catch (cause) {
    if (signal.aborted) return;
    // A complete answer stays complete, however its connection ends.
    if (finished && !blank) return;
    if (finished) throw emptyAnswer();
    // The server may come back with another model, whose replies begin differently.
    if (connection.beginning === 'answer') connection.beginning = beginningByName(server.model);
    throw asModelError(cause, timers.expired());
  } finally {
    timers.stop();
    signal.removeEventListener('abort', endCall);
    call.abort();
  }
  if (blank && !signal.aborted) throw emptyAnswer();
}

const emptyAnswer = () => new ModelError('model-failed', new EmptyAnswer());

/** What a call sends to the model. */
type CallContent = Pick<ModelRequest, 'messages' | 'schema' | 'sampling'> & {
  /** Whether the server is asked to tell the tokens. */
  readonly asksTokens: boolean;
};

/**
 * Calls the model and asks for the tokens and for an answer by the schema. A server that refuses the call is
 * asked again without what it has not shown to understand: the tokens first, then the schema. What it refused
 * is left out from then on.
 */
async function postWhatIsTaken(
  server: Server,
  connection: Connection,
  { schema: wanted, ...sent }: Pick<ModelRequest, 'messages' | 'schema' | 'sampling'>,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  const { taken } = server;
  const schema = connection.refusesSchemas ? undefined : wanted;
  const ask = (content: Pick<CallContent, 'schema' | 'asksTokens'>) =>
    post(server, { ...sent, ...content }, signal);
  const asksTokens = taken.usage !== 'refused';
  let response = await ask({ schema, asksTokens });
  if (response.ok && asksTokens) taken.usage = 'taken';
  if (isRefused(response) && taken.usage === 'unknown') {
    await failWhereTooLong(response);
    response = await ask({ schema, asksTokens: false });
    if (response.ok) taken.usage = 'refused';
  }
  if (isRefused(response) && schema) {
    await failWhereTooLong(response);
    response = await ask({ schema: undefined, asksTokens: taken.usage === 'taken' });
    connection.refusesSchemas = response.ok;
  }
  if (!response.ok) await failWhereTooLong(response);
  return response;
}

/** The longest refusal that is read, in bytes. */
const longestRefusal = 16_000;

/** Reads the refusal to its end. @throws ModelError when the server refused the call for its length */
async function failWhereTooLong(response: HttpAnswer): Promise<void> {
  const tooLong = tooLongIn(response.status, await readText(response, longestRefusal));
  if (tooLong) throw new ModelError('model-failed', tooLong);
}

const isRefused = ({ status }: HttpAnswer): boolean => refusing.includes(status);

const post = (
  { baseUrl, apiKey, model }: OpenAiCompatibleSettings,
  { messages, schema, sampling, asksTokens }: CallContent,
  signal: AbortSignal,
) =>
  callServer(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    },
    body: JSON.stringify({
      model,
      messages,
      stream: true,
      ...(sampling && { temperature: sampling.temperature, max_tokens: sampling.maxTokens }),
      ...(asksTokens && { stream_options: { include_usage: true } }),
      ...(schema && {
        response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
      }),
    }),
    signal,
  });

/** The answer of the server, chunk by chunk. @throws ModelError when the server refuses the call */
async function* chunks(response: HttpAnswer): AsyncGenerator<CompletionChunk> {
  if (!response.ok) throw refusalOf(response);
  const reader = createCompletionReader();
  const decoder = new TextDecoder();
  let length = 0;
  for await (const bytes of inParts(response.body)) {
    length += bytes.length;
    if (length > bytesMaximum) throw new OwnError('The model server sent too much.');
    yield reader.read(decoder.decode(bytes, { stream: true }));
  }
  yield reader.read(decoder.decode());
  yield reader.end();
}

/** Cuts a body into small parts and lets other work go on between them: a part may be a thousand events. */
async function* inParts(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let sincePause = 0;
  for await (const bytes of body) {
    for (let at = 0; at < bytes.length; at += partLength) {
      const part = bytes.subarray(at, at + partLength);
      yield part;
      sincePause += part.length;
      if (sincePause < partLength) continue;
      sincePause = 0;
      await setImmediate();
    }
  }
}

/** The failure of a call that the server refused. */
export function refusalOf({ status, retryAfter }: Pick<HttpAnswer, 'status' | 'retryAfter'>): ModelError {
  // The header may also name a date, which is ignored.
  const seconds = /^\d{1,4}$/.exec(retryAfter ?? '')?.[0];
  return new ModelError(
    codeOf(status),
    new ServerRefusal(status, seconds === undefined ? null : Number(seconds) * 1_000),
  );
}

function codeOf(status: number): ModelError['code'] {
  if (overloaded.includes(status)) return 'model-overloaded';
  return timedOut.includes(status) ? 'model-timeout' : 'model-failed';
}

/** @param expired the timeout that ended the call; null for none */
export function asModelError(cause: unknown, expired: string | null): ModelError {
  if (expired !== null)
    return new ModelError('model-timeout', new OwnError(`The model was too slow: ${expired}.`));
  return cause instanceof ModelError ? cause : new ModelError('model-failed', cause);
}

/** Ends the call on a timeout. The timer between texts is stopped while the caller processes one. */
function startTimers(timeouts: ModelTimeouts, endCall: () => void) {
  let expired: string | null = null;
  const after = (milliseconds: number, name: string) =>
    setTimeout(() => {
      expired = name;
      endCall();
    }, milliseconds);
  const wholeAnswer = after(timeouts.wholeAnswer, 'whole answer');
  let next = after(timeouts.firstToken, 'first token');
  const restart = (milliseconds: number, name: string) => {
    clearTimeout(next);
    next = after(milliseconds, name);
  };
  return {
    silence: () => restart(timeouts.silence, 'silence'),
    tail: () => restart(tailTimeout, 'tail'),
    pause: () => clearTimeout(next),
    stop: () => {
      clearTimeout(next);
      clearTimeout(wholeAnswer);
    },
    expired: () => expired,
  };
}
