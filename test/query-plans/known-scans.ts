import type { Schema } from '../../server/db/schema.ts';

/**
 * The tables that stay small: a row or a few for each school, or for the whole server. Every other table is
 * large.
 */
export const smallTables: readonly (keyof Schema)[] = [
  'school',
  'school_administrator',
  'school_retention',
  'school_time_limits',
  'retention_run',
  'retired_school_code',
  'invitation',
  'model_connection',
  'model_price',
  'model_result',
  'node',
];

export const isSmall = (table: string): boolean => smallTables.includes(table as keyof Schema);

/** A scan of a large table that is accepted. */
interface KnownScan {
  readonly table: keyof Schema;
  /** A part of the statement. */
  readonly statement: string;
  readonly reason: string;
}

/** Where a table has a trigger, SQLite plans a look at the rows that refer to a new one, and leaves it out while no key is violated. */
const ofTrigger = 'planned for the foreign keys beside a trigger, run only while one is violated';

export const knownScans: readonly KnownScan[] = [
  { table: 'interaction', statement: 'insert into "live_session"', reason: ofTrigger },
  { table: 'time_lift', statement: 'insert into "opening"', reason: ofTrigger },
];
