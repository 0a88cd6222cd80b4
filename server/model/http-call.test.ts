import { createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { callServer, readText } from './http-call.ts';

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

const get = (url: string) => callServer(url, { headers: {}, signal: AbortSignal.timeout(20_000) });

it.each([
  ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'],
  ['what is no HTTP', 'hello\r\n\r\n'],
])('an answer in %s is a failed connection', async (_, answer) => {
  const url = await startServer((socket) => void socket.write(answer));
  await expect(get(url)).rejects.toThrow('The connection to the model server failed.');
});

it('a connection that the server closes between two calls does not fail the second one', async () => {
  let count = 0;
  const url = await startServer((socket) => {
    count += 1;
    socket.on('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'));
  });
  for (let n = 0; n < 3; n++) expect(await readText(await get(url), 10)).toBe('ok');
  expect(count).toBe(3);
});
