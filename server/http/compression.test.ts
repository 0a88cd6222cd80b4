import { gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compressAnswers } from './compression.ts';

const long = { text: 'To be, or not to be, that is the question. '.repeat(100) };

/** A server with a long answer, a short one, one of the identity service and a stream. */
function startServer() {
  const app = fastify();
  onTestFinished(() => app.close());
  compressAnswers(app);
  for (const path of ['/api/long', '/api/auth/get-session']) app.get(path, () => long);
  app.get('/api/short', () => ({ text: 'Yes.' }));
  app.get('/api/stream', (_request, reply) => {
    reply.hijack();
    reply.raw
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .end(`data: ${JSON.stringify(long)}\n\n`);
  });
  return (url: string, encodings?: string) =>
    app.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } });
}

describe('an answer of the server', () => {
  it('is compressed when it is long [spec 10.75]', async () => {
    const { headers, rawPayload } = await startServer()('/api/long', 'gzip, deflate, br');
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(headers.vary).toBe('accept-encoding');
    expect(rawPayload.length).toBeLessThan(200);
    expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(long);
  });

  it.each([
    ['for a client that accepts no encoding', '/api/long', undefined],
    ['for a client that refuses gzip', '/api/long', 'gzip;q=0, identity'],
    ['when it is short', '/api/short', 'gzip'],
    ['when it carries a sign-in', '/api/auth/get-session', 'gzip'],
    ['when it is a stream of events', '/api/stream', 'gzip'],
  ])('is not compressed %s', async (_case, url, encodings) => {
    const { headers, payload } = await startServer()(url, encodings);
    expect(headers['content-encoding']).toBeUndefined();
    expect(payload).toMatch(/To be|Yes/);
  });
});
