import { address } from './address.ts';

/** Milliseconds after which an early question is given up, and an early answer is dropped. */
const timeout = 20_000;

const answers = new Map<string, Promise<Response>>();

/** What the app has already asked for: an early answer would come too late for it, and would be stale later. */
const asked = new Set<string>();
/** All early questions have been asked long before this many. */
const mostAsked = 100;

/** Set by the first request that changes something, such as a sign-out: what is asked after it is the app's to ask. */
let over = false;

const keyOf = (path: string, authorization: string | null): string => `${authorization ?? ''} ${path}`;

/**
 * Asks for what the first screen will show while the code that shows it is still on its way: whoever then asks the
 * same is given this answer.
 * @param token the bearer token, or null to ask with the identity service's cookie
 * @throws Error when the app has asked it already, or has changed something
 */
export async function askEarly(path: string, token: string | null): Promise<Response> {
  const authorization = token === null ? null : `Bearer ${token}`;
  const key = keyOf(path, authorization);
  if (over || asked.has(key)) throw new Error('It is too late to ask early.');
  const answer = fetch(address(path), {
    headers: { accept: 'application/json', ...(authorization !== null && { authorization }) },
    ...(authorization === null && { credentials: 'include' }),
    signal: AbortSignal.timeout(timeout),
  });
  answers.set(key, answer);
  setTimeout(() => answers.delete(key), timeout);
  // The body is read twice: here and by the app.
  return answer.then((response) => response.clone());
}

/**
 * The early answer to a request, where there is one: it is given once, and to the account that it is for.
 * A request that changes something makes all of them old, and nothing is asked early after it.
 */
export function takeEarly(path: string, request: RequestInit): Promise<Response> | undefined {
  if ((request.method ?? 'GET') !== 'GET') {
    over = true;
    answers.clear();
    return undefined;
  }
  const key = keyOf(path, new Headers(request.headers).get('authorization'));
  if (asked.size < mostAsked) asked.add(key);
  const answer = answers.get(key);
  answers.delete(key);
  return answer;
}
