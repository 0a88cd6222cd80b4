import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { closeStalled } from './connections.ts';

const sizeOfAnswer = 20_000_000;

/** A server with one long answer. */
async function serveLongAnswer() {
  const app = fastify();
  closeStalled(app, 500);
  app.get('/', async () => Buffer.alloc(sizeOfAnswer));
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  const count = () => new Promise<number>((resolve) => app.server.getConnections((_, open) => resolve(open)));
  return { port, count };
}

function ask(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  return socket;
}

it('a reader that takes nothing of an answer is disconnected', async () => {
  const { port, count } = await serveLongAnswer();
  for (let n = 0; n < 5; n++) ask(port).pause();
  await expect.poll(count).toBe(5);
  await expect.poll(count, { timeout: 20_000 }).toBe(0);
});

it('a reader that takes it slowly gets all of it', async () => {
  const { port } = await serveLongAnswer();
  let received = 0;
  for await (const bytes of ask(port)) {
    received += bytes.length;
    if (received >= sizeOfAnswer) break;
  }
  expect(received).toBeGreaterThanOrEqual(sizeOfAnswer);
});
