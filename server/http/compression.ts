import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

/** Shorter texts, in characters, fit into a packet or two even without compression. */
const worthIt = 1_024;

const compressible = /^(?:application\/json|text\/html)\b/;

/**
 * Answers that are never compressed, because their compressed length could reveal a secret (the BREACH attack). The answers
 * of the identity service contain sign-ins and accept a cookie, which a foreign page could send along. All other calls
 * need a bearer token, which no foreign page has.
 */
const secret = /^\/api\/auth(?:\/|$)/;

const compress = promisify(gzip);

/**
 * Compresses dynamic answers, long JSON and the page, with gzip, which every browser accepts over plain HTTP. Event streams
 * are not compressed. The files of the web app are compressed by the build.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthIt) return payload;
    if (!compressible.test(String(reply.getHeader('content-type'))) || secret.test(request.url))
      return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`);
    if (negotiate(String(request.headers['accept-encoding'] ?? ''), ['gzip']) === null) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compress(payload);
  });
}
