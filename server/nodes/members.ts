import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/**
 * In milliseconds. A node whose last heartbeat is older than `silence` counts as dead. Within 3 s of its
 * death the questions that it was answering have ended, so that their students can ask again.
 */
export const beatInterval = 500;
export const silence = 2_000;

const beatsNow = sql<boolean>`beat_at > clock_timestamp() - make_interval(secs => ${silence / 1_000})`;

/** The ids of the nodes that are alive, for a process that has not joined them yet. */
export async function aliveNodes(db: Pick<Db, 'identity'>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from node where ${beatsNow}`.execute(db.identity);
  return rows.map(({ id }) => id);
}

/**
 * The nodes that are alive, by their heartbeats in the database, which works without Redis and whose clock is
 * the same for all. A node that could not beat for a while takes no other node for dead until the others have
 * had time to beat again, since the database may have been away for all of them.
 */
export class Members {
  #alive: readonly string[];
  #lastBeat = 0;
  #steadySince = 0;
  /**
   * Whether this node could tell at its last beat which others are dead. It may become steady between two
   * beats.
   */
  #wasSteady = false;
  readonly #diedListeners: (() => void)[] = [];

  constructor(
    private readonly db: Pick<Db, 'identity'>,
    readonly id: string,
  ) {
    this.#alive = [id];
  }

  /** The ids of the nodes that are alive, this one among them. */
  get alive(): readonly string[] {
    return this.#alive;
  }

  /** Whether this node may say which others are dead. */
  get isSteady(): boolean {
    const now = performance.now();
    return this.#hasBeaten(now) && now - this.#steadySince >= silence;
  }

  /** Whether this node does what one node does for all: the one that has been alive the longest. */
  get leads(): boolean {
    return this.#hasBeaten(performance.now()) && this.#alive[0] === this.id;
  }

  #hasBeaten(now: number): boolean {
    return this.#lastBeat > 0 && now - this.#lastBeat < silence;
  }

  /**
   * Calls the listener when a node has died or left, and when this node becomes steady, since some may have
   * died before.
   */
  onDied(listener: () => void): void {
    this.#diedListeners.push(listener);
  }

  /** Says that this node is alive, and reads which others are. Runs twice a second. */
  async beat(): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      with beat as (
        insert into node (id, started_at, beat_at) values (${this.id}, clock_timestamp(), clock_timestamp())
        on conflict (id) do update set beat_at = excluded.beat_at
      )
      select id from node
      where id = ${this.id} or ${beatsNow}
      order by started_at, id`.execute(this.db.identity);
    this.#judge(rows.map(({ id }) => id));
  }

  #judge(alive: readonly string[]): void {
    const now = performance.now();
    const wasSteady = this.#wasSteady;
    const pause = now - this.#lastBeat;
    const before = this.#alive;
    // The first beat does not see the row that it makes.
    this.#alive = alive.includes(this.id) ? alive : [...alive, this.id];
    if (this.#lastBeat === 0 || pause >= silence) this.#steadySince = now;
    this.#lastBeat = now;
    this.#wasSteady = this.isSteady;
    if (!this.isSteady) return;
    if (wasSteady && before.every((id) => this.#alive.includes(id))) return;
    for (const listener of this.#diedListeners) listener();
  }

  /** Takes this node out, at its end. Rows of nodes that died long ago go as well. */
  async leave(): Promise<void> {
    await sql`delete from node where id = ${this.id}
      or beat_at < clock_timestamp() - interval '1 hour'`.execute(this.db.identity);
  }
}
