import { createParser } from 'eventsource-parser';
import { ConnectionError } from './connection-error.ts';

/** One server-sent event: its name, its JSON data, and its id where it is durable. */
export interface Frame {
  readonly event: string;
  readonly data: unknown;
  readonly id: string | undefined;
}

/**
 * Milliseconds without a byte after which a stream counts as lost. The contract promises a comment line every
 * 15 s.
 */
const longestSilence = 40_000;

interface ReadOptions {
  /** Overrides `longestSilence`, in milliseconds. */
  readonly silence?: number;
  /** Called with the first byte. */
  readonly onOpen?: () => void;
  /** Called when the server says how long to wait before reconnecting, in milliseconds. */
  readonly onRetry?: (milliseconds: number) => void;
}

function parseData(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The next chunk, or a ConnectionError when none comes in time. */
async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>, silence: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silent = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ConnectionError()), silence);
  });
  try {
    return await Promise.race([reader.read(), silent]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a response is an event stream. A server or a proxy may send something else. */
export const isEventStream = (response: Response): boolean =>
  response.ok && response.headers.get('content-type')?.startsWith('text/event-stream') === true;

/**
 * Reads server-sent events from a body until it ends. Events whose data is not JSON are left out.
 * @throws ConnectionError when no byte comes for `silence` milliseconds
 */
export async function* readFrames(
  body: ReadableStream<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<Frame, void> {
  const frames: Frame[] = [];
  const parser = createParser({
    onEvent: ({ event, data, id }) => {
      const parsed = parseData(data);
      if (parsed !== undefined) frames.push({ event: event ?? 'message', data: parsed, id });
    },
    ...(options.onRetry === undefined ? {} : { onRetry: options.onRetry }),
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let isOpen = false;
  try {
    for (;;) {
      const { done, value } = await readChunk(reader, options.silence ?? longestSilence);
      if (done) return;
      if (!isOpen) options.onOpen?.();
      isOpen = true;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* frames.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
