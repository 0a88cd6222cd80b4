import { expect, it } from 'vitest';
import { freshDatabase } from '../../test/databases.ts';
import { counts, randomNumbers } from '../../test/endurance/counts.ts';
import { HeldClock } from '../../test/held-app.ts';
import type { Bus } from './bus.ts';
import { EventLog } from './log.ts';
import { MemoryBus } from './memory-bus.ts';

type Message = { readonly channel: string; readonly message: unknown };

/** A bus between nodes of this process that loses, delays and reorders between channels as chance has it. */
class ChanceBus implements Bus {
  readonly spansNodes = true;
  readonly isConnected = true;
  readonly #here = new MemoryBus();
  readonly #missed = new Set<() => void>();
  others: ChanceBus[] = [];
  /** What is on its way to this node. */
  arriving: Message[] = [];
  isDead = false;

  constructor(private readonly isLost: () => boolean) {}

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
    for (const other of this.isDead ? [] : this.others)
      if (!this.isLost()) other.arriving.push({ channel, message: JSON.parse(JSON.stringify(message)) });
  }
  subscribe<M>(channel: string, listener: (message: M) => void) {
    return this.#here.subscribe(channel, listener);
  }
  async subscribed() {}
  onMissed(listener: () => void) {
    this.#missed.add(listener);
    return () => this.#missed.delete(listener);
  }
  /** Lets some of what is on its way arrive. */
  arrive(count: number) {
    for (const { channel, message } of this.arriving.splice(0, count)) this.#here.publish(channel, message);
  }
}

it('readers on all nodes get every event once and in order, whatever is lost, dies or comes back', async () => {
  const random = randomNumbers(counts.seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const db = await freshDatabase();
  for (let replay = 0; replay < counts.replays; replay++) {
    const streamId = `S${replay}`;
    const buses = [0, 1, 2].map(() => new ChanceBus(() => random() < 0.3));
    for (const bus of buses) bus.others = buses.filter((other) => other !== bus);
    const logs = buses.map(
      (bus) => new EventLog<{ step: { n: number } }, { piece: { after: number } }>(db, bus, new HeldClock()),
    );
    let appended = 0;
    const append = async (log: (typeof logs)[number]) => {
      appended += 1;
      await db.write((write) => log.append(write, streamId, 'step', { n: appended }));
      // Pieces of an answer follow its question at once.
      log.broadcast(streamId, 'piece', { after: appended });
    };
    await append(logs[0] as (typeof logs)[number]);

    const readers = Array.from({ length: 4 }, () => {
      const numbers: number[] = [];
      const early: string[] = [];
      let end = () => {};
      const connect = (log: (typeof logs)[number]) => {
        end();
        const reading = log.follow({
          streamId,
          after: numbers.at(-1) ?? 0,
          transient: { type: 'piece', frames: () => [] },
          deliver: (text) => {
            const id = /^id: \w+:(\d+)$/m.exec(text)?.[1];
            if (id) numbers.push(Number(id));
            else if ((numbers.at(-1) ?? 0) < JSON.parse(text.split('data: ')[1] ?? '').after)
              early.push(text);
          },
          failed: (error) => {
            throw error;
          },
        });
        end = reading.end;
      };
      connect(logs[below(3)] as (typeof logs)[number]);
      return { numbers, early, connect, end: () => end() };
    });
    for (let step = 0; step < 12; step++) {
      const node = below(3);
      const chance = random();
      if (chance < 0.4) await append(logs[node] as (typeof logs)[number]);
      else if (chance < 0.7) buses[node]?.arrive(1 + below(3));
      else if (chance < 0.85) readers[below(4)]?.connect(logs[node] as (typeof logs)[number]);
      // A node dies between its commit and its messages; another one starts in its place.
      else if (chance < 0.95) {
        (buses[node] as ChanceBus).isDead = true;
        await append(logs[node] as (typeof logs)[number]);
        for (const reader of readers) reader.connect(logs[(node + 1) % 3] as (typeof logs)[number]);
        (buses[node] as ChanceBus).isDead = false;
      } else buses[node]?.arriving.splice(0);
    }
    const all = Array.from({ length: appended }, (_, n) => n + 1);
    await expect
      .poll(async () => {
        for (const bus of buses) bus.arrive(1_000);
        for (const log of logs) await log.sweep();
        return readers.map(({ numbers }) => numbers.length);
      })
      .toEqual(readers.map(() => appended));
    for (const { numbers, early, end } of readers) {
      expect(numbers, `replay ${replay}`).toEqual(all);
      expect(early, `replay ${replay}: a piece before its event`).toEqual([]);
      end();
    }
  }
});
