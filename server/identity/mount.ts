import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf } from '../../contract/codes.ts';
import { limits as sizes } from '../../contract/constants.ts';
import { ContractError } from '../../contract/errors.ts';
import { accountName, nameChange } from '../../contract/identity.ts';
import { originOf } from '../http/addresses.ts';
import { disconnectSignal } from '../http/disconnection.ts';
import { errorHandler, notJson, refuseInvalidText } from '../http/refusals.ts';
import { originsOf } from './auth.ts';
import { holdDevice, leaveDevice } from './held-device-rules.ts';
import { mayRename, renameOwn } from './name-rules.ts';
import { isPasswordVersion, passwordVersion, secondFactorGuessKey } from './password-rules.ts';
import { admitDevice, mustChangePassword } from './reset-rules.ts';
import type { IdentityContext } from './rules.ts';
import {
  fieldOf,
  forward,
  memberOf,
  productRefusal,
  send,
  sessionOperation,
  signedInAs,
  withoutBearer,
} from './service-calls.ts';
import { beginExchange, beginSignIn, countBySignIn, type Guards } from './sign-in-attempts.ts';
import { signInRecords } from './sign-in-records.ts';
import { findProfile } from './store.ts';

/** The operations of the identity service that are served (spec 7). All others are refused as not found. */
const operations = {
  signIn: { method: 'POST', path: '/api/auth/sign-in/email' },
  verify: { method: 'POST', path: '/api/auth/one-time-token/verify' },
  signOut: { method: 'POST', path: '/api/auth/sign-out' },
  session: sessionOperation,
  displayName: { method: 'POST', path: '/api/auth/update-user' },
} as const;

/** Serves the embedded identity service under /api/auth with the rate limits and refusals of the product. */
export function mountIdentity(app: FastifyInstance, ctx: IdentityContext, guards: Guards): void {
  const records = signInRecords(ctx);
  app.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers();
    // The body is passed on as text, since the service parses it. Text that cannot be stored is refused
    // before that.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
      try {
        if (String(body).trim() !== '') refuseInvalidText(JSON.parse(String(body)));
        done(null, body);
      } catch (error) {
        done(error instanceof ContractError ? error : new ContractError('invalid-input', notJson));
      }
    });

    scope.addHook('onRequest', async (request) => refusePagesElsewhere(request, guards.origins));

    scope.setErrorHandler(async (error, request, reply) => {
      if (error instanceof ContractError && error.code === 'too-many-requests')
        await records.limitReached(originOf(request), fieldOf(request.body, 'email'));
      return errorHandler(error, request, reply);
    });

    const calls = { ctx, guards, records };
    const serve = (name: keyof typeof operations, handler: Handler) =>
      scope.route({
        method: operations[name].method,
        url: operations[name].path,
        handler: async (request, reply) => send(reply, await handler(calls, request, reply)),
      });
    serve('signIn', signIn);
    serve('verify', exchangeToken);
    serve('displayName', changeDisplayName);
    serve('signOut', signOut);
    serve('session', readSession);
    ready();
  });
}

/**
 * Refuses a change that a page of another site asks for, with or without a cookie: it could sign a browser in
 * to an account of its own choice. Programs send neither header.
 * @throws ContractError origin-not-allowed
 */
function refusePagesElsewhere({ method, headers, host }: FastifyRequest, origins: readonly string[]): void {
  const { origin, 'sec-fetch-site': site } = headers;
  if (method !== 'POST' || site === 'same-origin') return;
  const isElsewhere = origin !== undefined || site === 'cross-site' || site === 'same-site';
  if (isElsewhere && ![...origins, ...originsOf(host)].includes(origin ?? ''))
    throw new ContractError('origin-not-allowed');
}

/** What the handlers below need. */
interface IdentityCalls {
  readonly ctx: IdentityContext;
  readonly guards: Guards;
  readonly records: ReturnType<typeof signInRecords>;
}

/** Answers a call of the service; the answer is sent by `send`. */
type Handler = (calls: IdentityCalls, request: FastifyRequest, reply: FastifyReply) => Promise<Response>;

/** Signs in with email address, password and second factor. */
const signIn: Handler = async (calls, request, reply) => {
  const { ctx, guards, records } = calls;
  const { limits } = guards;
  const account = accountName((fieldOf(request.body, 'email') ?? '').slice(0, sizes.emailMaximum));
  await limits.check('signInByAccount', account);
  const version = await passwordVersion(ctx, account);
  const code = typedCode(request.body);
  const attempt = await beginSignIn(guards, {
    request,
    account,
    version,
    disconnected: disconnectSignal(reply),
  });
  // The code is counted as a guess before the answer is known, so that simultaneous guesses all count. It is
  // counted only after `beginSignIn`, so that the refused attempts of a stranger do not use up the owner's
  // tries.
  const guessKey = code && (await secondFactorGuessKey(ctx, { email: account }));
  const guess = guessKey && (await limits.take('wrongSecondFactorByAccount', guessKey));
  const answer = await passwordAnswer(ctx, request, account, code).catch((error: unknown) => {
    // A failure of the server, such as a full disk, is nobody's guess.
    attempt.giveBack();
    if (guess) guess.giveBack();
    throw error;
  });
  // Only a wrong password counts as a failed attempt, and only a wrong code as a guess.
  if (answer.status !== 401) attempt.giveBack();
  const refused = answer.ok ? undefined : await productRefusal(answer.clone());
  if (guess && refused?.code !== 'wrong-second-factor') guess.giveBack();
  const isFailure = [401, 403].includes(answer.status) && refused?.code !== 'second-factor-required';
  if (isFailure) await records.failed(originOf(request), account);
  if (answer.ok) await afterSignIn(calls, request, reply, account, answer);
  return answer;
};

/**
 * The service's answer to email address and password; a 401 when the password was changed while it was being
 * checked.
 */
async function passwordAnswer(
  ctx: IdentityContext,
  request: FastifyRequest,
  account: string,
  code: string | undefined,
): Promise<Response> {
  // The version is read again: the password may have changed while the attempt waited for its turn.
  const version = await passwordVersion(ctx, account);
  // Only these fields are passed on: the service has other options, which are not offered.
  const body = JSON.stringify({
    email: account,
    password: fieldOf(request.body, 'password'),
    rememberMe: memberOf(request.body, 'rememberMe') !== false,
  });
  const made = await forward(ctx.auth, withoutBearer(request, code), body);
  return revokeIfPasswordChanged(ctx, account, version, made);
}

/** Records a sign-in with a password, and remembers its device unless a reset forbids it (`admitDevice`). */
async function afterSignIn(
  { ctx, guards: { limits, devices }, records }: IdentityCalls,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
  answer: Response,
): Promise<void> {
  const { token, user } = (await answer.clone().json()) as { token: string; user: { id: string } };
  const from = originOf(request);
  await records.signedIn(from, user.id);
  // This limit, which `signIn` checks, counts only sign-ins with the right password.
  await limits.count('signInByAccount', account);
  const { cookie: cookies } = request.headers;
  const device = devices.idOf(cookies) ?? devices.newId();
  if (await admitDevice(ctx, devices, { uid: user.id, account, token, cookies, from }))
    reply.header('set-cookie', devices.remember(cookies, account, device));
  await holdDevice(ctx, device, user.id);
}

/** Exchanges a custom token for a sign-in. */
const exchangeToken: Handler = async ({ ctx, guards, records }, request, reply) => {
  const attempt = await beginExchange(guards, request, disconnectSignal(reply));
  const answer = await forward(ctx.auth, withoutBearer(request)).catch((error: unknown) => {
    attempt.giveBack();
    throw error;
  });
  if (!answer.ok) {
    await records.failed(originOf(request));
    return answer;
  }
  attempt.giveBack();
  const { devices } = guards;
  const { user } = (await answer.clone().json()) as { user: { id: string; email: string } };
  await records.signedIn(originOf(request), user.id);
  const { cookie: cookies } = request.headers;
  const device = devices.idOf(cookies) ?? devices.newId();
  reply.header('set-cookie', devices.remember(cookies, user.email.toLowerCase(), device));
  await holdDevice(ctx, device, user.id);
  return answer;
};

const changeDisplayName: Handler = async ({ ctx, guards }, request) => {
  await countBySignIn(guards, 'displayNameBySignIn', request);
  const { success, data } = nameChange.safeParse({ name: fieldOf(request.body, 'name') });
  if (!success || data.name === undefined)
    throw new ContractError('invalid-input', `Please give a name of 1 to ${sizes.nameMaximum} characters.`);
  const uid = await signedInAs(ctx.auth, request);
  if (uid && (await mustChangePassword(ctx, uid))) throw new ContractError('password-change-required');
  const profile = uid && (await findProfile(ctx.db.read, uid));
  if (profile && !(await mayRename(ctx.db.read, profile))) throw new ContractError('name-change-not-allowed');
  // Only the name is passed on; other fields are dropped.
  const answer = await forward(ctx.auth, request, JSON.stringify({ name: data.name }));
  if (answer.ok && profile)
    await renameOwn(ctx, { uid: profile.uid, name: data.name, role: null, from: originOf(request) }, data);
  return answer;
};

const signOut: Handler = async ({ ctx, guards, records }, request) => {
  await countBySignIn(guards, 'identityBySignIn', request);
  const uid = await signedInAs(ctx.auth, request);
  const answer = await forward(ctx.auth, request);
  if (answer.ok && uid) await records.signedOut(originOf(request), uid);
  const device = guards.devices.idOf(request.headers.cookie);
  if (answer.ok && device) await leaveDevice(ctx, device);
  return answer;
};

const readSession: Handler = async ({ ctx, guards }, request) => {
  await countBySignIn(guards, 'identityBySignIn', request);
  return forward(ctx.auth, request);
};

/**
 * Revokes a sign-in whose password was changed while it was being checked. That change ended the sign-ins
 * that existed then, but not this one, which came a moment later.
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

/** The code that was typed for the second factor. */
function typedCode(body: unknown): string | undefined {
  const typed = fieldOf(body, 'code')?.trim();
  if (!typed) return undefined;
  // Text that is no code is a wrong code, not a missing one. No code reads "none".
  return /^[A-Z0-9]{1,40}$/.exec(codeOf(typed.slice(0, 200)))?.[0] ?? 'none';
}
