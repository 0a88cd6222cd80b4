import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Write } from '../db/group-commit.ts';
import type { Schema } from '../db/schema.ts';
import { inSteps } from '../db/steps.ts';
import type { Bus } from './bus.ts';
import type { Broadcast, Durable } from './events.ts';
import { type Frames, frame } from './frame.ts';
import {
  backlogAfter,
  deleteEventsBefore,
  deleteEventsOf,
  eventsAfter,
  eventsAtOnce,
  insertEvent,
  lastNumber,
  lastNumbers,
  nextNumber,
  type StoredEvent,
} from './store.ts';
import type { FramedMessage, StreamMessage } from './stream-relay.ts';
import { followed, StreamRelays } from './stream-relays.ts';

/** A position in a stream: the cursor in the id of an event. */
export interface Position {
  readonly streamId: string;
  readonly number: number;
}

/**
 * What is replayed at most, in events and in characters. A reader who missed more gets a snapshot, which is the
 * shorter way to the same view.
 */
const replayBudget = { events: 1_000, size: 2_000_000 };
/** How many characters of events may come while a backfill is sent: a reader who is slower has to come back. */
const largestBuffer = 8_000_000;

/** How long events are kept, in milliseconds. */
const retention = 24 * 3_600_000;

/**
 * The durable event log. An event is written in the transaction that changes the state, gets the stream's
 * next number there, and is sent to readers after the commit. Reading has three phases, see `follow`. The
 * type parameters are the contract's events with their data; tests of the log use their own.
 */
export class EventLog<DurableData extends object = Durable, BroadcastData extends object = Broadcast> {
  /** The streams that are followed here while several nodes write to them. */
  readonly #relays: StreamRelays;
  /**
   * The last number that this node gave to an event of each stream. `maxSize` takes no memory in advance, as
   * `max` would.
   */
  readonly #lastOwn = new LRUCache<string, number>({ maxSize: 20_000, sizeCalculation: () => 1 });

  constructor(
    private readonly db: Db,
    private readonly bus: Bus,
    private readonly clock: Clock,
    /** Called with how long each durable event took from its change to the streams of its readers. */
    private readonly onDelivered: (seconds: number) => void = () => {},
  ) {
    this.#relays = new StreamRelays(bus, {
      channel,
      lastNumbers: (ids) => lastNumbers(db.read, ids),
      after: (streamId, number) => this.#framedAfter(streamId, number),
    });
  }

  /** Appends an event to a stream, inside the transaction that changes the state. */
  async append<Name extends keyof DurableData & string>(
    write: Write,
    streamId: string,
    type: Name,
    data: DurableData[Name],
  ): Promise<void> {
    const start = performance.now();
    const number = await nextNumber(write.query, streamId);
    await insertEvent(write.query, streamId, { number, type, data }, this.clock.now().toISOString());
    // Serialised once for all readers.
    const message = { type, number, frame: frame(type, data, eventId({ streamId, number })) };
    write.afterCommit(() => {
      if (this.bus.spansNodes) this.#announce(streamId, message);
      this.bus.publishHere<StreamMessage>(channel(streamId), message);
      this.onDelivered((performance.now() - start) / 1_000);
    });
  }

  /**
   * Deletes the stored events of a stream, inside the transaction that deletes what they are about. It also
   * skips a number of the stream, so that no reader's backlog is complete and each reader gets a snapshot.
   */
  async forget(write: Write, streamId: string): Promise<void> {
    await nextNumber(write.query, streamId);
    await deleteEventsOf(write.query, streamId);
    write.afterCommit(() => this.notify(forgotten, streamId));
  }

  /**
   * Calls the listener with the id of each stream that was forgotten.
   * @param onMissed called when the notification of a forgotten stream may have been lost
   * @returns a function that unsubscribes
   */
  onForgotten(listener: (streamId: string) => void, onMissed?: () => void): () => void {
    return this.onNotification(forgotten, listener, onMissed);
  }

  /** Sends readers an event that is not stored: a piece of an answer, a change of presence. */
  broadcast<Name extends keyof BroadcastData & string>(
    streamId: string,
    type: Name,
    data: BroadcastData[Name],
  ): void {
    this.bus.publish<StreamMessage>(channel(streamId), this.#unstored(streamId, type, frame(type, data)));
  }

  /** Sends an event that is not stored to the readers on this node alone, or on the other nodes alone. */
  broadcastTo<Name extends keyof BroadcastData & string>(
    nodes: 'here' | 'elsewhere',
    streamId: string,
    type: Name,
    data: BroadcastData[Name],
  ): void {
    const message = this.#unstored(streamId, type, frame(type, data));
    if (nodes === 'here') this.bus.publishHere<StreamMessage>(channel(streamId), message);
    else this.bus.publishElsewhere<StreamMessage>(channel(streamId), message);
  }

  #unstored(streamId: string, type: string, framed: string): StreamMessage {
    return { type, number: null, frame: framed, after: this.#lastOwn.get(streamId) ?? 0 };
  }

  /**
   * Tells the other nodes the number of an event, which they read from the database. So the bus carries no
   * words of people except the pieces of answers.
   */
  #announce(streamId: string, { type, number }: { type: string; number: number }): void {
    this.#lastOwn.set(streamId, number);
    this.bus.publishElsewhere<StreamMessage>(channel(streamId), { type, number, frame: null });
  }

  /**
   * Tells the subscribers of a topic the id of what changed. The content is not sent: they read it from the
   * database.
   */
  notify(topic: string, id: string): void {
    this.bus.publish(`topic:${topic}`, id);
  }

  /**
   * Does what `notify` does, but only for subscribers on this node. It is for changes that each node notices
   * by itself.
   */
  notifyHere(topic: string, id: string): void {
    this.bus.publishHere(`topic:${topic}`, id);
  }

  /**
   * @param onMissed called when notifications of other nodes may have been lost
   * @returns a function that unsubscribes
   */
  onNotification(topic: string, listener: (id: string) => void, onMissed?: () => void): () => void {
    const unsubscribe = this.bus.subscribe(`topic:${topic}`, listener);
    if (!onMissed) return unsubscribe;
    const endMissed = this.bus.onMissed(onMissed);
    return () => {
      unsubscribe();
      endMissed();
    };
  }

  /**
   * Calls the listener with the id of each stream that a reader on another node begins to follow. That reader
   * lacks the events that are not stored.
   */
  onFollowedElsewhere(listener: (streamId: string) => void): () => void {
    return this.bus.subscribe(followed, listener);
  }

  /** Whether notifications reach the other nodes and come from them; always true on a single node. */
  get isConnected(): boolean {
    return this.bus.isConnected;
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
  async *eventsAfter({ streamId, number }: Position): AsyncGenerator<StoredEvent, void> {
    let after = number;
    for (;;) {
      const some = await eventsAfter(this.db.read, streamId, after);
      yield* some;
      if (some.length < eventsAtOnce) return;
      after = some.at(-1)?.number ?? after;
    }
  }

  /** Whether the log has the complete backlog after this position, and it is short enough to be replayed. */
  async hasBacklogAfter({ streamId, number }: Position): Promise<boolean> {
    const last = await lastNumber(this.db.read, streamId);
    if (number > last || last === 0) return false;
    if (number === last) return true;
    const missed = await backlogAfter(this.db.read, streamId, number, replayBudget.events + 1);
    const isShort = missed.events <= replayBudget.events && missed.size <= replayBudget.size;
    return missed.first === number + 1 && isShort;
  }

  /**
   * Reads a stream without a gap and without a repetition.
   * 1. backfill: `snapshot` reads the state at a number of the stream, or the backlog after `after` is
   *    replayed. It goes out part by part, as fast as the promises of `deliverPaced` say.
   * 2. cutover: messages that arrived in the meantime were buffered. They follow in order, except those that
   *    the backfill contains. Buffered events of `transient.type` are dropped, since `transient.frames` then
   *    sends the current state of everything that is not stored.
   * 3. live: each message as it comes.
   * @returns what ends the reading, and a promise that is fulfilled when the backfill was delivered or has
   * failed
   */
  follow(reading: {
    streamId: string;
    after?: number;
    snapshot?: (query: Kysely<Schema>, number: number) => Promise<Frames>;
    transient: { type: string; frames: () => string[] };
    deliver: (text: string) => void;
    deliverPaced: (frames: Frames) => Promise<void>;
    failed: (error: unknown) => void;
  }): { end: () => void; backfilled: Promise<void> } {
    const { streamId, deliver, deliverPaced } = reading;
    let buffer: FramedMessage[] | null = [];
    let buffered = 0;
    let ended = false;
    /** The number of the newest event in the backfill. */
    let backfilledTo = 0;
    // An event that the backfill contains can arrive only after the backfill. It must not be delivered twice.
    const deliverNew = (message: FramedMessage) => {
      if (message.number === null || message.number > backfilledTo) deliver(message.frame);
    };
    const { ready, unsubscribe } = this.#subscribe(streamId, (message) => {
      if (!buffer) return deliverNew(message);
      buffer.push(message);
      buffered += message.frame.length;
      if (buffered > largestBuffer) fail(new Error('A reader is too slow for the backfill of its stream.'));
    });
    const fail = (error: unknown) => {
      unsubscribe();
      if (!ended) reading.failed(error);
      ended = true;
    };

    const backfill = async () => {
      const { snapshot, after } = reading;
      await ready;
      if (!snapshot) return this.#replay(streamId, after ?? 0, async (text) => ended || deliverPaced(text));
      const read = await this.db.snapshot(async (query) => {
        const number = await lastNumber(query, streamId);
        return { number, frames: await snapshot(query, number) };
      });
      if (!ended) await deliverPaced(read.frames);
      return read.number;
    };

    const backfilled = backfill()
      .then((number) => {
        if (ended) return;
        backfilledTo = number;
        for (const message of buffer ?? []) if (message.type !== reading.transient.type) deliverNew(message);
        for (const text of reading.transient.frames()) deliver(text);
        buffer = null;
        this.bus.publishElsewhere(followed, streamId);
      })
      .catch(fail);

    const end = () => {
      ended = true;
      unsubscribe();
    };
    return { end, backfilled };
  }

  /** @returns `ready` is fulfilled when no message of another node can be missed */
  #subscribe(
    streamId: string,
    follower: (message: FramedMessage) => void,
  ): { ready?: Promise<void>; unsubscribe: () => void } {
    if (this.bus.spansNodes) return this.#relays.follow(streamId, follower);
    return { unsubscribe: this.bus.subscribe<FramedMessage>(channel(streamId), follower) };
  }

  /**
   * Looks for events that nobody announced: their node died after the commit, or the message was lost. Runs
   * every second; it costs one query while streams are followed, and none on a single node.
   */
  sweep(): Promise<void> {
    return this.#relays.sweep();
  }

  async *#framedAfter(streamId: string, after: number) {
    for await (const { number, type, data } of this.eventsAfter({ streamId, number: after }))
      yield { type, number, frame: frame(type, data, eventId({ streamId, number })) };
  }

  async #replay(
    streamId: string,
    after: number,
    deliver: (text: string) => Promise<unknown>,
  ): Promise<number> {
    let newest = after;
    for await (const { number, frame: text } of this.#framedAfter(streamId, after)) {
      await deliver(text);
      newest = number;
    }
    return newest;
  }

  /** Deletes events older than the retention time; readers that come back later get a snapshot. */
  async prune(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - retention).toISOString();
    await inSteps(this.db, (query) => deleteEventsBefore(query, before));
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
