import type { Bus } from './bus.ts';

/** A message about a stream: an event, or between nodes the number of one that is in the database. */
export interface StreamMessage {
  readonly type: string;
  /** Null for an event that is not stored. */
  readonly number: number | null;
  /** The framed event; null for an event that has to be read. */
  readonly frame: string | null;
  /** For an event that is not stored: the last durable event that its sender knew, which readers get first. */
  readonly after?: number;
}

/** A message that can be delivered. */
export type FramedMessage = StreamMessage & { readonly frame: string };

/** Reads a stream from the database. */
export interface StreamReader {
  /** The number of the stream's newest event. */
  lastNumber(): Promise<number>;
  /** The events after a number, framed and in order. */
  after(number: number): Promise<readonly (FramedMessage & { readonly number: number })[]>;
}

/** The most events that wait for one before them. Past it the oldest is dropped: it was never stored. */
const mostHeld = 1_000;

/**
 * Brings the messages of one stream to its followers on this node, in their order, when several nodes write to it. The bus
 * only says that there is something new: the database is read, once at a time, so that a burst costs few queries.
 * An event that is not stored, such as a piece of an answer, overtakes its question on the way; it is held until the events
 * before it were delivered.
 */
export class StreamRelay {
  readonly #followers = new Set<(message: FramedMessage) => void>();
  readonly #unsubscribe: () => void;
  /** The newest number that was delivered; null until it is known where to begin. */
  #delivered: number | null = null;
  #wanted = 0;
  #isReading = false;
  #held: FramedMessage[] = [];
  /** Fulfilled when no message can be missed any more. Only then a follower may read what came before. */
  readonly ready: Promise<void>;

  constructor(
    bus: Bus,
    channel: string,
    private readonly reader: StreamReader,
  ) {
    // The subscription comes before the first look into the database: what falls between is announced.
    this.#unsubscribe = bus.subscribe<StreamMessage>(channel, (message) => this.#receive(message));
    this.ready = bus.subscribed(channel).then(async () => {
      this.#delivered = await reader.lastNumber();
      this.#advance();
    });
    // A follower that waits for it receives the failure; without one it must not be an unhandled rejection.
    this.ready.catch(() => {});
  }

  get isFollowed(): boolean {
    return this.#followers.size > 0;
  }

  /** @returns ends the following */
  follow(follower: (message: FramedMessage) => void): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** Reads what was missed. @param last the number of the stream's newest event */
  want(last: number): void {
    if (last <= this.#wanted) return;
    this.#wanted = last;
    this.#advance();
  }

  end(): void {
    this.#unsubscribe();
    this.#followers.clear();
  }

  #receive(message: StreamMessage): void {
    if (message.number === null) {
      if (message.frame !== null) this.#hold(message as FramedMessage);
      return;
    }
    if (message.frame !== null && !this.#isReading && message.number === (this.#delivered ?? -1) + 1)
      this.#deliver(message as FramedMessage);
    this.want(message.number);
    this.#release();
  }

  #hold(message: FramedMessage): void {
    this.#held.push(message);
    if (this.#held.length > mostHeld) this.#held.shift();
    this.#release();
    this.want(message.after ?? 0);
  }

  #release(): void {
    if (this.#delivered === null) return;
    const delivered = this.#delivered;
    const due = this.#held.filter(({ after = 0 }) => after <= delivered);
    if (due.length === 0) return;
    this.#held = this.#held.filter(({ after = 0 }) => after > delivered);
    for (const message of due) this.#deliver(message);
  }

  #deliver(message: FramedMessage): void {
    if (message.number !== null) this.#delivered = message.number;
    for (const follow of [...this.#followers]) follow(message);
  }

  /** Reads until everything that is known to be there was delivered. */
  #advance(): void {
    if (this.#isReading || this.#delivered === null || this.#wanted <= this.#delivered) return;
    this.#isReading = true;
    this.#read(this.#delivered)
      .catch(() => {
        // The database did not answer. The sweep, which runs every second, asks again.
        this.#wanted = this.#delivered ?? 0;
      })
      .finally(() => {
        this.#isReading = false;
        this.#advance();
      });
  }

  async #read(from: number): Promise<void> {
    const wanted = this.#wanted;
    // Numbers become visible in order, so that nothing before the last event that was read can be missing.
    await this.#deliverAfter(from);
    if ((this.#delivered ?? 0) >= wanted) return;
    // A number without an event tells of forgotten events: after the last number was read, all events up to it are there.
    const last = await this.reader.lastNumber();
    await this.#deliverAfter(this.#delivered ?? from);
    this.#delivered = Math.max(this.#delivered ?? 0, last);
    // Nobody stores a number that cannot be read; this only keeps a wrong message from making it read without end.
    if (this.#wanted > this.#delivered) this.#wanted = this.#delivered;
    this.#release();
  }

  async #deliverAfter(number: number): Promise<void> {
    for (const event of await this.reader.after(number)) {
      this.#deliver(event);
      this.#release();
    }
  }
}
