import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

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
    if (!choosesGzip(request, reply)) return payload;
    reply.removeHeader('content-length');
    return compress(payload);
  });
}

/** Says in the headers of an answer whether it is compressed, as its reader asked. */
function choosesGzip(request: FastifyRequest, reply: FastifyReply): boolean {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`);
  if (negotiate(String(request.headers['accept-encoding'] ?? ''), ['gzip']) === null) return false;
  reply.header('content-encoding', 'gzip');
  return true;
}

/** A text that never changes, as its bytes. */
export interface CompressedText {
  readonly plain: Buffer;
  readonly gzip: Buffer;
}

export const compressedOnce = (text: string): CompressedText => ({
  plain: Buffer.from(text),
  gzip: gzipSync(text),
});

/** The body of an answer with such a text. */
export const sendCompressed = (request: FastifyRequest, reply: FastifyReply, text: CompressedText): Buffer =>
  choosesGzip(request, reply) ? text.gzip : text.plain;
