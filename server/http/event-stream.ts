import type { FastifyReply, FastifyRequest } from 'fastify';
import { heartbeatInterval } from '../../contract/constants.ts';
import type { Events, Send } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { frame, heartbeat, reconnectAfter } from '../events/frame.ts';

/**
 * A reader this many bytes behind that took nothing since the last heartbeat is dropped rather than buffered for
 * ever; it comes back and is given what it missed. A large snapshot alone drops nobody who goes on reading.
 */
const farBehind = 1_000_000;
/** Further behind than this nobody is kept, reading or not. */
const tooFarBehind = 32_000_000;

/** An answer as server-sent events over one connection. Every call after its end does nothing. */
export class EventStream<S extends Events = Events> {
  readonly #raw: FastifyReply['raw'];
  readonly #heartbeat: NodeJS.Timeout;
  readonly #ends: (() => void)[] = [];
  #progress = '';
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
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatInterval);
    // One who left while the call was prepared is not heard leaving any more.
    if (request.raw.socket.destroyed) this.#finish();
  }

  /** Sends text that is already framed. */
  write(text: string): void {
    if (this.ended) return;
    this.#raw.write(text);
    if (this.#raw.writableLength > tooFarBehind) this.#raw.destroy();
  }

  #beat(): void {
    const progress = progressOf(this.#raw);
    if (this.#raw.writableLength > farBehind && progress === this.#progress) this.#raw.destroy();
    this.#progress = progress;
    this.write(heartbeat);
  }

  readonly send: Send<S> = (event, data) => this.write(frame(event, data));

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

/**
 * Changes whenever the reader takes something: by how much was handed on whole, and by how much the system still
 * holds of what is being handed on, which during a large snapshot is all that moves.
 */
function progressOf({ socket, writableLength }: FastifyReply['raw']): string {
  const { _handle } = (socket ?? {}) as { _handle?: { writeQueueSize: number } };
  return `${(socket?.bytesWritten ?? 0) - writableLength} ${_handle?.writeQueueSize ?? 0}`;
}

/** What is known of an open stream. */
export interface Open {
  /** Whose stream it is; undefined where nobody had to sign in. */
  readonly signedIn:
    | { readonly signIn: string; readonly expiresAt: number; readonly actor: { readonly uid: string } }
    | undefined;
  /** A feed goes on for as long as its reader likes; other streams end by themselves. */
  readonly feed: boolean;
}

/** As much of a stream as is needed to end it. */
type Ending = Pick<EventStream, 'end' | 'onEnd'>;

/** More streams than this one account has no use for, in all its tabs and devices. */
const mostOfAccount = 30;

/** The streams that are open now, so that they can be ended: on shutdown, and when their sign-in ends. */
export class OpenStreams {
  readonly #open = new Map<Ending, Open>();
  readonly #perAccount = new Map<string, number>();

  /** @throws ContractError too-many-requests (429) when the account has as many open as it may */
  checkCapacity(uid: string): void {
    if ((this.#perAccount.get(uid) ?? 0) < mostOfAccount) return;
    throw new ContractError('too-many-requests', 'Too many pages are open at once. Please close some.', 10);
  }

  add(stream: Ending, open: Open): void {
    this.#open.set(stream, open);
    const uid = open.signedIn?.actor.uid;
    if (uid) this.#count(uid, 1);
    stream.onEnd(() => {
      this.#open.delete(stream);
      if (uid) this.#count(uid, -1);
    });
  }

  #count(uid: string, change: number): void {
    const count = (this.#perAccount.get(uid) ?? 0) + change;
    if (count > 0) this.#perAccount.set(uid, count);
    else this.#perAccount.delete(uid);
  }

  /** Ends the streams of one sign-in; a reader that comes back is then asked to sign in. */
  endFor(signIn: string): void {
    for (const [stream, { signedIn }] of [...this.#open]) if (signedIn?.signIn === signIn) stream.end(0);
  }

  /** Ends the streams whose sign-in has expired by this moment; to be called every second or so. */
  endExpired(at: Date): void {
    for (const [stream, { signedIn }] of [...this.#open]) {
      if (signedIn && signedIn.expiresAt <= at.getTime()) stream.end(0);
    }
  }

  /** Ends the feeds and asks their readers to come back after these milliseconds. */
  endFeeds(comeBackAfter: number): void {
    for (const [stream, { feed }] of [...this.#open]) if (feed) stream.end(comeBackAfter);
  }
}
