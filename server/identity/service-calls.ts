import type { FastifyReply, FastifyRequest } from 'fastify';
import { ContractError, type ErrorCode, errors } from '../../contract/errors.ts';
import { refuse } from '../http/refusals.ts';
import { type Auth, addressHeader, secondFactorHeader } from './auth.ts';
import { withoutDevice } from './devices.ts';

/* Passes calls on to the embedded identity service, and sends its answers back to the caller. */

/** The operation of the service that says who is signed in. */
export const sessionOperation = { method: 'GET', path: '/api/auth/get-session' } as const;

/** The text with this name in a JSON body; undefined when there is none. */
export function fieldOf(body: unknown, name: string): string | undefined {
  const value = memberOf(body, name);
  return typeof value === 'string' ? value : undefined;
}

/** The member with this name in a JSON body; undefined when there is none, or when the body is not JSON. */
export function memberOf(body: unknown, name: string): unknown {
  try {
    return JSON.parse(String(body))?.[name];
  } catch {
    return undefined;
  }
}

/** The parts of a call that are passed on to the identity service. */
interface ForwardedCall extends Pick<FastifyRequest, 'headers' | 'host' | 'ip' | 'method' | 'url' | 'body'> {
  /** What was typed for the second factor. */
  readonly code?: string | undefined;
}

/**
 * A call without its bearer token. A new sign-in ends the sign-in of the browser's cookie
 * (one-sign-in-per-browser.ts). The service would treat a bearer token like that cookie and end the sign-in
 * of the token too.
 */
export function withoutBearer(
  { headers, host, ip, method, url, body }: FastifyRequest,
  code?: string,
): ForwardedCall {
  const { authorization: _, ...others } = headers;
  return { headers: others, host, ip, method, url, body, code };
}

/** The account that a call is signed in to, by a bearer token or a cookie. */
export async function signedInAs(
  auth: Auth,
  { headers, host, ip }: FastifyRequest,
): Promise<string | undefined> {
  const { method, path: url } = sessionOperation;
  const answer = await forward(auth, { headers, host, ip, method, url, body: undefined });
  if (!answer.ok) return undefined;
  const found = (await answer.json()) as { user: { id: string } } | null;
  return found?.user.id;
}

/** Headers that only this server sets. */
const ownHeaders: readonly string[] = [addressHeader, secondFactorHeader];

/** Passes a request to the service as a web Request. */
export async function forward(auth: Auth, request: ForwardedCall, body = request.body): Promise<Response> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // The client's claims about proxies are dropped: the server has determined the address that is set below.
    if (value === undefined || name.startsWith('x-forwarded') || ownHeaders.includes(name)) continue;
    // These describe the client's body, which may be replaced.
    if (name === 'content-length' || name === 'transfer-encoding') continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // The host that was called, even when a trusted proxy forwards to another one.
  headers.set('host', request.host);
  headers.set(addressHeader, request.ip);
  if (request.code) headers.set(secondFactorHeader, request.code);
  // The service must not see the device's cookie: it requires an Origin of every call with a cookie.
  const cookies = withoutDevice(request.headers.cookie ?? '');
  if (cookies) headers.set('cookie', cookies);
  else headers.delete('cookie');
  // Browsers send an Origin with every cross-site POST, so a call with neither an Origin nor a cookie comes
  // from a program. With these headers the service would check the call as it checks a call of a browser, so
  // they are removed.
  if (!headers.has('origin') && !headers.has('cookie')) {
    for (const name of ['sec-fetch-mode', 'sec-fetch-site', 'sec-fetch-dest', 'referer'])
      headers.delete(name);
  }
  if (request.method === 'POST') headers.set('content-type', 'application/json');
  const init = { method: request.method, headers };
  const text = typeof body === 'string' && body.trim() !== '' ? body : '{}';
  const url = new URL(request.url, 'http://localhost');
  return auth.handler(new Request(url, request.method === 'POST' ? { ...init, body: text } : init));
}

/**
 * Sends the service's answer; refusals are in the form of the contract and hide the service's own messages.
 */
export async function send(reply: FastifyReply, answer: Response): Promise<unknown> {
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  // Fastify adds each cookie to those that are already set.
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  if (answer.ok) return reply.status(answer.status).send(await answer.text());
  return refuse(reply, (await productRefusal(answer)) ?? refusalOf(answer.status));
}

/**
 * The refusal of the product that the service passed on (admission.ts); undefined for a refusal of the
 * service itself, whose codes are in upper case and therefore none of the contract.
 */
export async function productRefusal(answer: Response): Promise<ContractError | undefined> {
  const code = memberOf(await answer.text(), 'code');
  return typeof code === 'string' && Object.hasOwn(errors, code)
    ? new ContractError(code as ErrorCode)
    : undefined;
}

/** The refusal of the contract for a status of the service. */
function refusalOf(status: number): ContractError {
  if (status === 401) return new ContractError('not-signed-in', 'Invalid email or password');
  if (status === 403) return new ContractError('origin-not-allowed');
  if (status === 429) return new ContractError('too-many-requests');
  if (status >= 500) return new ContractError('internal-error');
  return new ContractError('invalid-input');
}
