import { createHmac } from 'node:crypto';
import type { Context } from '../context.ts';
import { countedAddress } from '../http/addresses.ts';
import { deviceOf } from '../http/user-agent.ts';
import { type Entry, record, rowOf, schoolOf } from './rules.ts';
import { insertRow } from './store.ts';

/** How many different entries a party (an account or an address) and a school can have in a minute. */
const maxOfParty = 10;
const maxOfSchool = 50;

/** The length of a minute, in milliseconds. */
const minute = 60_000;

/** The most counts that are kept while the database cannot store them. */
const maxUnstored = 10_000;

/** An event that was repeated in one minute. */
interface Count {
  readonly entry: Entry;
  /** How often it was repeated; the first time is stored already. */
  repeats: number;
  /** When it happened last, in ISO 8601. */
  at: string;
}

/**
 * Counts events that anybody can repeat at will: failed sign-ins, refusals, limits. The first event of its
 * kind in a minute is stored at once; its repetitions are counted and stored as one row when the minute is
 * over. Once a party has caused too many different events, its further events are counted together; once a
 * whole school has, so are all further events of the school. Nobody can fill the disk in this way.
 */
export class SecurityCounts {
  #minute = 0;
  /** Counts of earlier minutes that could not be stored; they are tried again with those of the next minute. */
  #unstored: readonly Count[] = [];
  readonly #counts = new Map<string, Count>();
  /** How many different entries each party and each school has in this minute. */
  readonly #different = new Map<string, number>();

  /** @param secret the server's secret (AUTH_SECRET) */
  constructor(
    private readonly ctx: Pick<Context, 'db' | 'clock' | 'log'>,
    private readonly secret: string,
  ) {}

  /**
   * Records an event, or counts it if it has already happened in this minute. An error is logged and never
   * thrown, so that the call to which the event belongs goes on.
   */
  async count(entry: Entry): Promise<void> {
    try {
      await this.storeFinished();
      // The school is looked up now: events that are counted together keep neither the actor nor the account.
      const schoolId = (await schoolOf(this.ctx.db.read, entry)) ?? undefined;
      const counted = this.#add({ ...entry, schoolId });
      if (counted.isNew) await this.ctx.db.write((write) => record(this.ctx, write, counted.entry));
    } catch (error) {
      this.ctx.log.error({ err: error }, 'an event of the security log could not be stored');
    }
  }

  /**
   * The keyed hash of a name that belongs to no account. The same name always gets the same hash. The name
   * itself, which may be a password in the wrong field, cannot be recovered without the server's secret.
   */
  keyedHashOf(name: string): string {
    const named = JSON.stringify(['attempted', name.trim().toLowerCase()]);
    return createHmac('sha256', this.secret).update(named).digest('hex').slice(0, 12);
  }

  /** Stores the counts of a minute that is over. Runs every few seconds. */
  async storeFinished(): Promise<void> {
    if (this.#now() !== this.#minute) await this.storeAll();
  }

  /** Stores all counts. Runs when the server stops, too. */
  async storeAll(): Promise<void> {
    const counted = [...this.#counts.values()].filter(({ repeats }) => repeats > 0);
    this.#minute = this.#now();
    this.#counts.clear();
    this.#different.clear();
    const all = [...this.#unstored, ...counted];
    this.#unstored = [];
    if (all.length === 0) return;
    try {
      await this.ctx.db.write(async ({ query }) => {
        for (const { entry, repeats, at } of all)
          await insertRow(query, await rowOf(query, entry, { at, count: repeats }));
      });
    } catch (error) {
      this.#unstored = all.slice(0, maxUnstored);
      throw error;
    }
  }

  /**
   * Adds an event to the counts.
   * @returns the entry under which it is counted, and whether that entry is new
   */
  #add(entry: Entry): { entry: Entry; isNew: boolean } {
    for (const { key, limits, counted } of waysToCount(entry)) {
      const known = this.#counts.get(key);
      if (known) {
        known.repeats += 1;
        known.at = this.ctx.clock.now().toISOString();
        return { entry: known.entry, isNew: false };
      }
      if (!limits.every(([name, most]) => (this.#different.get(name) ?? 0) < most)) continue;
      for (const [name] of limits) this.#different.set(name, (this.#different.get(name) ?? 0) + 1);
      this.#counts.set(key, { entry: counted, repeats: 0, at: '' });
      return { entry: counted, isNew: true };
    }
    throw new Error('the last way to count has no limit');
  }

  #now(): number {
    return Math.floor(this.ctx.clock.now().getTime() / minute);
  }
}

/** One way to count an entry. */
interface WayToCount {
  /** Entries with the same key are counted together. */
  readonly key: string;
  /** How many different entries may be counted in this way. */
  readonly limits: readonly (readonly [name: string, most: number])[];
  /** The entry to store: only what all entries with this key have in common. */
  readonly counted: Entry;
}

/**
 * The ways to count an entry, the most exact first: by itself, with all of its party, with all of its school.
 */
function waysToCount(entry: Entry): WayToCount[] {
  const { event, by, about, attempted, detail, schoolId } = entry;
  const origin = 'from' in by ? by.from : undefined;
  const address = origin ? countedAddress(origin.ip) : '';
  const actor = 'uid' in by ? by.uid : '';
  const party = `party ${actor || address}`;
  const keyOf = (...parts: unknown[]) => JSON.stringify(parts);
  const ofSchool = [`school ${schoolId ?? ''}`, maxOfSchool] as const;
  const exact = {
    key: keyOf(
      'exact',
      event,
      detail,
      actor,
      about,
      attempted,
      address,
      origin && deviceOf(origin.userAgent),
    ),
    // Only the owners of accounts can sign in, so there are no more of these entries than people.
    limits: event === 'signed-in' ? [] : ([[party, maxOfParty], ofSchool] as const),
    counted: entry,
  };
  const sameParty = {
    key: keyOf('party', event, actor, address),
    limits: [ofSchool],
    counted: { ...entry, about: undefined, attempted: undefined, detail: undefined } as Entry,
  };
  const sameSchool = {
    key: keyOf('school', event, schoolId),
    limits: [],
    counted: { event, by: { role: 'nobody' }, schoolId } as Entry,
  };
  return [exact, sameParty, sameSchool];
}
