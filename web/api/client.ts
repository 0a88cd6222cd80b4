import { unattendedHeader } from '../../contract/constants.ts';
import type { AnswerOf, BodyInput, Endpoint, ParamsOf, QueryInput } from '../../contract/endpoint.ts';
import { isAttended } from './attendance.ts';
import { bearer } from './bearer.ts';
import { ConnectionError } from './connection-error.ts';
import { takeEarly } from './early-answers.ts';
import { passwordPrompt } from './password-prompt.ts';
import { isPasswordNeeded, readRefusal } from './refusal.ts';
import { timedFetch } from './timed-fetch.ts';

/** How long a call waits for its answer, in milliseconds. */
const answerTimeout = 20_000;

/**
 * The timeout of a call for which the server asks a model, in milliseconds. The server itself gives up
 * earlier.
 */
export const modelTimeout = 75_000;

/** `{ Name: Value }` when the endpoint declares this part, otherwise nothing. */
type Part<Name extends string, Declared, Value> = Declared extends object ? { [K in Name]: Value } : unknown;

interface CallOptions {
  readonly signal?: AbortSignal;
  /**
   * A token to use instead of that of the signed-in account. During a sign-in, the identity room already has
   * a token although no account is signed in yet.
   */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** How long to wait for the answer, in milliseconds. */
  readonly timeout?: number;
}

/** The input of a call, as the endpoint declares it. */
export type CallInput<E extends Endpoint> = CallOptions &
  Part<'params', E['params'], ParamsOf<E>> &
  Part<'body', E['body'], BodyInput<E>> &
  (E['query'] extends object ? { query?: Partial<QueryInput<E>> } : unknown);

/** The input of a call without the types of its endpoint. */
interface LooseInput extends CallOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The path of a call with its parameters and its query; undefined ones are left out. */
export function pathOf(endpoint: Endpoint, input: Pick<LooseInput, 'params' | 'query'>): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
  return query.length === 0 ? path : `${path}?${search}`;
}

function requestOf(endpoint: Endpoint, input: LooseInput, accept: string, token: string | null): RequestInit {
  const headers: Record<string, string> = { accept, ...input.headers };
  if (token !== null) headers.authorization = `Bearer ${token}`;
  if (!isAttended()) headers[unattendedHeader] = '1';
  if (input.body !== undefined) headers['content-type'] = 'application/json';
  const body = input.body === undefined ? null : JSON.stringify(input.body);
  return { method: endpoint.method, headers, body, signal: input.signal ?? null };
}

/** A fetch whose failures are ConnectionErrors; an abort by the caller stays an abort. */
export async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await (takeEarly(path, request) ?? timedFetch(path, request));
  } catch (error) {
    if (request.signal?.aborted === true) throw error;
    throw new ConnectionError();
  }
}

/** The JSON value of a body; null for a body that is not JSON or breaks off. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/**
 * Sends a call and returns a successful answer. When the server no longer accepts the token of the signed-in
 * account, the token is renewed once.
 * @throws ContractError for a refusal, ConnectionError when the call or the renewal got no answer
 */
export async function send(endpoint: Endpoint, input: LooseInput, accept: string): Promise<Response> {
  const path = pathOf(endpoint, input);
  const token = input.token ?? bearer.token;
  const response = await reach(path, requestOf(endpoint, input, accept, token));
  if (response.ok) return response;
  if (response.status === 401 && token !== null && input.token === undefined) {
    const newToken = await bearer.renew(token);
    if (newToken !== null) return send(endpoint, { ...input, token: newToken }, accept);
  }
  throw readRefusal(await readJson(response), response.headers.get('retry-after'));
}

/** Runs `work` with a signal that also fires after `milliseconds`; the timeout throws a ConnectionError. */
async function withTimeout<T>(
  milliseconds: number,
  callerSignal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort(callerSignal?.reason);
  if (callerSignal?.aborted === true) abort();
  callerSignal?.addEventListener('abort', abort, { once: true });
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, milliseconds);
  try {
    return await work(controller.signal);
  } catch (error) {
    throw timedOut ? new ConnectionError('timeout') : error;
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', abort);
  }
}

/**
 * Makes one product call. If the server asks for the password first, the person is asked for it, and the call
 * is made again; its caller notices nothing.
 * @throws ContractError for a refusal, also when the password was not typed, ConnectionError without a readable answer, or the reason of the
 * caller's signal if that has fired
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> {
  try {
    return await callOnce(endpoint, input);
  } catch (error) {
    if (!(isPasswordNeeded(error) && (await passwordPrompt.ask()))) throw error;
    return call(endpoint, input);
  }
}

function callOnce<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> {
  return withTimeout(input.timeout ?? answerTimeout, input.signal, async (signal) => {
    const response = await send(endpoint, { ...(input as LooseInput), signal }, 'application/json');
    const answer = await readJson(response);
    // The caller aborted while the answer was read: that is not a failure of the connection.
    input.signal?.throwIfAborted();
    if (typeof answer !== 'object' || answer === null) throw new ConnectionError();
    return answer as AnswerOf<E>;
  });
}
