import { columns } from '../db/columns.ts';

/** A value as the drivers of both engines return it. */
export type Value = string | number | boolean | null;
export type Row = Record<string, Value>;

/** What a column is moved as. `json` is text to both drivers. */
export type Kind = 'text' | 'json' | 'integer' | 'timestamp' | 'boolean';

const postgres = columns('postgres');

/** By the name that PostgreSQL gives a type (`pg_type.typname`), which is not always the one that created it. */
const kinds: Record<string, Kind> = {
  text: 'text',
  int4: 'integer',
  bool: 'boolean',
  [postgres.json]: 'json',
  [postgres.timestamp]: 'timestamp',
};

/** @throws Error for a type that no migration has used yet, so that nobody moves it by chance */
export function kindOf(postgresType: string): Kind {
  const kind = kinds[postgresType];
  if (kind) return kind;
  throw new Error(
    `Columns of the type ${postgresType} cannot be moved yet: server/backup/values.ts names those that can.`,
  );
}

const storedTimestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * The value as the embedded database has it: what is compared, and what is written there.
 * @throws Error when it is a timestamp in another form than the product writes, which each engine would read in its own way
 */
export function toSqliteValue(kind: Kind, value: Value): string | number | null {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (kind === 'timestamp' && typeof value === 'string' && !storedTimestamp.test(value))
    throw new Error(`a timestamp is no time: "${value.slice(0, 40)}"`);
  return value;
}

/** The value that stores a value of the embedded database in PostgreSQL. */
export function toPostgresValue(kind: Kind, value: string | number | null): Value {
  return kind === 'boolean' && value !== null ? value !== 0 : value;
}

/** PostgreSQL stores no U+0000; the replacement character shows that something was there. */
export const withoutNull = (text: string): string => text.replaceAll('\0', '\uFFFD');
