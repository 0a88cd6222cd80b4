import type { Bus } from './bus.ts';

/** A message about a stream: an event, or, between nodes, the number of an event that is in the database. */
export interface StreamMessage {
  readonly type: string;
  /** Null for an event that is not stored. */
  readonly number: number | null;
  /** The framed event; null for an event that has to be read. */
  readonly frame: string | null;
  /**
   * For an event that is not stored: the number of the last durable event that its sender knew. Readers get
   * that one first.
   */
  readonly after?: number;
}

/** A message that can be delivered. */
export type FramedMessage = StreamMessage & { readonly frame: string };

/** Reads a stream from the database. */
export interface StreamReader {
  /** The number of the stream's newest event. */
  lastNumber(): Promise<number>;
  /** The events after a number, framed and in order. */
  after(number: number): AsyncIterable<FramedMessage & { readonly number: number }>;
}

/**
 * The most unstored events that wait for an earlier durable one. When there are more, the oldest is dropped.
 */
const mostHeld = 1_000;

/**
 * Brings the messages of one stream to its followers on this node, in their order, when several nodes write
 * to it. The bus only says that there is something new: the database is read, once at a time, so that a burst
 * costs few queries. An event that is not stored, such as a piece of an answer, can overtake its question on
 * the way. It is held until the events before it are delivered.
 */
export class StreamRelay {
  readonly #followers = new Set<(message: FramedMessage) => void>();
  readonly #unsubscribe: () => void;
  /** The newest number that was delivered; null until it is known where to begin. */
  #delivered: number | null = null;
  #wanted = 0;
  #isReading = false;
  #held: FramedMessage[] = [];
  /**
   * Fulfilled when no message can be missed any more. A follower may read what came before only after that.
   */
  readonly ready: Promise<void>;

  constructor(
    bus: Bus,
    channel: string,
    private readonly reader: StreamReader,
  ) {
    // The subscription comes before the first look into the database, so that an event between the two is
    // announced.
    this.#unsubscribe = bus.subscribe<StreamMessage>(channel, (message) => this.#receive(message));
    this.ready = bus.subscribed(channel).then(async () => {
      this.#delivered = await reader.lastNumber();
      this.#advance();
    });
    // A follower that waits for `ready` gets the failure. If none waits, it must not become an unhandled
    // rejection.
    this.ready.catch(() => {});
  }

  get isFollowed(): boolean {
    return this.#followers.size > 0;
  }

  /** @returns a function that ends the following */
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
    // Numbers become visible in order, so no event before the last one that was read can appear later.
    await this.#deliverAfter(from);
    if ((this.#delivered ?? 0) >= wanted) return;
    // Some numbers have no event any more, since old events are deleted. The last number is read before the
    // events: all that still exist up to it are then delivered.
    const last = await this.reader.lastNumber();
    await this.#deliverAfter(this.#delivered ?? from);
    this.#delivered = Math.max(this.#delivered ?? 0, last);
    // Only a wrong message can name a number that the database does not have. Without this line, the relay
    // would look for this number for ever.
    if (this.#wanted > this.#delivered) this.#wanted = this.#delivered;
    this.#release();
  }

  async #deliverAfter(number: number): Promise<void> {
    for await (const event of this.reader.after(number)) {
      this.#deliver(event);
      this.#release();
    }
  }
}
