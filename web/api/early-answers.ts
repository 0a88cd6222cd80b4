import { address } from './address.ts';

/** Milliseconds for which an early answer is waited for, and after which nobody is given it any more. */
const patience = 20_000;

const answers = new Map<string, Promise<Response>>();

const keyOf = (path: string, authorization: string | null): string => `${authorization ?? ''} ${path}`;

/**
 * Asks for what the first screen will show while the code that shows it is still on its way: whoever then asks the
 * same is given this answer.
 * @param token the bearer token, or null to ask with the identity service's cookie
 */
export function askEarly(path: string, token: string | null): Promise<Response> {
  const authorization = token === null ? null : `Bearer ${token}`;
  const key = keyOf(path, authorization);
  const answer = fetch(address(path), {
    headers: { accept: 'application/json', ...(authorization !== null && { authorization }) },
    ...(authorization === null && { credentials: 'include' }),
    signal: AbortSignal.timeout(patience),
  });
  answers.set(key, answer);
  setTimeout(() => answers.delete(key), patience);
  // Read twice: here, and by whoever takes it.
  return answer.then((response) => response.clone());
}

/**
 * The early answer to a request, where there is one: it is given once, and to the account that it is for.
 * A request that changes something makes all of them old.
 */
export function takeEarly(path: string, request: RequestInit): Promise<Response> | undefined {
  if ((request.method ?? 'GET') !== 'GET') {
    answers.clear();
    return undefined;
  }
  const key = keyOf(path, new Headers(request.headers).get('authorization'));
  const answer = answers.get(key);
  answers.delete(key);
  return answer;
}
