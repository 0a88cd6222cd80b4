import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ContractError } from '../../contract/errors.ts';
import { refuse } from '../http/refusals.ts';
import { isLoopback } from '../loopback.ts';
import type { Metrics } from './metrics.ts';

/**
 * The headers that proxies add to a call. A caller who adds one without a proxy only loses the access that
 * loopback would give.
 */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Counts every answer. Call it before the routes are added, since a hook applies only to routes that are
 * added after it.
 */
export function measureAnswers(app: FastifyInstance, metrics: Metrics): void {
  // Streams send their answer themselves, so this hook is not called for them.
  app.addHook('onSend', (_request, reply, payload, done) => {
    metrics.answeredAfter(reply.elapsedTime / 1_000);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The label is the template of the route, never the address, which holds ids.
    metrics.answered(request.method, request.routeOptions.url ?? 'unknown', reply.statusCode);
    done();
  });
}

/** Serves `GET /metrics` to whoever has the token, and to programs on this machine without one. */
export function metricsRoutes(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return refuseReader(reply, token !== undefined);
    const { type, text } = await metrics.read();
    return reply.header('content-type', type).header('cache-control', 'no-store').send(text);
  });
}

/** A wrong token is refused on this machine as well: whoever sends one believes that it is right. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const { authorization } = request.headers;
  if (authorization === undefined) return comesFromThisMachine(request);
  return token !== undefined && isSame(authorization, `Bearer ${token}`);
}

/**
 * Whether a program on this machine calls the server directly. A call through a proxy on this machine comes
 * from loopback, too, but for somebody else: it has a header that says so, names the host that people open,
 * or is HTTP 1.0, which nginx speaks with servers unless it is told otherwise.
 */
function comesFromThisMachine({ socket, headers, raw }: FastifyRequest): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  const host = (headers.host ?? '').replace(/:\d*$/, '');
  return (
    isLoopback(address) &&
    isLoopback(host) &&
    raw.httpVersion !== '1.0' &&
    forwardingHeaders.every((name) => headers[name] === undefined)
  );
}

/**
 * Refuses the metrics. Without METRICS_TOKEN nobody outside this machine may read them, so the answer is that
 * of an address where nothing is.
 */
function refuseReader(reply: FastifyReply, hasToken: boolean): FastifyReply {
  if (!hasToken) return refuse(reply, new ContractError('not-found'));
  reply.header('www-authenticate', 'Bearer');
  return refuse(reply, new ContractError('not-signed-in', 'Please send METRICS_TOKEN as the bearer token.'));
}

/** Compares two texts in a time that does not tell how much of them agrees. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
