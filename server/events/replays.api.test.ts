import { expect, it } from 'vitest';
import { freshDatabase } from '../../test/databases.ts';
import { counts, randomNumbers } from '../../test/endurance/counts.ts';
import { deliveredTo } from '../../test/frames.ts';
import { HeldClock } from '../../test/held-app.ts';
import type { Bus } from './bus.ts';
import { EventLog } from './log.ts';
import { MemoryBus } from './memory-bus.ts';

type Message = { readonly channel: string; readonly message: unknown };

/**
 * The Redis between the nodes of this process. It loses some messages at random, and carries none while it is
 * dead.
 */
class ChanceRedis {
  readonly buses: ChanceBus[] = [];
  isDead = false;

  constructor(private readonly random: () => number) {}

  carries(): boolean {
    return !this.isDead && this.random() >= 0.3;
  }

  comeBack(): void {
    this.isDead = false;
    for (const bus of this.buses) bus.tellMissed();
  }
}

/** A bus between nodes of this process that loses and delays messages at random. */
class ChanceBus implements Bus {
  readonly spansNodes = true;
  readonly #here = new MemoryBus();
  readonly #missed = new Set<() => void>();
  /** What is on its way to this node. */
  arriving: Message[] = [];
  isDead = false;

  constructor(private readonly redis: ChanceRedis) {
    redis.buses.push(this);
  }

  get isConnected() {
    return !this.redis.isDead;
  }
  get listeners() {
    return this.#here.listeners;
  }
  publish<M>(channel: string, message: M) {
    this.publishElsewhere(channel, message);
    this.#here.publish(channel, message);
  }
  publishHere<M>(channel: string, message: M) {
    if (!this.isDead) this.#here.publish(channel, message);
  }
  publishElsewhere<M>(channel: string, message: M) {
    for (const other of this.isDead ? [] : this.redis.buses)
      if (other !== this && this.redis.carries())
        other.arriving.push({ channel, message: JSON.parse(JSON.stringify(message)) });
  }
  subscribe<M>(channel: string, listener: (message: M) => void) {
    return this.#here.subscribe(channel, listener);
  }
  async subscribed() {}
  onMissed(listener: () => void) {
    this.#missed.add(listener);
    return () => this.#missed.delete(listener);
  }
  tellMissed() {
    for (const listener of this.#missed) listener();
  }
  /** Lets some of what is on its way arrive. */
  arrive(count: number) {
    for (const { channel, message } of this.arriving.splice(0, count)) this.#here.publish(channel, message);
  }
}

type Log = EventLog<{ step: { n: number } }, { piece: { after: number } }>;

/** A page that follows a stream. It comes back with what it knew, however old that is. */
class Reader {
  /** The events that it shows, in the order in which they came. */
  shown: number[] = [];
  /** Pieces that came before the event which they follow. */
  readonly early: string[] = [];
  /** Fulfilled when the latest connection has caught up with the database. */
  caughtUp: Promise<void> = Promise.resolve();
  isConnected = false;
  #end = () => {};

  constructor(private readonly streamId: string) {}

  end(): void {
    this.isConnected = false;
    this.#end();
  }

  connect(log: Log): void {
    this.end();
    this.isConnected = true;
    let hasEnded = false;
    let endReading = () => {};
    this.#end = () => {
      hasEnded = true;
      endReading();
    };
    const number = this.shown.at(-1) ?? 0;
    this.caughtUp = log.hasBacklogAfter({ streamId: this.streamId, number }).then((hasBacklog) => {
      if (hasEnded) return undefined;
      const reading = log.follow({
        streamId: this.streamId,
        after: number,
        ...(!hasBacklog && { snapshot: async (_query, last) => `snapshot: ${last}` }),
        transient: { type: 'piece', frames: () => [] },
        ...deliveredTo((text) => this.#take(text)),
        failed: (error) => {
          throw error;
        },
      });
      endReading = reading.end;
      return reading.backfilled;
    });
  }

  #take(text: string): void {
    const snapshot = /^snapshot: (\d+)$/.exec(text)?.[1];
    const id = /^id: \w+:(\d+)$/m.exec(text)?.[1];
    if (snapshot) this.shown = numbersTo(Number(snapshot));
    else if (id) this.shown.push(Number(id));
    else if ((this.shown.at(-1) ?? 0) < JSON.parse(text.split('data: ')[1] ?? '').after)
      this.early.push(text);
  }
}

interface Node {
  readonly bus: ChanceBus;
  readonly log: Log;
}

const numbersTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);

const day = 24 * 3_600_000;

it('readers on all nodes get every event once and in order, whatever is lost, dies or comes back [spec 10.242]', async () => {
  const random = randomNumbers(counts.seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const db = await freshDatabase();
  const clock = new HeldClock();
  for (let replay = 0; replay < counts.replays; replay++) {
    const streamId = `S${replay}`;
    const redis = new ChanceRedis(random);
    const nodes = [0, 1, 2].map(() => {
      const bus = new ChanceBus(redis);
      return { bus, log: new EventLog(db, bus, clock) as Log };
    }) as [Node, Node, Node];
    let appended = 0;
    const append = async ({ log }: Node) => {
      appended += 1;
      await db.write((write) => log.append(write, streamId, 'step', { n: appended }));
      // Pieces of an answer follow its question at once.
      log.broadcast(streamId, 'piece', { after: appended });
    };
    /** A node dies between its commit and its messages; another one starts in its place. */
    const die = async (node: Node, next: Node) => {
      node.bus.isDead = true;
      await append(node);
      for (const reader of readers) reader.connect(next.log);
      node.bus.isDead = false;
    };
    /**
     * Waits until all who are connected have everything: what got lost is found by the sweep of each second.
     */
    const settle = () =>
      expect
        .poll(
          async () => {
            for (const { bus, log } of nodes) {
              bus.arrive(1_000);
              await log.sweep();
            }
            return readers.filter(({ isConnected, shown }) => isConnected && shown.at(-1) !== appended);
          },
          { message: `replay ${replay}`, timeout: 10_000 },
        )
        .toEqual([]);
    await append(nodes[0]);
    const readers = Array.from({ length: 4 }, () => new Reader(streamId));
    for (const reader of readers) reader.connect((nodes[below(3)] as Node).log);

    for (let step = 0; step < 14; step++) {
      const at = below(3);
      const [node, next] = [nodes[at], nodes[(at + 1) % 3]] as [Node, Node];
      const reader = readers[below(4)] as Reader;
      const chance = random();
      if (chance < 0.35) await append(node);
      else if (chance < 0.6) node.bus.arrive(1 + below(3));
      else if (chance < 0.72) reader.connect(node.log);
      else if (chance < 0.8) reader.end();
      else if (chance < 0.88) await die(node, next);
      else if (chance < 0.95 && redis.isDead) redis.comeBack();
      else if (chance < 0.95) redis.isDead = true;
      else {
        // Events that are a day old are deleted: a reader who knows only older ones gets a snapshot.
        await settle();
        clock.advance(day + 1);
        await node.log.prune();
      }
    }

    if (redis.isDead) redis.comeBack();
    for (const reader of readers) if (!reader.isConnected) reader.connect(nodes[below(3)]?.log as Log);
    const fresh = new Reader(streamId);
    fresh.connect(nodes[0].log);
    await fresh.caughtUp;
    expect(fresh.shown, `replay ${replay}: a fresh reader`).toEqual(numbersTo(appended));
    await settle();
    for (const reader of [...readers, fresh]) {
      expect(reader.shown, `replay ${replay}`).toEqual(fresh.shown);
      expect(reader.early, `replay ${replay}: a piece before its event`).toEqual([]);
      reader.end();
    }
  }
});
