import { connect, type Socket } from 'node:net';
import { fastify } from 'fastify';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { heartbeatInterval } from '../../contract/constants.ts';
import { EventStream } from './event-stream.ts';

const megabyte = 'x'.repeat(1_000_000);
const waiting = { interval: 1, timeout: 20_000 };

afterEach(() => vi.useRealTimers());

/** A reader that has opened a stream and reads nothing, with the server's end of the stream. */
async function openStream(beforeOpening: (reader: Socket) => Promise<unknown> = async () => {}) {
  const app = fastify({ forceCloseConnections: true });
  let reader: Socket;
  const opening = new Promise<EventStream>((resolve) => {
    app.get('/', async (request, reply) => {
      const gone = new Promise((left) => request.raw.socket.once('close', left));
      await Promise.race([beforeOpening(reader), gone]);
      if (reader.destroyed) await gone;
      resolve(new EventStream(request, reply));
      return reply;
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  reader = connect((app.server.address() as { port: number }).port, '127.0.0.1');
  onTestFinished(async () => {
    reader.destroy();
    await app.close();
  });
  reader.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  return { reader, stream: await opening };
}

it('drops a reader that is too far behind', async () => {
  const { stream } = await openStream();
  const end = new Promise<void>((resolve) => stream.onEnd(resolve));
  for (let written = 0; written < 60 && !stream.ended; written += 1) stream.write(megabyte);
  await end;
});

it('drops a reader that is behind and read nothing between two heartbeats', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { stream } = await openStream();
  for (let written = 0; written < 20; written += 1) stream.write(megabyte);
  const end = new Promise<void>((resolve) => stream.onEnd(resolve));
  // The first heartbeat only notes how much was read, and the system's own buffers count as read.
  for (let beats = 0; beats < 3; beats += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    vi.advanceTimersByTime(heartbeatInterval);
  }
  await end;
});

it('keeps a reader that is behind but goes on reading', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { reader, stream } = await openStream();
  for (let written = 0; written < 30; written += 1) stream.write(megabyte);
  let read = 0;
  reader.on('data', (piece) => {
    read += piece.length;
  });
  // Each step is more than the system's own buffers hold.
  for (const least of [8, 16, 24]) {
    reader.resume();
    await expect.poll(() => read, waiting).toBeGreaterThan(least * megabyte.length);
    reader.pause();
    vi.advanceTimersByTime(heartbeatInterval);
  }
  expect(stream.ended).toBe(false);
  reader.resume();
  await expect.poll(() => read, waiting).toBeGreaterThan(30 * megabyte.length);
});

it('makes the parts of a frame as its reader takes them, and sends nothing between them', async () => {
  const { reader, stream } = await openStream();
  const parts = 40;
  let made = 0;
  function* frameInParts() {
    for (; made < parts; made += 1) yield megabyte;
    yield ' the end of the frame';
  }
  const sent = stream.writePaced(frameInParts());
  stream.write(' what came meanwhile');
  // The system's own buffers take some of them.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(made).toBeLessThan(parts / 2);
  let end = '';
  reader.on('data', (piece) => {
    end = `${end}${piece.toString('latin1')}`.slice(-200);
  });
  await sent;
  // The lengths of the chunks stand between line breaks.
  const text = () => end.replace(/\r\n(?:[\da-f]+\r\n)?/g, '');
  await expect.poll(text, waiting).toMatch(/x the end of the frame what came meanwhile$/);
});

it('closes the connection when it ends within a frame', async () => {
  const { reader, stream } = await openStream();
  const closed = new Promise((resolve) => reader.once('close', resolve));
  const sent = stream.writePaced(Array.from({ length: 40 }, () => megabyte));
  stream.end(1_000);
  reader.resume();
  await Promise.all([sent, closed]);
});

it.each([
  ['whole', (stream: EventStream) => stream.write(megabyte.repeat(20))],
  ['in parts', (stream: EventStream) => void stream.writePaced(Array(20).fill(megabyte))],
])('sends a reader who may read no further nothing of what waits, %s', async (_form, write) => {
  const { reader, stream } = await openStream();
  let read = 0;
  reader.on('data', (piece) => {
    read += piece.length;
  });
  reader.pause();
  const closed = new Promise((resolve) => reader.once('close', resolve));
  write(stream);
  stream.cut();
  reader.resume();
  await closed;
  expect(read, 'what the buffers of the system hold').toBeLessThan(15 * megabyte.length);
});

it('waits no longer for a reader that leaves within a frame, and for one that takes nothing of it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const frame = Array.from({ length: 40 }, () => megabyte);
  const leaving = await openStream();
  const sent = leaving.stream.writePaced(frame);
  leaving.reader.destroy();
  await sent;
  const idle = await openStream();
  const stalled = idle.stream.writePaced(frame);
  for (let beats = 0; beats < 3; beats += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    vi.advanceTimersByTime(heartbeatInterval);
  }
  await stalled;
  expect(idle.stream.ended).toBe(true);
});

it('has already ended for a reader that left while the stream was being opened', async () => {
  const { stream } = await openStream(async (reader) => reader.destroy());
  const ended = vi.fn();
  stream.onEnd(ended);
  expect(stream.ended).toBe(true);
  expect(ended).toHaveBeenCalledOnce();
  stream.send('late', {});
});
