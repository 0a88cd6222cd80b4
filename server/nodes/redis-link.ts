import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { every } from '../schedule.ts';

/**
 * In milliseconds. A command or a ping that Redis does not answer within `command` has failed. A connection
 * that is not ready within `reconnecting` is made anew.
 */
const timeouts = { command: 500, betweenChecks: 500, reconnecting: 3_000 };

const retryStrategy = (tries: number) => Math.min(tries * 100, 1_000);

/**
 * The connections to Redis: one for commands, one that receives messages. The product works without Redis,
 * so a command fails at once while Redis is away, and the connections come back by themselves.
 */
export class RedisLink {
  readonly #commands: Redis;
  readonly #subscriber: Redis;
  readonly #upListeners = new Set<() => void>();
  readonly #downListeners = new Set<() => void>();
  readonly #endChecks: () => void;
  #isUp = false;
  /** Whether a connection was lost since the last check began: its ping may have been answered before. */
  #hasClosed = false;
  #lastReady = performance.now();
  #complainedAt = 0;

  private constructor(
    url: string,
    private readonly log: Pick<Logger, 'warn' | 'info'>,
    schedule: Logger,
  ) {
    // A message that is published seconds late is worse than none, so commands do not wait for a connection.
    this.#commands = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: timeouts.command,
      retryStrategy,
    });
    // Subscriptions wait for the connection, and are made again after each loss.
    this.#subscriber = new Redis(url, { maxRetriesPerRequest: null, retryStrategy });
    for (const client of [this.#commands, this.#subscriber]) {
      // `check` reports what is wrong; without a listener, the client would print every error.
      client.on('error', () => {});
      // A loss that is over before the next check would otherwise go unnoticed.
      client.on('close', () => this.#down('the connection was closed'));
    }
    this.#endChecks = every(timeouts.betweenChecks, 'Redis', schedule, () => this.check());
  }

  /** Connects, and waits a moment for Redis. A node starts without it, too. */
  static async open(url: string, log: Logger): Promise<RedisLink> {
    const link = new RedisLink(url, log, log);
    const until = performance.now() + timeouts.reconnecting;
    while (!link.isUp && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      await link.check();
    }
    if (!link.isUp) log.warn('Redis, which the setting REDIS_URL names, does not answer');
    return link;
  }

  /** Whether Redis answers. */
  get isUp(): boolean {
    return this.#isUp;
  }

  /**
   * Calls the listener each time Redis answers again; messages may have been lost before.
   * @returns a function that unsubscribes
   */
  onUp(listener: () => void): () => void {
    this.#upListeners.add(listener);
    return () => this.#upListeners.delete(listener);
  }

  /** @returns a function that unsubscribes */
  onDown(listener: () => void): () => void {
    this.#downListeners.add(listener);
    return () => this.#downListeners.delete(listener);
  }

  /** Runs a command. @returns undefined when Redis does not answer */
  async run<T>(command: (redis: Redis) => Promise<T>): Promise<T | undefined> {
    if (!this.#isUp) return undefined;
    try {
      return await command(this.#commands);
    } catch (error) {
      if (isReply(error)) this.#complain(error);
      else this.#down(String(error));
      return undefined;
    }
  }

  /** Subscribes to a channel. Resolves when Redis has acknowledged the subscription, or does not answer. */
  async subscribe(channel: string): Promise<void> {
    const acknowledged = this.#subscriber.subscribe(channel).then(
      () => {},
      () => {},
    );
    if (!this.#isUp) return;
    await new Promise<void>((resolve) => {
      const endDown = this.onDown(resolve);
      void acknowledged.then(resolve).finally(endDown);
    });
  }

  unsubscribe(channel: string): void {
    this.#subscriber.unsubscribe(channel).catch(() => {});
  }

  onMessage(listener: (channel: string, text: string) => void): void {
    this.#subscriber.on('message', listener);
  }

  /**
   * Notices that Redis is away or back. Runs twice a second: an idle connection notices nothing by itself.
   */
  async check(): Promise<void> {
    const clients = [this.#commands, this.#subscriber];
    if (clients.some(({ status }) => status !== 'ready')) {
      this.#down('there is no connection');
      // To connect to a machine that is gone could otherwise take a quarter of an hour.
      if (performance.now() - this.#lastReady > timeouts.reconnecting) this.#reconnect(clients);
      return;
    }
    this.#hasClosed = false;
    // Redis answers in order, so an answered ping shows that the subscriptions were made again, too.
    const answers = await Promise.all(clients.map((client) => isAnswered(client)));
    if (answers.every(Boolean) && !this.#hasClosed) this.#up();
    else {
      this.#down('it does not answer');
      this.#reconnect(clients.filter((_, index) => !answers[index]));
    }
  }

  close(): void {
    this.#endChecks();
    this.#upListeners.clear();
    this.#downListeners.clear();
    this.#commands.disconnect();
    this.#subscriber.disconnect();
  }

  #reconnect(clients: readonly Redis[]): void {
    this.#lastReady = performance.now();
    for (const client of clients) client.disconnect(true);
  }

  #up(): void {
    this.#lastReady = performance.now();
    if (this.#isUp) return;
    this.#isUp = true;
    this.log.info('Redis answers');
    for (const listener of [...this.#upListeners]) listener();
  }

  #down(reason: string): void {
    this.#hasClosed = true;
    if (!this.#isUp) return;
    this.#isUp = false;
    this.log.warn({ reason }, 'Redis does not answer: this node goes on by itself');
    for (const listener of [...this.#downListeners]) listener();
  }

  /** Logs a refusal of Redis, such as a full memory, at most once a minute. */
  #complain(err: unknown): void {
    if (performance.now() - this.#complainedAt < 60_000 && this.#complainedAt > 0) return;
    this.#complainedAt = performance.now();
    this.log.warn({ err }, 'Redis refused a command');
  }
}

/** Whether Redis answered with an error, instead of not answering. */
const isReply = (error: unknown): boolean => error instanceof Error && error.name === 'ReplyError';

async function isAnswered(client: Redis): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeouts.command);
  });
  const answered = client.ping().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
