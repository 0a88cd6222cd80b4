import { setImmediate as otherWork } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { heartbeatInterval } from '../../contract/constants.ts';
import type { Events, Send } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { type Frames, frame, heartbeat, reconnectAfter } from '../events/frame.ts';
import type { Claims } from '../nodes/claims.ts';
import { type WithResolvers, withResolvers } from '../with-resolvers.ts';

/**
 * A reader that is more than this many bytes behind and has read nothing since the last heartbeat is stalled:
 * it is disconnected instead of being buffered forever. It reconnects and gets its backlog. A reader that
 * makes progress is kept, since it may be reading a large snapshot.
 */
const stalledBacklog = 1_000_000;
/** A reader that is more than this many bytes behind is disconnected in any case. */
const largestBacklog = 32_000_000;
/** How many frames wait at most until a frame in parts is sent. */
const mostWaiting = 1_000;

/** Frames that wait until those before them are sent. */
interface WaitingFrames {
  readonly frames: Frames;
  readonly sent?: WithResolvers<void>;
}

/** A stream of server-sent events over one connection. After its end every method does nothing. */
export class EventStream<S extends Events = Events> {
  readonly #raw: FastifyReply['raw'];
  readonly #heartbeat: NodeJS.Timeout;
  #endListeners: readonly (() => void)[] = [];
  #progress = '';
  /** What follows after the frames that are sent at the reader's pace; null while there are none. */
  #waiting: WaitingFrames[] | null = null;
  ended = false;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    reply.hijack();
    this.#raw = reply.raw;
    this.#raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      // Proxies must neither compress the stream nor hold parts of it back.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    this.#raw.flushHeaders();
    request.raw.socket.setNoDelay(true);
    this.#raw.on('close', () => this.#finish());
    // The first byte tells the reader that nothing on the way holds the stream back.
    this.#raw.write(heartbeat);
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatInterval);
    // A reader that left before this point causes no `close` event.
    if (request.raw.socket.destroyed) this.#finish();
  }

  /** Sends framed text. While something is sent at the reader's pace, it follows after that. */
  write(text: string): void {
    if (this.ended) return;
    if (this.#waiting !== null) {
      if (this.#waiting.push({ frames: text }) > mostWaiting) this.#raw.destroy();
      return;
    }
    this.#raw.write(text);
    if (this.#raw.writableLength > largestBacklog) this.#raw.destroy();
  }

  /**
   * Sends frames at the reader's pace: each part is made when the reader has taken the ones before it, and between
   * two parts the server does other work. Resolves when the reader can take more, or the stream has ended.
   */
  async writePaced(frames: Frames): Promise<void> {
    if (this.ended) return;
    const sent = withResolvers<void>();
    // It is awaited below, perhaps after it has failed.
    sent.promise.catch(() => {});
    if (this.#waiting !== null) this.#waiting.push({ frames, sent });
    else await this.#sendAll([{ frames, sent }]);
    await sent.promise;
  }

  /** Sends these frames, and what is added to them meanwhile. */
  async #sendAll(waiting: WaitingFrames[]): Promise<void> {
    this.#waiting = waiting;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await this.#sendParts(next.frames).then(next.sent?.resolve, next.sent?.reject);
    this.#waiting = null;
  }

  async #sendParts(frames: Frames): Promise<void> {
    for (const part of typeof frames === 'string' ? [frames] : frames) {
      if (this.ended) return;
      if (!this.#raw.write(part)) await this.#drained();
      await otherWork();
    }
  }

  /** Waits until the reader has taken what was written, or the connection is closed. */
  async #drained(): Promise<void> {
    const { promise, resolve } = withResolvers<void>();
    this.#raw.once('drain', resolve).once('close', resolve);
    await promise;
    this.#raw.off('drain', resolve).off('close', resolve);
  }

  #beat(): void {
    const progress = progressOf(this.#raw);
    const isBehind = this.#waiting !== null || this.#raw.writableLength > stalledBacklog;
    if (isBehind && progress === this.#progress) this.#raw.destroy();
    this.#progress = progress;
    if (this.#waiting === null) this.write(heartbeat);
  }

  readonly send: Send<S> = (event, data) => this.write(frame(event, data));

  /** Calls the listener once, when the stream ends; at once if it has ended. */
  onEnd(listener: () => void): void {
    if (this.ended) listener();
    // A copy reserves no room for more listeners, and thousands of streams may be open.
    else this.#endListeners = [...this.#endListeners, listener];
  }

  /** Ends the stream. @param reconnectDelay milliseconds after which the reader is asked to reconnect */
  end(reconnectDelay?: number): void {
    if (this.ended) return;
    // Within a frame nothing else can be said, and nobody watches any more whether its reader goes on.
    if (this.#waiting !== null) this.#raw.destroy();
    else if (reconnectDelay !== undefined) this.write(reconnectAfter(reconnectDelay));
    this.#raw.end();
    this.#finish();
  }

  /** Ends the stream of a reader who may read no further, at once: what the reader has not taken is not sent. */
  cut(): void {
    if (this.#raw.writableLength > 0) this.#raw.destroy();
    this.end(this.#raw.destroyed ? undefined : 0);
  }

  #finish(): void {
    if (this.ended) return;
    this.ended = true;
    clearInterval(this.#heartbeat);
    for (const listener of this.#endListeners) listener();
  }
}

/**
 * Changes whenever the reader makes progress. It combines the bytes that have left the stream's own buffer
 * with those that wait in the system's write queue, since during a large snapshot only the latter change.
 * `bytesWritten` also counts the bytes that are still in the buffer, so these are subtracted.
 */
function progressOf({ socket, writableLength }: FastifyReply['raw']): string {
  const { _handle } = (socket ?? {}) as { _handle?: { writeQueueSize: number } };
  return `${(socket?.bytesWritten ?? 0) - writableLength} ${_handle?.writeQueueSize ?? 0}`;
}

/** What is known about an open stream. */
export interface StreamDetails {
  /** The sign-in of the stream; undefined for public calls. */
  readonly signedIn:
    | { readonly signIn: string; readonly expiresAt: number; readonly actor: { readonly uid: string } }
    | undefined;
  /** A feed goes on until its reader leaves; other streams end by themselves. */
  readonly feed: boolean;
}

/** The part of a stream that is needed to end it. */
type EndableStream = Pick<EventStream, 'cut' | 'end' | 'onEnd'>;

/** The most streams of one account in all its tabs and on all its devices. */
const maxOfAccount = 30;

const nameOf = (uid: string) => `streams of ${uid}`;

/** The streams that are open now, so that they can be ended: on shutdown, and when their sign-in ends. */
export class OpenStreams {
  readonly #open = new Map<EndableStream, StreamDetails>();
  readonly #perAccount = new Map<string, number>();

  /** @param shared counts the streams of all nodes */
  constructor(private readonly shared?: Pick<Claims, 'count' | 'isBelow'>) {}

  /** @throws ContractError too-many-requests (429) when the account has reached its limit */
  async checkCapacity(uid: string): Promise<void> {
    const isBelow = this.shared
      ? await this.shared.isBelow({ names: [nameOf(uid)], most: maxOfAccount })
      : (this.#perAccount.get(uid) ?? 0) < maxOfAccount;
    if (isBelow) return;
    throw new ContractError('too-many-requests', 'Too many pages are open at once. Please close some.', 10);
  }

  /** Adds a stream until it ends. */
  add(stream: EndableStream, details: StreamDetails): void {
    this.#open.set(stream, details);
    const uid = details.signedIn?.actor.uid;
    if (uid) this.#count(uid, 1);
    stream.onEnd(() => {
      this.#open.delete(stream);
      if (uid) this.#count(uid, -1);
    });
  }

  #count(uid: string, change: number): void {
    this.shared?.count([nameOf(uid)], change);
    const count = (this.#perAccount.get(uid) ?? 0) + change;
    if (count > 0) this.#perAccount.set(uid, count);
    else this.#perAccount.delete(uid);
  }

  /** How many streams are open: feeds, and streams of answers. */
  counts(): { readonly feeds: number; readonly answers: number } {
    const feeds = [...this.#open.values()].filter(({ feed }) => feed).length;
    return { feeds, answers: this.#open.size - feeds };
  }

  /** The sign-ins that have open streams. */
  signIns(): ReadonlySet<string> {
    return new Set([...this.#open.values()].flatMap(({ signedIn }) => signedIn?.signIn ?? []));
  }

  /** Ends the streams of one sign-in; a reader that reconnects has to sign in again. */
  endFor(signIn: string): void {
    for (const [stream, { signedIn }] of [...this.#open]) if (signedIn?.signIn === signIn) stream.cut();
  }

  /** Ends the streams whose sign-in has expired by this moment. Runs every second. */
  endExpired(at: Date): void {
    for (const [stream, { signedIn }] of [...this.#open]) {
      if (signedIn && signedIn.expiresAt <= at.getTime()) stream.cut();
    }
  }

  /** Ends the feeds and asks their readers to reconnect after this many milliseconds. */
  endFeeds(reconnectDelay: number): void {
    for (const [stream, { feed }] of [...this.#open]) if (feed) stream.end(reconnectDelay);
  }
}
