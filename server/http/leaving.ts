import type { FastifyReply } from 'fastify';

/** Aborts when the connection closes before the answer is complete. */
export function leaving({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const left = new AbortController();
  if (raw.destroyed) left.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}
