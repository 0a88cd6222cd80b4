import { expect, it } from 'vitest';
import type { Ids } from '../../server/context.ts';
import { recordedCalls } from '../client.ts';
import { openNew, withTheTest } from '../databases.ts';
import { HeldClock } from '../held-app.ts';
import { countPeopleAgain } from '../people.ts';
import { makeEveryCall } from './every-call.ts';

/** Ids that count, so that the same calls get the same ids. */
function countingIds(): Ids {
  let count = 0;
  const next = (): number => {
    count += 1;
    return count;
  };
  return {
    next: () => String(next()).padStart(26, '2'),
    code: (length) => String(next()).padStart(length, 'A').replaceAll('0', 'Z').replaceAll('1', 'Y'),
    below: (limit) => next() % limit,
  };
}

/** Tokens, which are random, and everything else as long. */
const random = /[\w+/=.%-]{20,}/g;

/** The answers to every call on a database of this engine, without what is random in them. */
async function answersOn(engine: 'sqlite' | 'postgres', clock: HeldClock): Promise<string[]> {
  const db = await openNew(engine);
  withTheTest(() => db.close());
  const before = recordedCalls.length;
  countPeopleAgain();
  await makeEveryCall(db, { clock, ids: countingIds(), longestChore: 0 });
  const seen = new Map<string, string>();
  const named = (text: string) =>
    text.replace(random, (match) => {
      if (!seen.has(match)) seen.set(match, `#${seen.size}`);
      return seen.get(match) ?? '';
    });
  return recordedCalls
    .slice(before)
    .map(({ method, path, status, body }) => named(`${method} ${path} ${status} ${JSON.stringify(body)}`));
}

it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'every call gets the same answer on both engines',
  async () => {
    const clocks = [new HeldClock(), new HeldClock()];
    const onSqlite = await answersOn('sqlite', clocks[0] as HeldClock);
    const onPostgres = await answersOn('postgres', clocks[1] as HeldClock);
    expect(onSqlite.length).toBeGreaterThan(300);
    expect(onPostgres).toEqual(onSqlite);
  },
);
