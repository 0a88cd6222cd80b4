import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Write } from '../db/group-commit.ts';
import type { Schema } from '../db/schema.ts';
import type { Bus } from './bus.ts';
import type { Durable, Passing } from './events.ts';
import { frame } from './frame.ts';
import {
  deleteEventsBefore,
  eventsAfter,
  insertEvent,
  lastNumber,
  nextNumber,
  type StoredEvent,
} from './store.ts';

/** What a reader of a stream is handed: the event's text, and its number when it is durable. */
export interface StreamMessage {
  readonly type: string;
  readonly number: number | null;
  readonly frame: string;
}

/** A place in a stream, as the id of an event names it. */
export interface Position {
  readonly streamId: string;
  readonly number: number;
}

const kept = 24 * 3_600_000;

/**
 * The durable event log: an event is written in the transaction that changes the state, gets the stream's next
 * number there, and reaches the readers after the commit. Reading has three phases, see `follow`. It takes the events
 * of the contract, each with its data; a test of the log itself brings its own.
 */
export class EventLog<Kept extends object = Durable, Shown extends object = Passing> {
  constructor(
    private readonly db: Db,
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {}

  /** Adds an event to a stream inside the transaction that it tells of. */
  async append<Name extends keyof Kept & string>(
    write: Write,
    streamId: string,
    type: Name,
    data: Kept[Name],
  ): Promise<void> {
    const number = await nextNumber(write.query, streamId);
    await insertEvent(write.query, streamId, { number, type, data }, this.clock.now().toISOString());
    // Serialised once here, written as it is to every reader.
    const message = { type, number, frame: frame(type, data, eventId({ streamId, number })) };
    write.afterCommit(() => this.bus.publish(channel(streamId), message));
  }

  /** Shows readers something that is not kept: a piece of an answer, a sign of life. */
  broadcast<Name extends keyof Shown & string>(streamId: string, type: Name, data: Shown[Name]): void {
    this.bus.publish(channel(streamId), { type, number: null, frame: frame(type, data) });
  }

  /** Tells listeners of a topic that a thing changed, without its content: they read it anew. */
  notify(topic: string, thing: string): void {
    this.bus.publish(`topic:${topic}`, thing);
  }

  /** @returns ends the subscription */
  onNotification(topic: string, listener: (thing: string) => void): () => void {
    return this.bus.subscribe(`topic:${topic}`, listener);
  }

  /** How many listen now, to streams and to topics. */
  get listeners(): number {
    return this.bus.listeners;
  }

  /** The number of a stream's newest event; 0 before its first. */
  lastNumber(streamId: string): Promise<number> {
    return lastNumber(this.db.read, streamId);
  }

  /** A stream's events after a number, in order, for who looks now and then instead of following. */
  eventsAfter({ streamId, number }: Position): Promise<StoredEvent[]> {
    return eventsAfter(this.db.read, streamId, number);
  }

  /** Whether a returning reader can be given all it missed since this place. */
  async knows({ streamId, number }: Position): Promise<boolean> {
    const last = await lastNumber(this.db.read, streamId);
    if (number > last || last === 0) return false;
    if (number === last) return true;
    return (await eventsAfter(this.db.read, streamId, number, 1))[0]?.number === number + 1;
  }

  /**
   * Reads a stream without a gap and without a repetition.
   * 1. backfill: what was committed before. `snapshot` reads the state and is told its number, or with `after`
   *    the events since then are replayed.
   * 2. cutover: what arrived meanwhile was held back, and follows in order, less what the backfill had. What is
   *    shown in pieces and not kept (`growing.type`) is sent as it stands at this moment instead, with whatever else
   *    of this moment no kept event says (`growing.frames`).
   * 3. live: each message as it comes.
   * @returns ends the reading
   */
  follow(reading: {
    streamId: string;
    after?: number;
    snapshot?: (query: Kysely<Schema>, number: number) => Promise<string>;
    growing: { type: string; frames: () => string[] };
    deliver: (message: string) => void;
    failed: (error: unknown) => void;
  }): () => void {
    const { streamId, deliver } = reading;
    let held: StreamMessage[] | null = [];
    let ended = false;
    let delivered = 0;
    // What the backfill found committed may be announced only after it.
    const deliverNew = (message: StreamMessage) => {
      if (message.number === null || message.number > delivered) deliver(message.frame);
    };
    const end = this.bus.subscribe<StreamMessage>(channel(streamId), (message) => {
      if (held) held.push(message);
      else deliverNew(message);
    });

    const backfill = async () => {
      const { snapshot, after } = reading;
      if (!snapshot) return this.#replay(streamId, after ?? 0, (text) => !ended && deliver(text));
      return this.db.snapshot(async (query) => {
        const number = await lastNumber(query, streamId);
        const text = await snapshot(query, number);
        if (!ended) deliver(text);
        return number;
      });
    };

    backfill()
      .then((number) => {
        if (ended) return;
        delivered = number;
        for (const message of held ?? []) if (message.type !== reading.growing.type) deliverNew(message);
        for (const text of reading.growing.frames()) deliver(text);
        held = null;
      })
      .catch((error: unknown) => {
        end();
        if (!ended) reading.failed(error);
      });

    return () => {
      ended = true;
      end();
    };
  }

  async #replay(streamId: string, after: number, deliver: (text: string) => void): Promise<number> {
    let number = after;
    for (const event of await eventsAfter(this.db.read, streamId, after)) {
      deliver(frame(event.type, event.data, eventId({ streamId, number: event.number })));
      number = event.number;
    }
    return number;
  }

  /** Drops events that nobody can come back for any more; readers then get a snapshot. */
  async prune(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - kept).toISOString();
    await this.db.write(({ query }) => deleteEventsBefore(query, before));
  }
}

const channel = (streamId: string) => `stream:${streamId}`;

/** The id of a durable event on the wire: `<streamId>:<n>`. */
export const eventId = ({ streamId, number }: Position): string => `${streamId}:${number}`;

/** The place that an event's id names, or null where it is not one. */
export function readEventId(text: string | undefined): Position | null {
  const match = /^([A-Za-z0-9_-]{1,64}):(\d{1,15})$/.exec(text ?? '');
  return match?.[1] ? { streamId: match[1], number: Number(match[2]) } : null;
}
