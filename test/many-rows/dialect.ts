import type { Engine } from '../../server/db/columns.ts';

/** The expressions of SQL that differ between the engines. */
export interface Dialect {
  /** What follows `from` in a query: `count` rows whose column `n` has the numbers from `first` on. */
  readonly numbers: (first: number, count: number) => string;
  /** An id as long as the product's. Neighbouring numbers have ids far apart, as random ids are. */
  readonly id: (letter: string, number: string) => string;
  /** The moment that was so many seconds ago. */
  readonly ago: (seconds: string) => string;
  readonly json: (text: string) => string;
}

/**
 * Spreads numbers below 2^32, so that neighbouring ones are far apart. The factor is odd, so that no two of
 * them give the same number.
 */
const spread = (number: string) => `((${number}) * 2654435761) % 4294967296`;

const sqlite = (now: Date): Dialect => ({
  numbers: (first, count) =>
    `(with recursive rows(n) as (select ${first} union all select n + 1 from rows where n < ${first + count - 1})
      select n from rows)`,
  id: (letter, number) => `printf('${letter}%025d', ${spread(number)})`,
  ago: (seconds) => `strftime('%Y-%m-%dT%H:%M:%fZ', '${now.toISOString()}', -(${seconds}) || ' seconds')`,
  json: (text) => text,
});

const postgres = (now: Date): Dialect => ({
  numbers: (first, count) => `generate_series(${first}::bigint, ${first + count - 1}) as rows(n)`,
  id: (letter, number) => `'${letter}' || lpad((${spread(number)})::text, 25, '0')`,
  ago: (seconds) => `timestamptz '${now.toISOString()}' - (${seconds}) * interval '1 second'`,
  json: (text) => `(${text})::json`,
});

/** The expressions for an engine. @param now the moment from which times in the past are counted */
export const dialectOf = (engine: Engine, now: Date): Dialect =>
  (engine === 'sqlite' ? sqlite : postgres)(now);
