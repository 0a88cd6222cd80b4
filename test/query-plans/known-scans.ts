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

/** No scan is accepted at present. */
export const knownScans: readonly KnownScan[] = [];
