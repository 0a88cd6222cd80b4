import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits as sizes } from '../../contract/constants.ts';
import { ContractError, type ErrorCode, errors } from '../../contract/errors.ts';
import { originOf } from '../http/addresses.ts';
import { disconnectSignal } from '../http/disconnection.ts';
import { errorHandler, notJson, refuse, refuseInvalidText } from '../http/refusals.ts';
import { type Auth, addressHeader, secondFactorHeader } from './auth.ts';
import { withoutDevice } from './devices.ts';
import { holdDevice, leaveDevice } from './held-device-rules.ts';
import { isPasswordVersion, passwordVersion, secondFactorGuesses } from './password-rules.ts';
import { admitDevice, mustChangePassword } from './reset-rules.ts';
import type { IdentityContext } from './rules.ts';
import { beginExchange, beginSignIn, countBySignIn, type Guards } from './sign-in-attempts.ts';
import { signInRecords } from './sign-in-records.ts';

/** The operations of the identity service that are served (spec 7). All others are refused as not found. */
const operations = {
  signIn: { method: 'POST', path: '/api/auth/sign-in/email' },
  verify: { method: 'POST', path: '/api/auth/one-time-token/verify' },
  signOut: { method: 'POST', path: '/api/auth/sign-out' },
  session: { method: 'GET', path: '/api/auth/get-session' },
  displayName: { method: 'POST', path: '/api/auth/update-user' },
} as const;

/** Serves the embedded identity service under /api/auth with our rate limits and refusals. */
export function mountIdentity(app: FastifyInstance, ctx: IdentityContext, guards: Guards): void {
  const { auth } = ctx;
  const { limits, devices } = guards;
  const records = signInRecords(ctx);
  app.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers();
    // The body is passed on as text, since the service parses it. Text that cannot be stored is refused before that.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
      try {
        if (String(body).trim() !== '') refuseInvalidText(JSON.parse(String(body)));
        done(null, body);
      } catch (error) {
        done(error instanceof ContractError ? error : new ContractError('invalid-input', notJson));
      }
    });

    scope.setErrorHandler(async (error, request, reply) => {
      if (error instanceof ContractError && error.code === 'too-many-requests')
        await records.limitReached(originOf(request), fieldOf(request.body, 'email'));
      return errorHandler(error, request, reply);
    });

    scope.route({
      ...operations.signIn,
      url: operations.signIn.path,
      handler: async (request, reply) => {
        const email = fieldOf(request.body, 'email') ?? '';
        const account = email.toLowerCase().slice(0, sizes.emailMaximum);
        limits.check('signInByAccount', account);
        const guessed = await passwordVersion(ctx, account);
        const code = typedCode(request.body);
        const attempt = await beginSignIn(guards, {
          request,
          account,
          version: guessed,
          disconnected: disconnectSignal(reply),
        });
        // Counted before the answer is known, so that simultaneous guesses all count. Not counted before `beginSignIn`, so
        // that a stranger's refused attempts do not use up the owner's tries.
        const guesses = code && (await secondFactorGuesses(ctx, { email: account }));
        const guess = guesses && limits.take('wrongSecondFactorByAccount', guesses);
        // The password may have changed while the attempt waited for its turn.
        const version = await passwordVersion(ctx, account);
        // Only these fields are passed on: the service has other options, which are not offered.
        const password = fieldOf(request.body, 'password');
        const body = JSON.stringify({ email, password, rememberMe: staysSignedIn(request.body) });
        const made = await forward(auth, withoutBearer(request, code), body);
        const answer = await revokeIfPasswordChanged(ctx, account, version, made);
        if (answer.status !== 401) attempt.giveBack();
        const refused = answer.ok ? undefined : await productRefusal(answer.clone());
        if (guess && refused?.code !== 'wrong-second-factor') guess.giveBack();
        const isFailure = [401, 403].includes(answer.status) && refused?.code !== 'second-factor-required';
        if (isFailure) await records.failed(originOf(request), account);
        if (answer.ok) {
          const { token, user } = (await answer.clone().json()) as { token: string; user: { id: string } };
          await records.signedIn(originOf(request), user.id);
          limits.count('signInByAccount', account);
          const { cookie: cookies } = request.headers;
          const signedIn = { uid: user.id, account, token, cookies, from: originOf(request) };
          const device = devices.idOf(cookies) ?? devices.newId();
          if (await admitDevice(ctx, devices, signedIn))
            reply.header('set-cookie', devices.remember(cookies, account, device));
          await holdDevice(ctx, device, user.id);
        }
        return send(reply, answer);
      },
    });
    scope.route({
      ...operations.verify,
      url: operations.verify.path,
      handler: async (request, reply) => {
        const attempt = await beginExchange(guards, request, disconnectSignal(reply));
        const answer = await forward(auth, withoutBearer(request));
        if (!answer.ok) await records.failed(originOf(request));
        else {
          attempt.giveBack();
          const { user } = (await answer.clone().json()) as { user: { id: string; email: string } };
          await records.signedIn(originOf(request), user.id);
          const { cookie: cookies } = request.headers;
          const device = devices.idOf(cookies) ?? devices.newId();
          reply.header('set-cookie', devices.remember(cookies, user.email.toLowerCase(), device));
          await holdDevice(ctx, device, user.id);
        }
        return send(reply, answer);
      },
    });
    scope.route({
      ...operations.displayName,
      url: operations.displayName.path,
      handler: async (request, reply) => {
        countBySignIn(guards, 'displayNameBySignIn', request);
        const name = fieldOf(request.body, 'name')?.trim();
        if (!name || name.length > 100)
          throw new ContractError('invalid-input', 'Please give a name of 1 to 100 characters.');
        const uid = await signedInAs(auth, request);
        if (uid && (await mustChangePassword(ctx, uid))) throw new ContractError('password-change-required');
        // Only the name is passed on; other fields are dropped.
        return send(reply, await forward(auth, request, JSON.stringify({ name })));
      },
    });
    scope.route({
      ...operations.signOut,
      url: operations.signOut.path,
      handler: async (request, reply) => {
        countBySignIn(guards, 'identityBySignIn', request);
        const uid = await signedInAs(auth, request);
        const answer = await forward(auth, request);
        if (answer.ok && uid) await records.signedOut(originOf(request), uid);
        const device = devices.idOf(request.headers.cookie);
        if (answer.ok && device) await leaveDevice(ctx, device);
        return send(reply, answer);
      },
    });
    scope.route({
      ...operations.session,
      url: operations.session.path,
      handler: async (request, reply) => {
        countBySignIn(guards, 'identityBySignIn', request);
        return send(reply, await forward(auth, request));
      },
    });
    ready();
  });
}

/**
 * Revokes a sign-in whose password was changed while it was being checked. That change ended the sign-ins that existed then,
 * but not this one, which came a moment later.
 * @returns the answer, or a 401 in its place
 */
async function revokeIfPasswordChanged(
  ctx: IdentityContext,
  account: string,
  version: string,
  answer: Response,
): Promise<Response> {
  if (!answer.ok || (await isPasswordVersion(ctx, account, version))) return answer;
  const { token } = (await answer.json()) as { token: string };
  await (await ctx.auth.$context).internalAdapter.deleteSession(token);
  return new Response(null, { status: 401 });
}

function fieldOf(body: unknown, name: string): string | undefined {
  const value = memberOf(body, name);
  return typeof value === 'string' ? value : undefined;
}

const staysSignedIn = (body: unknown): boolean => memberOf(body, 'rememberMe') !== false;

function memberOf(body: unknown, name: string): unknown {
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

/** The code that was typed for the second factor, reduced to the letters and digits of which codes consist. */
function typedCode(body: unknown): string | undefined {
  const typed = fieldOf(body, 'code')?.trim();
  if (!typed) return undefined;
  return typed.replace(/[^A-Za-z0-9]/g, '').slice(0, 40) || 'none';
}

/**
 * A call without its bearer token. A new sign-in ends the one of the browser's cookie; the service would read a bearer token
 * like a cookie and end that sign-in as well.
 */
function withoutBearer(
  { headers, host, ip, method, url, body }: FastifyRequest,
  code?: string,
): ForwardedCall {
  const { authorization: _, ...others } = headers;
  return { headers: others, host, ip, method, url, body, code };
}

/** The account that a call is signed in to, by a bearer token or a cookie. */
async function signedInAs(auth: Auth, { headers, host, ip }: FastifyRequest): Promise<string | undefined> {
  const { method, path: url } = operations.session;
  const answer = await forward(auth, { headers, host, ip, method, url, body: undefined });
  if (!answer.ok) return undefined;
  const found = (await answer.json()) as { user: { id: string } } | null;
  return found?.user.id;
}

/** Headers that only this server sets. */
const ownHeaders: readonly string[] = [addressHeader, secondFactorHeader];

/** Passes a request to the service as a web Request. */
async function forward(auth: Auth, request: ForwardedCall, body = request.body): Promise<Response> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // The client's claims about proxies are dropped: the server has determined the address that is set below.
    if (value === undefined || name.startsWith('x-forwarded') || ownHeaders.includes(name)) continue;
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
  // Browsers send an Origin with every cross-site POST, so a call with neither comes from a program. The service would check
  // these headers as it does a browser's.
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

/** Sends the service's answer; refusals are in the form of the contract and hide the service's own messages. */
async function send(reply: FastifyReply, answer: Response): Promise<unknown> {
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  // Fastify adds each to those that are set already.
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  if (answer.ok) return reply.status(answer.status).send(await answer.text());
  return refuse(reply, (await productRefusal(answer)) ?? refusalOf(answer.status));
}

/** A refusal of the product that the service passed on (admission.ts). The service's own codes are in upper case. */
async function productRefusal(answer: Response): Promise<ContractError | undefined> {
  const code = memberOf(await answer.text(), 'code');
  return typeof code === 'string' && Object.hasOwn(errors, code)
    ? new ContractError(code as ErrorCode)
    : undefined;
}

function refusalOf(status: number): ContractError {
  if (status === 401) return new ContractError('not-signed-in', 'Invalid email or password');
  if (status === 403) return new ContractError('origin-not-allowed');
  if (status === 429) return new ContractError('too-many-requests');
  if (status >= 500) return new ContractError('internal-error');
  return new ContractError('invalid-input');
}
