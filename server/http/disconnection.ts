import type { FastifyReply } from 'fastify';

/** Aborts when the connection closes before the answer is complete. */
export function disconnectSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const disconnected = new AbortController();
  if (raw.destroyed) disconnected.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) disconnected.abort();
  });
  return disconnected.signal;
}
