import { createHmac } from 'node:crypto';
import type { Context } from '../context.ts';
import { countedAddress } from '../http/addresses.ts';
import { deviceOf } from '../http/user-agent.ts';
import { type Entry, record, rowOf, schoolOf } from './rules.ts';
import { insertRow } from './store.ts';

/** The most different things in a minute of one party (an account or an address), and of one school. */
const mostOfParty = 10;
const mostOfSchool = 50;

const minute = 60_000;

/** What happened again and again in one minute. */
interface Count {
  readonly entry: Entry;
  /** How often besides the first time, which is stored already. */
  more: number;
  /** When it happened last, in ISO 8601. */
  at: string;
}

/**
 * Events that somebody can repeat at will: failed sign-ins, refusals, limits. The first of its kind in a minute is stored at
 * once, the others are counted and stored as one row when the minute is over. Past a number of different ones a party's, and
 * then a school's, are counted together, so that nobody can fill the disk.
 */
export class SecurityCounts {
  #minute = 0;
  readonly #counts = new Map<string, Count>();
  /** How many different things each party and each school did in this minute. */
  readonly #different = new Map<string, number>();

  /** @param secret the server's (AUTH_SECRET) */
  constructor(
    private readonly ctx: Pick<Context, 'db' | 'clock' | 'log'>,
    private readonly secret: string,
  ) {}

  /**
   * Records an event, or counts it if it happened in this minute before. The call that it belongs to goes on whatever
   * happens here: an error is logged.
   */
  async count(entry: Entry): Promise<void> {
    try {
      await this.storeFinished();
      // Before it is counted with others, of which neither the actor nor the account is kept.
      const schoolId = (await schoolOf(this.ctx.db.read, entry)) ?? undefined;
      const known = this.#find({ ...entry, schoolId });
      if (known.isNew) await this.ctx.db.write((write) => record(this.ctx, write, known.entry));
    } catch (error) {
      this.ctx.log.error({ err: error }, 'an event of the security log could not be stored');
    }
  }

  /**
   * The mark of a name that belongs to no account. The same name has the same mark; the name itself, which can be a password
   * in the wrong field, cannot be found without the server's secret.
   */
  markOf(name: string): string {
    const named = JSON.stringify(['attempted', name.trim().toLowerCase()]);
    return createHmac('sha256', this.secret).update(named).digest('hex').slice(0, 12);
  }

  /** Stores the counts of a minute that is over. Runs every few seconds. */
  async storeFinished(): Promise<void> {
    if (this.#now() !== this.#minute) await this.storeAll();
  }

  /** Stores all counts, also when the server stops. */
  async storeAll(): Promise<void> {
    const counted = [...this.#counts.values()].filter(({ more }) => more > 0);
    this.#minute = this.#now();
    this.#counts.clear();
    this.#different.clear();
    if (counted.length === 0) return;
    await this.ctx.db.write(async ({ query }) => {
      for (const { entry, more, at } of counted)
        await insertRow(query, await rowOf(query, entry, { at, count: more }));
    });
  }

  #find(entry: Entry): { entry: Entry; isNew: boolean } {
    for (const { key, limits, counted } of widened(entry)) {
      const known = this.#counts.get(key);
      if (known) {
        known.more += 1;
        known.at = this.ctx.clock.now().toISOString();
        return { entry: known.entry, isNew: false };
      }
      if (!limits.every(([name, most]) => (this.#different.get(name) ?? 0) < most)) continue;
      for (const [name] of limits) this.#different.set(name, (this.#different.get(name) ?? 0) + 1);
      this.#counts.set(key, { entry: counted, more: 0, at: '' });
      return { entry: counted, isNew: true };
    }
    throw new Error('the widest count has no limit');
  }

  #now(): number {
    return Math.floor(this.ctx.clock.now().getTime() / minute);
  }
}

/** An entry as it is counted, under which key, and the limits on how many different ones there are. */
interface Counted {
  readonly key: string;
  readonly limits: readonly (readonly [name: string, most: number])[];
  readonly counted: Entry;
}

/** The ways to count an entry: as what it is, then with all of its party, then with all of its school. */
function widened(entry: Entry): Counted[] {
  const { event, by, about, attempted, detail, schoolId } = entry;
  const origin = 'from' in by ? by.from : undefined;
  const address = origin ? countedAddress(origin.ip) : '';
  const actor = 'uid' in by ? by.uid : '';
  const party = `party ${actor || address}`;
  const keyOf = (...parts: unknown[]) => JSON.stringify(parts);
  const ofSchool = [`school ${schoolId ?? ''}`, mostOfSchool] as const;
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
    // Only the owner of an account signs in to it, so this is as rare as people are.
    limits: event === 'signed-in' ? [] : ([[party, mostOfParty], ofSchool] as const),
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
