import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { randomIds } from '../ids.ts';
import { createHttpServer, type HttpSettings } from './server.ts';

async function startServer(settings: Partial<HttpSettings> = {}) {
  const app = await createHttpServer({
    ids: randomIds,
    clock: { now: () => new Date() },
    log: pino({ level: 'silent' }),
    trustProxy: 0,
    webOrigins: [],
    publicUrl: undefined,
    https: false,
    ...settings,
  });
  onTestFinished(() => app.close());
  app.post('/', async () => ({ success: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

type Server = Awaited<ReturnType<typeof startServer>>;

async function connectTo(app: Server): Promise<Socket> {
  const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Sends these bytes. @returns everything that comes back until the server closes the connection */
async function answerTo(sent: string, settings: Partial<HttpSettings> = {}): Promise<string> {
  const socket = await connectTo(await startServer(settings));
  socket.write(sent);
  return text(socket);
}

/** How many connections are open. */
const openOn = ({ server }: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

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

const started = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n';

it('ends a connection whose request comes too slowly, with half of its headers or body', async () => {
  for (const sent of ['POST / HTTP/1.1\r\nhost:', `${started}{"a"`]) {
    expect(await answerTo(sent, { requestTimeout: 280 })).toMatch(/^HTTP\/1\.1 400 /);
  }
});

it('ends the spare connection of a browser, on which nothing was sent, without an answer', async () => {
  expect(await answerTo('', { requestTimeout: 280 })).toBe('');
});

it('ends a slow connection within 30 seconds', async () => {
  const { server } = await startServer();
  const { requestTimeout, headersTimeout, connectionsCheckingInterval } = server as typeof server & {
    connectionsCheckingInterval: number;
  };
  expect(Math.max(requestTimeout, headersTimeout) + connectionsCheckingInterval).toBeLessThan(30_000);
});

it('closes the connection of a refused client that leaves its own side open', async () => {
  const app = await startServer();
  const socket = connect({
    port: (app.server.address() as { port: number }).port,
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  onTestFinished(() => void socket.destroy());
  socket.write('no HTTP\r\n\r\n');
  socket.resume();
  await once(socket, 'end');
  await expect.poll(() => openOn(app), { timeout: 10_000 }).toBe(0);
});

it('accepts connections of an address up to a limit, and one more when one has closed', {
  timeout: 20_000,
}, async () => {
  const app = await startServer({ connectionLimits: { total: 100, perAddress: 3 } });
  const sockets = [await connectTo(app), await connectTo(app), await connectTo(app)];
  await expect.poll(() => openOn(app)).toBe(3);
  const refused = await connectTo(app);
  refused.resume();
  await once(refused, 'close');
  sockets[0]?.destroy();
  await expect.poll(() => openOn(app)).toBe(2);
  const next = await connectTo(app);
  next.end(`${started}{"a": 100}`);
  expect(await text(next)).toMatch(/^HTTP\/1\.1 200 /);
});

it('counts connections behind a proxy together, since they all come from its address', {
  timeout: 20_000,
}, async () => {
  const app = await startServer({ trustProxy: 1, connectionLimits: { total: 4, perAddress: 2 } });
  for (let n = 0; n < 4; n++) await connectTo(app);
  await expect.poll(() => openOn(app)).toBe(4);
  const refused = await connectTo(app);
  refused.resume();
  await once(refused, 'close');
});

it('has room for several classes of 40 behind one address, whose browsers open six connections each', async () => {
  const { server } = await startServer();
  expect(server.maxConnections).toBeGreaterThan(4 * 40 * 6);
});
