import type { FastifyReply, FastifyRequest } from 'fastify';
import { heartbeatInterval } from '../../contract/constants.ts';
import { frame, heartbeat, reconnectAfter } from '../events/frame.ts';

/** A reader this far behind is dropped rather than buffered for ever; it comes back and is given what it missed. */
const slowestReader = 1_000_000;

/** An answer as server-sent events over one connection. Every call after its end does nothing. */
export class EventStream {
  readonly #raw: FastifyReply['raw'];
  readonly #heartbeat: NodeJS.Timeout;
  readonly #ends: (() => void)[] = [];
  ended = false;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    reply.hijack();
    this.#raw = reply.raw;
    this.#raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    this.#raw.flushHeaders();
    request.raw.socket.setNoDelay(true);
    this.#raw.on('close', () => this.#finish());
    this.#heartbeat = setInterval(() => this.write(heartbeat), heartbeatInterval);
  }

  /** Sends text that is already framed. */
  write(text: string): void {
    if (this.ended) return;
    this.#raw.write(text);
    if (this.#raw.writableLength > slowestReader) this.#raw.destroy();
  }

  send(event: string, data: unknown): void {
    this.write(frame(event, data));
  }

  /** Runs once when the stream ends, whoever ended it; at once when it has ended already. */
  onEnd(then: () => void): void {
    if (this.ended) then();
    else this.#ends.push(then);
  }

  /** @param comeBackAfter milliseconds after which the reader is asked to reconnect */
  end(comeBackAfter?: number): void {
    if (this.ended) return;
    if (comeBackAfter !== undefined) this.write(reconnectAfter(comeBackAfter));
    this.#raw.end();
    this.#finish();
  }

  #finish(): void {
    if (this.ended) return;
    this.ended = true;
    clearInterval(this.#heartbeat);
    for (const then of this.#ends) then();
  }
}

/** What is known of an open stream. */
export interface Open {
  /** Whose stream it is; null where nobody had to sign in. */
  readonly signIn: string | null;
  /** A feed goes on for as long as its reader likes; other streams end by themselves. */
  readonly feed: boolean;
}

/** The streams that are open now, so that they can be ended: on shutdown, and when their sign-in ends. */
export class OpenStreams {
  readonly #open = new Map<EventStream, Open>();

  add(stream: EventStream, open: Open): void {
    this.#open.set(stream, open);
    stream.onEnd(() => this.#open.delete(stream));
  }

  /** Ends the streams of one sign-in; a reader that comes back is then asked to sign in. */
  endFor(signIn: string): void {
    for (const [stream, open] of [...this.#open]) if (open.signIn === signIn) stream.end(0);
  }

  /** Ends the feeds and asks their readers to come back after these milliseconds. */
  endFeeds(comeBackAfter: number): void {
    for (const [stream, { feed }] of [...this.#open]) if (feed) stream.end(comeBackAfter);
  }

  get size(): number {
    return this.#open.size;
  }
}
