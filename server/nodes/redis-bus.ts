import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import type { Bus } from '../events/bus.ts';
import { MemoryBus } from '../events/memory-bus.ts';
import type { RedisLink } from './redis-link.ts';

/** The channel on which a node says that messages of its own were lost. */
const lostChannel = 'lost';

/** The length of the seal at the beginning of each message. */
const sealLength = 43;

/**
 * How many listeners are told at once that they may have missed something, and after how many milliseconds
 * the next ones are told. Each of them then reads the database, which all of them at once would overload.
 */
const toldAtOnce = { listeners: 100, every: 50 };

/**
 * The bus of several nodes: what a node publishes reaches its own listeners at once and those of other nodes
 * through Redis's publish and subscribe. Redis keeps nothing; a message can be lost. Each has a seal that only
 * the nodes can make, since others may be able to publish on the same Redis.
 */
export class RedisBus implements Bus {
  readonly spansNodes = true;
  readonly #here = new MemoryBus();
  readonly #acknowledged = new Map<string, Promise<void>>();
  readonly #missedListeners = new Set<() => void>();
  /** Whether a message could not be published since Redis answered last. */
  #hasLost = false;
  #telling = false;

  /**
   * @param node the id of this node; its own messages, which Redis sends back, are ignored
   * @param prefix the beginning of the names of all channels, since several schools' servers may share one
   * Redis
   * @param key what the seals of messages are made with, known to the nodes alone
   */
  constructor(
    private readonly link: RedisLink,
    private readonly node: string,
    private readonly prefix: string,
    private readonly key: string,
    private readonly log: Pick<Logger, 'error' | 'warn'>,
  ) {
    link.onMessage((channel, text) => this.#receive(channel, text));
    link.onUp(() => {
      if (this.#hasLost) this.publishElsewhere(lostChannel, null);
      this.#hasLost = false;
      this.tellMissed();
    });
    this.subscribe(lostChannel, () => this.tellMissed());
  }

  get isConnected(): boolean {
    return this.link.isUp;
  }

  get listeners(): number {
    // Without the bus's own listener, that of `lostChannel`.
    return this.#here.listeners - 1;
  }

  publish<M>(channel: string, message: M): void {
    this.publishElsewhere(channel, message);
    this.#here.publish(channel, message);
  }

  publishHere<M>(channel: string, message: M): void {
    this.#here.publish(channel, message);
  }

  publishElsewhere<M>(channel: string, message: M): void {
    const text = JSON.stringify({ node: this.node, message });
    void this.link
      .run((redis) => redis.publish(this.prefix + channel, this.#sealOf(channel, text) + text))
      .then((reached) => {
        if (reached === undefined) this.#hasLost = true;
      });
  }

  subscribe<M>(channel: string, listener: (message: M) => void): () => void {
    if (!this.#here.has(channel)) this.#acknowledged.set(channel, this.link.subscribe(this.prefix + channel));
    const unsubscribe = this.#here.subscribe(channel, listener);
    return () => {
      unsubscribe();
      if (this.#here.has(channel) || !this.#acknowledged.delete(channel)) return;
      this.link.unsubscribe(this.prefix + channel);
    };
  }

  async subscribed(channel: string): Promise<void> {
    await this.#acknowledged.get(channel);
  }

  onMissed(listener: () => void): () => void {
    this.#missedListeners.add(listener);
    return () => this.#missedListeners.delete(listener);
  }

  /** Tells all listeners of `onMissed` that messages may have been lost, a few at a time. */
  tellMissed(): void {
    if (this.#telling) return;
    this.#telling = true;
    const waiting = [...this.#missedListeners];
    const tell = () => {
      for (const listener of waiting.splice(0, toldAtOnce.listeners)) {
        if (this.#missedListeners.has(listener)) this.#guard(listener);
      }
      if (waiting.length > 0) setTimeout(tell, toldAtOnce.every).unref();
      else this.#telling = false;
    };
    tell();
  }

  #receive(prefixed: string, sealed: string): void {
    if (!prefixed.startsWith(this.prefix)) return;
    const channel = prefixed.slice(this.prefix.length);
    const [seal, text] = [sealed.slice(0, sealLength), sealed.slice(sealLength)];
    if (!isSame(seal, this.#sealOf(channel, text))) {
      this.log.warn('a message on Redis was ignored, since no node has sent it');
      return;
    }
    this.#guard(() => {
      const { node, message } = JSON.parse(text);
      if (node !== this.node) this.#here.publish(channel, message);
    });
  }

  /** A message cannot be moved to another channel either. */
  #sealOf(channel: string, text: string): string {
    return createHmac('sha256', this.key).update(`${channel}\n${text}`).digest('base64url');
  }

  /** Runs work and logs its error, so that no message of another node can end this node. */
  #guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.log.error({ err: error }, 'a message between nodes could not be handled');
    }
  }
}

/** Compares two seals in a time that does not tell how much of them agrees. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
