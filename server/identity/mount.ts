import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits as sizes } from '../../contract/constants.ts';
import { ContractError } from '../../contract/errors.ts';
import type { Limits } from '../http/limits.ts';
import { notJson, refuse, refuseBrokenText } from '../http/refusals.ts';
import { type Auth, addressHeader } from './auth.ts';
import { isPasswordVersion, passwordVersion } from './password-rules.ts';
import type { IdentityContext } from './rules.ts';

/** The operations of the identity service that are served (spec 7); others do not exist. */
const offered = {
  signIn: { method: 'POST', path: '/api/auth/sign-in/email' },
  verify: { method: 'POST', path: '/api/auth/one-time-token/verify' },
  signOut: { method: 'POST', path: '/api/auth/sign-out' },
  session: { method: 'GET', path: '/api/auth/get-session' },
  displayName: { method: 'POST', path: '/api/auth/update-user' },
} as const;

/** Serves the embedded identity service under /api/auth with our rate limits and refusals. */
export function mountIdentity(app: FastifyInstance, ctx: IdentityContext, limits: Limits): void {
  const { auth } = ctx;
  app.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers();
    // The service parses the body itself; input that no call accepts is refused before that.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
      try {
        if (String(body).trim() !== '') refuseBrokenText(JSON.parse(String(body)));
        done(null, body);
      } catch (error) {
        done(error instanceof ContractError ? error : new ContractError('invalid-input', notJson));
      }
    });

    scope.route({
      ...offered.signIn,
      url: offered.signIn.path,
      handler: async (request, reply) => {
        const email = fieldOf(request.body, 'email') ?? '';
        const account = email.toLowerCase().slice(0, sizes.emailMaximum);
        await limits.take('signInByAddress', request.ip);
        const version = await passwordVersion(ctx, account);
        // Counted before the answer is known, so that simultaneous guesses all count, and per password version, so
        // that guesses at a forgotten password do not lock out its owner after a reset.
        const guesses = [
          ['failedSignInByAccountAndAddress', `${account} ${version} ${request.ip}`],
          ['failedSignInByAccount', `${account} ${version}`],
        ] as const;
        for (const [limit, key] of guesses) await limits.take(limit, key);
        // Only these fields: other options of the service would extend the sign-in beyond our limit.
        const password = fieldOf(request.body, 'password');
        const body = JSON.stringify({ email, password });
        const made = await forward(auth, request, body);
        const answer = await unlessChanged(ctx, account, version, made);
        if (answer.status !== 401) for (const [limit, key] of guesses) await limits.giveBack(limit, key);
        return send(reply, answer);
      },
    });
    scope.route({
      ...offered.verify,
      url: offered.verify.path,
      handler: async (request, reply) => {
        await limits.take('signInByAddress', request.ip);
        return send(reply, await forward(auth, request));
      },
    });
    scope.route({
      ...offered.displayName,
      url: offered.displayName.path,
      handler: async (request, reply) => {
        const name = fieldOf(request.body, 'name')?.trim();
        if (!name || name.length > 100)
          throw new ContractError('invalid-input', 'Please give a name of 1 to 100 characters.');
        // Only the name; other fields are dropped.
        return send(reply, await forward(auth, request, JSON.stringify({ name })));
      },
    });
    for (const { method, path } of [offered.signOut, offered.session]) {
      scope.route({
        method,
        url: path,
        handler: async (request, reply) => send(reply, await forward(auth, request)),
      });
    }
    ready();
  });
}

/**
 * Revokes a sign-in whose password was changed while it was being checked. The change ended all sign-ins that existed then,
 * and this one would survive it.
 */
async function unlessChanged(
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
  try {
    const value: unknown = JSON.parse(String(body))?.[name];
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Passes a request to the service as a web Request. */
async function forward(auth: Auth, request: FastifyRequest, body = request.body): Promise<Response> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // Drop the client's claims about proxies; the address below is determined by the server.
    if (value === undefined || name.startsWith('x-forwarded') || name === addressHeader) continue;
    if (name === 'content-length' || name === 'transfer-encoding') continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set(addressHeader, request.ip);
  // Only programs that are not browsers send neither; browsers send an Origin with every cross-site POST.
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
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (answer.ok) return reply.status(answer.status).send(await answer.text());
  return refuse(reply, refusalOf(answer.status));
}

function refusalOf(status: number): ContractError {
  if (status === 401) return new ContractError('not-signed-in', 'Invalid email or password');
  if (status === 403) return new ContractError('origin-not-allowed');
  if (status === 429) return new ContractError('too-many-requests');
  if (status >= 500) return new ContractError('internal-error');
  return new ContractError('invalid-input');
}
