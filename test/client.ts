import { Agent, request } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createParser } from 'eventsource-parser';
import { expect, onTestFinished } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints as declared } from '../contract/endpoints.ts';

const endpoints: readonly Endpoint[] = Object.values(declared);

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the wire carries
  readonly body: any;
}

export interface Sent {
  readonly token?: string;
  readonly body?: unknown;
  /** The body as text, for bodies that JSON.stringify never writes. */
  readonly raw?: string;
  readonly headers?: Record<string, string>;
}

/** A call and its outcome; an opened stream has no body. */
export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

/**
 * Every call that the tests of a file have made. describe-endpoint.ts checks which answers the calls have
 * shown.
 */
export const recordedCalls: RecordedCall[] = [];

/** Connections are kept, as a browser keeps them. */
const agent = new Agent({ keepAlive: true });

/**
 * Makes one call over HTTP, like a program from outside. Node's own client costs a third of `fetch`, which matters to the
 * thousands of calls that some tests make.
 */
export async function call(url: string, method: string, path: string, sent: Sent = {}): Promise<Answer> {
  const body = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
  const { status, headers, text } = await exchange(url + path, method, headersOf(sent, body), body);
  const received = { status, headers, body: read(headers, text) };
  recordedCalls.push({ method, path, status, body: received.body });
  return received;
}

interface Exchanged {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

function exchange(
  address: string,
  method: string,
  headers: Record<string, string>,
  body: string | undefined,
): Promise<Exchanged> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': `${Buffer.byteLength(body)}` };
    const sending = request(address, { method, agent, headers: { ...headers, ...length } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: headersIn(answer.rawHeaders),
          text: decoded(Buffer.concat(pieces), answer.headers['content-encoding']).toString(),
        }),
      );
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

function headersIn(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at < raw.length; at += 2) headers.append(raw[at] ?? '', raw[at + 1] ?? '');
  return headers;
}

const read = (headers: Headers, text: string) =>
  headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;

function headersOf({ token, headers }: Sent, body?: string): Record<string, string> {
  return {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...headers,
  };
}

export interface StreamEvent {
  readonly event: string;
  readonly id: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the wire carries
  readonly data: any;
}

/**
 * Reads server-sent events. `next` waits for an event by its name; `seen` keeps all events, skipped ones
 * included.
 */
export class EventReader {
  readonly seen: StreamEvent[] = [];
  ended = false;
  /** The milliseconds after which the server asks this reader to reconnect. */
  reconnectAfter: number | undefined;
  #taken = 0;
  #wake = () => {};

  constructor(
    readonly status: number,
    stream: ReadableStream<Uint8Array> | null,
    private readonly controller: AbortController,
    /** The body of a refusal, which came in place of a stream. */
    // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the wire carries
    readonly refusal?: any,
    /** Checks an event against the contract. The reader calls it with each. */
    check: (event: StreamEvent) => void = () => {},
  ) {
    const parser = createParser({
      onEvent: ({ event, id, data }) => {
        const seen = { event: event ?? 'message', id, data: JSON.parse(data) };
        this.seen.push(seen);
        check(seen);
        this.#wake();
      },
      onRetry: (milliseconds) => {
        this.reconnectAfter = milliseconds;
      },
    });
    void this.#read(stream, parser);
  }

  async #read(stream: ReadableStream<Uint8Array> | null, parser: ReturnType<typeof createParser>) {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of stream ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
    } catch {
      // This side or the server closed the connection: `ended` says so.
    }
    this.ended = true;
    this.#wake();
  }

  /**
   * The next event of this name after those already returned. Fails when the stream ends first or after 5 s.
   */
  async next(event: string): Promise<StreamEvent> {
    const deadline = Date.now() + 5_000;
    for (;;) {
      const index = this.seen.findIndex((each, at) => at >= this.#taken && each.event === event);
      if (index >= 0) {
        this.#taken = index + 1;
        return this.seen[index] as StreamEvent;
      }
      if (this.ended) throw new Error(`The stream ended before “${event}”. ${this.#summary()}`);
      await this.#change(deadline, event);
    }
  }

  /** Waits until the stream has ended. */
  async end(): Promise<void> {
    const deadline = Date.now() + 5_000;
    while (!this.ended) await this.#change(deadline, 'the end');
  }

  #change(deadline: number, what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`“${what}” did not come. ${this.#summary()}`)),
        deadline - Date.now(),
      );
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #summary(): string {
    return `Seen: ${this.seen.map((each) => each.event).join(', ') || 'nothing'}.`;
  }

  close(): void {
    this.controller.abort();
  }
}

/**
 * A check that an event has exactly the fields that the contract declares. An event that fails it is added to
 * `misfits`.
 */
function checkOf(method: string, path: string, misfits: unknown[]) {
  const [called = ''] = path.split('?');
  const parts = called.split('/');
  const endpoint = endpoints.find(
    (each) =>
      each.method === method &&
      each.path.split('/').length === parts.length &&
      each.path.split('/').every((part, at) => part.startsWith(':') || part === parts[at]),
  );
  return ({ event, data }: StreamEvent) => {
    const parsed = endpoint?.streams?.[event]?.safeParse(data);
    if (!parsed?.success || !isDeepStrictEqual(parsed.data, data))
      misfits.push({ event, data, why: parsed?.error });
  };
}

/**
 * Opens a stream of events, which is closed when the test ends. An event that does not fit the contract fails
 * the test.
 */
export async function openEvents(
  url: string,
  method: string,
  path: string,
  sent: Sent = {},
): Promise<EventReader> {
  const controller = new AbortController();
  const body = sent.body === undefined ? undefined : JSON.stringify(sent.body);
  const headers = { ...headersOf(sent, body), accept: 'text/event-stream' };
  const answer = await fetch(url + path, { method, headers, body, signal: controller.signal });
  const opened = answer.headers.get('content-type')?.startsWith('text/event-stream');
  const refusal = opened ? undefined : read(answer.headers, await answer.text());
  recordedCalls.push({ method, path, status: answer.status, body: refusal });
  const misfits: unknown[] = [];
  const check = checkOf(method, path, misfits);
  const reader = new EventReader(answer.status, opened ? answer.body : null, controller, refusal, check);
  onTestFinished(() => {
    reader.close();
    expect(misfits, 'events that do not fit the contract').toEqual([]);
  });
  return reader;
}
