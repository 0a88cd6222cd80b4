import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { type EventReader, openEvents, type StreamEvent } from '../client.ts';

/** A reader that reconnects as a browser does, with the id of its last event. */
export class Follower {
  readonly events: StreamEvent[] = [];
  /** For how many milliseconds it was without a stream, each time. */
  readonly gaps: number[] = [];
  isLive = false;
  #isOver = false;
  #isAway = false;

  constructor(
    private readonly url: string,
    private readonly path: string,
    private readonly token: string,
  ) {
    void this.#follow();
    onTestFinished(() => this.end());
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  /** The number of the last event that it got. */
  get position(): number {
    const id = this.events.findLast((each) => each.id)?.id;
    return Number(id?.split(':')[1] ?? 0);
  }

  end(): void {
    this.#isOver = true;
  }

  /** Loses its connection, as a laptop that is closed. What it shows gets stale until it is back. */
  leave(): void {
    this.#isAway = true;
  }

  comeBack(): void {
    this.#isAway = false;
  }

  async #follow(): Promise<void> {
    let lostAt = performance.now();
    while (!this.#isOver) {
      if (this.#isAway) {
        await pause(5);
        lostAt = performance.now();
        continue;
      }
      const reader = await this.#open();
      if (reader?.status === 200) {
        this.gaps.push(performance.now() - lostAt);
        await this.#read(reader);
        lostAt = performance.now();
        if (this.#isAway) continue;
      }
      await pause(reader?.reconnectAfter ?? 100);
    }
  }

  async #read(reader: EventReader): Promise<void> {
    this.isLive = true;
    let read = 0;
    const take = () => {
      for (; read < reader.seen.length; read += 1) this.events.push(reader.seen[read] as StreamEvent);
    };
    while (!reader.ended && !this.#isOver && !this.#isAway) {
      await pause(5);
      take();
    }
    take();
    this.isLive = false;
    if (!reader.ended) reader.close();
  }

  async #open(): Promise<EventReader | null> {
    const last = this.events.findLast(({ id }) => id)?.id;
    const headers: Record<string, string> = last ? { 'last-event-id': last } : {};
    return openEvents(this.url, 'GET', this.path, { token: this.token, headers }).catch(() => null);
  }
}

/** The ids of durable events that came twice, without a snapshot between them. */
export function repeated(events: readonly StreamEvent[]): string[] {
  let seen = new Set<string>();
  const twice: string[] = [];
  for (const { event, id } of events) {
    if (event === 'snapshot') seen = new Set();
    else if (id) {
      if (seen.has(id)) twice.push(`${event} ${id}`);
      seen.add(id);
    }
  }
  return twice;
}
