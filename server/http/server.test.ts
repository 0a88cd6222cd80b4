import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from './server.ts';

/** Sends these bytes. @returns all that comes back until the server closes the connection */
async function answerTo(sent: string): Promise<string> {
  const app = await createHttpServer({
    log: pino({ level: 'silent' }),
    trustProxy: 0,
    webOrigins: [],
    publicUrl: undefined,
    https: false,
  });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const line = connect((app.server.address() as { port: number }).port, '127.0.0.1');
  await once(line, 'connect');
  line.write(sent);
  return text(line);
}

it.each([
  ['bytes that are not HTTP', '\u0016\u0003\u0001 hello\r\n\r\n'],
  ['a header without a name', 'GET / HTTP/1.1\r\nhost: x\r\n: y\r\n\r\n'],
  [
    'two lengths of one body',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
  ],
  ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(100_000)}`],
])('refuses %s in the contract’s form, and closes the connection', async (_what, sent) => {
  const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\ncontent-type: application\/json\r\nconnection: close/);
  expect(JSON.parse(body)).toEqual({
    success: false,
    code: 'invalid-input',
    message: 'This is not a readable HTTP request.',
  });
});
