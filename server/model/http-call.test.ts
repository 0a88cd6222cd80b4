import { createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { withResolvers } from '../with-resolvers.ts';
import { HttpCall, targetOf } from './http-call.ts';

/** A server that does this with each connection. @returns its address */
async function startServer(treat: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    treat(socket);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return `http://127.0.0.1:${port}/`;
}

async function get(url: string): Promise<HttpCall> {
  const content = { apiKey: undefined, accept: 'application/json' } as const;
  const call = new HttpCall(targetOf(url, ''), content, new AbortController().signal);
  await call.head();
  return call;
}

it.each([
  ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'],
  ['what is no HTTP', 'hello\r\n\r\n'],
])('an answer in %s is a failed connection', async (_, answer) => {
  const url = await startServer((socket) => void socket.write(answer));
  await expect(get(url)).rejects.toThrow('The connection to the model server failed.');
});

it('an answer that is reset in the middle fails, and is not asked for again', async () => {
  const asked: (string | undefined)[] = [];
  const url = await startServer((socket) =>
    socket.on('data', (data) => {
      asked.push(`${data}`.split(' ')[1]);
      const isWhole = asked.at(-1) !== '/reset';
      socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${isWhole ? 2 : 9}\r\n\r\nok`);
      if (!isWhole) setTimeout(() => socket.resetAndDestroy(), 50);
    }),
  );
  const read = async (path: string) => (await get(url + path)).text(10);
  expect(await read('before')).toBe('ok');
  await expect(read('reset')).rejects.toThrow('The connection to the model server failed.');
  expect(await read('after')).toBe('ok');
  expect(asked).toEqual(['/before', '/reset', '/after']);
});

it('a call goes to a new connection at most once, however many kept ones are closed', async () => {
  let calls = 0;
  const url = await startServer((socket) => {
    let isKept = false;
    socket.on('data', () => {
      calls += 1;
      if (isKept) return void socket.resetAndDestroy();
      isKept = true;
      // All five are asked at once, so that each has a connection of its own.
      void allAsked.then(() => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'));
      if (calls === 5) askedAll();
    });
  });
  const { promise: allAsked, resolve: askedAll } = withResolvers<void>();
  await Promise.all(Array.from({ length: 5 }, async () => (await get(url)).text(10)));
  expect(await (await get(url)).text(10)).toBe('ok');
  expect(calls).toBe(5 + 2);
});

it('a server that speaks no TLS is no connection after ten seconds', async () => {
  const { promise: connected, resolve } = withResolvers<void>();
  const url = await startServer(() => resolve());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = get(url.replace('http:', 'https:'));
  const failure = expect(answer).rejects.toMatchObject({ cause: { code: 'ETIMEDOUT' } });
  await connected;
  vi.advanceTimersByTime(10_000);
  await failure;
});

it.each(['identity', 'Identity', ''])('a body in the encoding “%s” is plain', async (encoding) => {
  const head = `HTTP/1.1 200 OK\r\ncontent-encoding: ${encoding}\r\ncontent-length: 2\r\n\r\n`;
  const url = await startServer((socket) => void socket.write(`${head}ok`));
  expect(await (await get(url)).text(10)).toBe('ok');
});

it('a connection that the server closes between two calls does not fail the second one', async () => {
  let count = 0;
  const url = await startServer((socket) => {
    count += 1;
    socket.on('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'));
  });
  for (let n = 0; n < 3; n++) expect(await (await get(url)).text(10)).toBe('ok');
  expect(count).toBe(3);
});
