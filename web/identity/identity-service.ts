import type { AnswerOf } from '../../contract/endpoint.ts';
import { getDraftKey, getMe } from '../../contract/identity.ts';
import { call, reach } from '../api/client.ts';
import { ConnectionError } from '../api/connection-error.ts';

/** The signed-in account, according to the identity service. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
}

/** An account with its bearer token. */
export interface Credential {
  readonly token: string;
  readonly account: Account;
}

/** A refusal of the identity service with its own message, which spec 5 maps to a sentence. */
export class IdentityError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'IdentityError';
  }
}

/** How long a call waits for its answer, in milliseconds. */
const timeout = 20_000;

/**
 * Calls the identity service; browsers send its httpOnly cookie with these calls only (contract "Identity").
 * @throws IdentityError when it refuses; ConnectionError without an answer, when the server fails, and when
 *   something else answered, such as the sign-in page of a hotel's network
 */
async function ask(path: string, body?: object, token?: string): Promise<Record<string, unknown> | null> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  const { status, answer } = await send(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    credentials: 'include',
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
  if (status < 400) return answer;
  if (status >= 500) throw new ConnectionError();
  throw new IdentityError(String(answer?.code ?? status), String(answer?.message ?? ''));
}

/** Sends a call. @throws ConnectionError without an answer in JSON */
async function send(path: string, init: RequestInit) {
  try {
    const response = await reach(`/api/auth${path}`, init);
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> | null };
  } catch {
    throw new ConnectionError();
  }
}

function readCredential(token: unknown, user: unknown): Credential {
  const { id, email, name } = (user ?? {}) as Record<string, unknown>;
  if (typeof token !== 'string' || typeof id !== 'string') throw new ConnectionError();
  return {
    token,
    account: { uid: id, email: String(email ?? ''), displayName: String(name ?? '') },
  };
}

const tokenOfSession = (session: unknown): unknown => (session as { token?: unknown } | undefined)?.token;

/** The account that this browser is signed in with, or null. @throws ConnectionError */
export async function readCurrent(): Promise<Credential | null> {
  const answer = await ask('/get-session');
  return answer?.session == null ? null : readCredential(tokenOfSession(answer.session), answer.user);
}

/**
 * @param code of the second factor, for an account that has one
 * @throws IdentityError for a wrong email or password, and for a missing or wrong code; ConnectionError
 */
export async function signInWithPassword(
  email: string,
  password: string,
  staysSignedIn: boolean,
  code?: string,
): Promise<Credential> {
  const answer = await ask('/sign-in/email', { email, password, rememberMe: staysSignedIn, code });
  return readCredential(answer?.token, answer?.user);
}

/**
 * Exchanges the single-use token of a registration.
 * @throws IdentityError when it has expired, ConnectionError
 */
export async function signInWithCustomToken(customToken: string): Promise<Credential> {
  const answer = await ask('/one-time-token/verify', { token: customToken, rememberMe: false });
  return readCredential(tokenOfSession(answer?.session), answer?.user);
}

/**
 * Ends the sign-in of this token or, without a token, the sign-in of the cookie.
 * @throws IdentityError, ConnectionError
 */
export async function revoke(token?: string): Promise<void> {
  await ask('/sign-out', {}, token);
}

/**
 * The profile behind a token, and whether its password has to be changed.
 * @throws ContractError profile-not-found, ConnectionError
 */
export const readProfile = (token: string): Promise<AnswerOf<typeof getMe>> => call(getMe, { token });

/**
 * The draft key of the account behind a token.
 * @throws ContractError, ConnectionError
 */
export const readDraftKey = async (token: string): Promise<string> =>
  (await call(getDraftKey, { token })).key;
