import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

/** Texts shorter than this, in characters, fit into a packet or two even without compression. */
const shortestCompressed = 1_024;

const compressible = /^(?:application\/json|text\/html)\b/;

/**
 * The paths whose answers are never compressed, because the compressed length could reveal a secret (the
 * BREACH attack). The answers of the identity service contain sign-ins, and its calls accept a cookie, which
 * a page of another site could make the browser send. All other calls need a bearer token, which no such page
 * has.
 */
const secretPaths = /^\/api\/auth(?:\/|$)/;

const compress = promisify(gzip);

/**
 * Compresses long JSON answers and the page of the web app with gzip, which every browser accepts over plain
 * HTTP. Event streams are not compressed. The build compresses the files of the web app.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < shortestCompressed) return payload;
    if (!compressible.test(String(reply.getHeader('content-type'))) || secretPaths.test(request.url))
      return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`);
    if (negotiate(String(request.headers['accept-encoding'] ?? ''), ['gzip']) === null) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compress(payload);
  });
}
