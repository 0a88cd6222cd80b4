import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

/** Less than this many characters go out in a packet or two whatever is done to them. */
const worthIt = 1_024;

const compressible = /^(?:application\/json|text\/html)\b/;

/**
 * Whose length, compressed, could be listened to for a secret (the BREACH attack): the identity service's answers
 * carry sign-ins, and they alone are made to whoever's cookie a foreign page sends along. All other calls name a
 * bearer token, which no foreign page has.
 */
const secret = /^\/api\/auth(?:\/|$)/;

const compress = promisify(gzip);

/**
 * Compresses answers that are made anew with each call: long JSON and the page, with gzip, which every browser takes
 * also over plain HTTP. Only whole texts: a stream of events is written past this and never waits here. The files of
 * the web app were compressed when they were built.
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
