import { timedFetch } from './timed-fetch.ts';

/** The timeout of an early request, in milliseconds. After it, a response that nobody took is dropped too. */
const timeout = 20_000;

/** The early responses by the key of their request. */
const answers = new Map<string, Promise<Response>>();

/**
 * The keys of the requests that the app has already made. An early response to one of them would come too
 * late.
 */
const requested = new Set<string>();
/** The maximum length of that list. All early requests are made long before the app has made this many. */
const requestedMaximum = 100;

/** Whether early requests are over: the app has changed something, for example with a sign-out. */
let isOver = false;

const keyOf = (path: string, authorization: string | null): string => `${authorization ?? ''} ${path}`;

/**
 * Requests something that the first screen will show, while the app is still loading. When the app makes the
 * same request, it gets this response.
 * @param token the bearer token, or null to use the identity service's cookie
 * @throws Error when the app has made the request already, or has changed something
 */
export async function askEarly(path: string, token: string | null): Promise<Response> {
  const authorization = token === null ? null : `Bearer ${token}`;
  const key = keyOf(path, authorization);
  if (isOver || requested.has(key)) throw new Error('It is too late for an early request.');
  const answer = timedFetch(path, {
    headers: { accept: 'application/json', ...(authorization !== null && { authorization }) },
    ...(authorization === null && { credentials: 'include' }),
    signal: AbortSignal.timeout(timeout),
  });
  answers.set(key, answer);
  setTimeout(() => answers.delete(key), timeout);
  // The body is read twice: by the caller and by the app.
  return answer.then((response) => response.clone());
}

/**
 * The early response to a request, if there is one: it is used once, and only for its account. A request that
 * changes something drops all early responses, and no early request is made after it.
 */
export function takeEarly(path: string, request: RequestInit): Promise<Response> | undefined {
  if ((request.method ?? 'GET') !== 'GET') {
    isOver = true;
    answers.clear();
    return undefined;
  }
  const key = keyOf(path, new Headers(request.headers).get('authorization'));
  if (requested.size < requestedMaximum) requested.add(key);
  const answer = answers.get(key);
  answers.delete(key);
  return answer;
}
