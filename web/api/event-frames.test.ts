import { describe, expect, it } from 'vitest';
import { ConnectionError } from './connection-error.ts';
import { type Frame, readFrames } from './event-frames.ts';

const bytes = new TextEncoder();

function bodyOf(chunks: Uint8Array[], end = true): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      if (end) controller.close();
    },
  });
}

async function read(body: ReadableStream<Uint8Array>, silence = 1_000, onRetry?: (ms: number) => void) {
  const frames: Frame[] = [];
  for await (const frame of readFrames(body, { silence, ...(onRetry && { onRetry }) })) frames.push(frame);
  return frames;
}

describe('reading server-sent events', () => {
  const stream = bytes.encode(
    ': hello\n\nid: S:1\nevent: question\ndata: {"text":"Grüße 🦊"}\n\nevent: delta\ndata: {"text":"a"}\n\n',
  );
  const expected = [
    { event: 'question', data: { text: 'Grüße 🦊' }, id: 'S:1' },
    { event: 'delta', data: { text: 'a' }, id: undefined },
  ];

  it('returns events with their ids and data, and leaves out comments', async () => {
    expect(await read(bodyOf([stream]))).toEqual(expected);
  });

  it('does not depend on how the bytes were cut, not even inside a character', async () => {
    expect(await read(bodyOf(Array.from(stream, (byte) => Uint8Array.of(byte))))).toEqual(expected);
  });

  it('leaves out an event whose data is not JSON, and an unfinished one', async () => {
    expect(await read(bodyOf([bytes.encode('data: {oops\n\ndata: 1\n\ndata: {"cut":')]))).toEqual([
      { event: 'message', data: 1, id: undefined },
    ]);
  });

  it('reports how long to wait before reconnecting', async () => {
    const waits: number[] = [];
    await read(bodyOf([bytes.encode('retry: 250\n\n')]), 1_000, (milliseconds) => waits.push(milliseconds));
    expect(waits).toEqual([250]);
  });

  it('fails when the stream is silent for too long', async () => {
    await expect(read(bodyOf([stream], false), 20)).rejects.toBeInstanceOf(ConnectionError);
  });
});
