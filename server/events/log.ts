import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Write } from '../db/group-commit.ts';
import type { Schema } from '../db/schema.ts';
import type { Bus } from './bus.ts';
import type { Broadcast, Durable } from './events.ts';
import { frame } from './frame.ts';
import {
  deleteEventsBefore,
  deleteEventsOf,
  eventsAfter,
  insertEvent,
  lastNumber,
  nextNumber,
  type StoredEvent,
} from './store.ts';

/** A message to a stream's readers: the framed event, with its number when it is durable. */
export interface StreamMessage {
  readonly type: string;
  readonly number: number | null;
  readonly frame: string;
}

/** A position in a stream: the cursor in the id of an event. */
export interface Position {
  readonly streamId: string;
  readonly number: number;
}

/** How long events are kept, in milliseconds. */
const retention = 24 * 3_600_000;

/**
 * The durable event log. An event is written in the transaction that changes the state, gets the stream's next number
 * there, and is sent to readers after the commit. Reading has three phases, see `follow`. The type parameters are the
 * contract's events with their data; tests of the log use their own.
 */
export class EventLog<DurableData extends object = Durable, BroadcastData extends object = Broadcast> {
  constructor(
    private readonly db: Db,
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {}

  /** Appends an event to a stream, inside the transaction that changes the state. */
  async append<Name extends keyof DurableData & string>(
    write: Write,
    streamId: string,
    type: Name,
    data: DurableData[Name],
  ): Promise<void> {
    const number = await nextNumber(write.query, streamId);
    await insertEvent(write.query, streamId, { number, type, data }, this.clock.now().toISOString());
    // Serialised once for all readers.
    const message = { type, number, frame: frame(type, data, eventId({ streamId, number })) };
    write.afterCommit(() => this.bus.publish(channel(streamId), message));
  }

  /**
   * Deletes the stored events of a stream, inside the transaction that deletes what they are about. It also skips a number of
   * the stream, so that no reader's backlog is complete and each reader gets a snapshot.
   */
  async forget(write: Write, streamId: string): Promise<void> {
    await nextNumber(write.query, streamId);
    await deleteEventsOf(write.query, streamId);
    write.afterCommit(() => this.notify(forgotten, streamId));
  }

  /** Calls the listener with the id of each stream that was forgotten. @returns a function that unsubscribes */
  onForgotten(listener: (streamId: string) => void): () => void {
    return this.onNotification(forgotten, listener);
  }

  /** Sends readers an event that is not stored: a piece of an answer, a change of presence. */
  broadcast<Name extends keyof BroadcastData & string>(
    streamId: string,
    type: Name,
    data: BroadcastData[Name],
  ): void {
    this.bus.publish(channel(streamId), { type, number: null, frame: frame(type, data) });
  }

  /** Tells the subscribers of a topic the id of what changed. The content is not sent: they read it from the database. */
  notify(topic: string, id: string): void {
    this.bus.publish(`topic:${topic}`, id);
  }

  /** @returns a function that unsubscribes */
  onNotification(topic: string, listener: (id: string) => void): () => void {
    return this.bus.subscribe(`topic:${topic}`, listener);
  }

  /** The number of subscribers to streams and topics. */
  get listeners(): number {
    return this.bus.listeners;
  }

  /** The number of a stream's newest event; 0 before its first. */
  lastNumber(streamId: string): Promise<number> {
    return lastNumber(this.db.read, streamId);
  }

  /** A stream's events after a number, in order, for polling instead of following. */
  eventsAfter({ streamId, number }: Position): Promise<StoredEvent[]> {
    return eventsAfter(this.db.read, streamId, number);
  }

  /** Whether the log has the complete backlog after this position. */
  async hasBacklogAfter({ streamId, number }: Position): Promise<boolean> {
    const last = await lastNumber(this.db.read, streamId);
    if (number > last || last === 0) return false;
    if (number === last) return true;
    return (await eventsAfter(this.db.read, streamId, number, 1))[0]?.number === number + 1;
  }

  /**
   * Reads a stream without a gap and without a repetition.
   * 1. backfill: `snapshot` reads the state at a number of the stream, or the backlog after `after` is replayed.
   * 2. cutover: messages that arrived in the meantime were buffered. They follow in order, except those that the backfill
   *    contains. Buffered events of `transient.type` are dropped, since `transient.frames` then sends the current state of
   *    everything that is not stored.
   * 3. live: each message as it comes.
   * @returns what ends the reading, and a promise that is fulfilled when the backfill was delivered or has failed
   */
  follow(reading: {
    streamId: string;
    after?: number;
    snapshot?: (query: Kysely<Schema>, number: number) => Promise<string>;
    transient: { type: string; frames: () => string[] };
    deliver: (message: string) => void;
    failed: (error: unknown) => void;
  }): { end: () => void; backfilled: Promise<void> } {
    const { streamId, deliver } = reading;
    let buffer: StreamMessage[] | null = [];
    let ended = false;
    /** The number of the newest event in the backfill. */
    let backfilledTo = 0;
    // An event that the backfill contains may be published only after it.
    const deliverNew = (message: StreamMessage) => {
      if (message.number === null || message.number > backfilledTo) deliver(message.frame);
    };
    const unsubscribe = this.bus.subscribe<StreamMessage>(channel(streamId), (message) => {
      if (buffer) buffer.push(message);
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

    const backfilled = backfill()
      .then((number) => {
        if (ended) return;
        backfilledTo = number;
        for (const message of buffer ?? []) if (message.type !== reading.transient.type) deliverNew(message);
        for (const text of reading.transient.frames()) deliver(text);
        buffer = null;
      })
      .catch((error: unknown) => {
        unsubscribe();
        if (!ended) reading.failed(error);
      });

    const end = () => {
      ended = true;
      unsubscribe();
    };
    return { end, backfilled };
  }

  async #replay(streamId: string, after: number, deliver: (text: string) => void): Promise<number> {
    let number = after;
    for (const event of await eventsAfter(this.db.read, streamId, after)) {
      deliver(frame(event.type, event.data, eventId({ streamId, number: event.number })));
      number = event.number;
    }
    return number;
  }

  /** Deletes events older than the retention time; readers that come back later get a snapshot. */
  async prune(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - retention).toISOString();
    await this.db.write(({ query }) => deleteEventsBefore(query, before));
  }
}

/** The topic of notifications about streams whose events were deleted. */
const forgotten = 'forgotten';

const channel = (streamId: string) => `stream:${streamId}`;

/** The id of a durable event on the wire: `<streamId>:<n>`. */
export const eventId = ({ streamId, number }: Position): string => `${streamId}:${number}`;

/** The position in an event's id, or null for any other text. */
export function readEventId(text: string | undefined): Position | null {
  const match = /^([A-Za-z0-9_-]{1,64}):(\d{1,15})$/.exec(text ?? '');
  return match?.[1] ? { streamId: match[1], number: Number(match[2]) } : null;
}
