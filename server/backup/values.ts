import { columns } from '../db/columns.ts';

/** A value as the drivers of both engines return it. */
export type Value = string | number | boolean | null;
export type Row = Record<string, Value>;

/** How the values of a column are moved. Both drivers return `json` as text. */
export type Kind = 'text' | 'json' | 'integer' | 'timestamp' | 'boolean';

const postgres = columns('postgres');

/**
 * The kind by PostgreSQL's name of a type (`pg_type.typname`). This name can differ from the one in `create
 * table`: `integer` becomes `int4`.
 */
const kinds: Record<string, Kind> = {
  text: 'text',
  int4: 'integer',
  bool: 'boolean',
  [postgres.json]: 'json',
  [postgres.timestamp]: 'timestamp',
};

/**
 * @throws Error for a type that is not in `kinds`, since it is not decided yet how its values are moved
 */
export function kindOf(postgresType: string): Kind {
  const kind = kinds[postgresType];
  if (kind) return kind;
  throw new Error(
    `Columns of the type ${postgresType} cannot be moved yet: server/backup/values.ts names those that can.`,
  );
}

const storedTimestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * The value in the form of the embedded database. A move writes this form into it, and compares both sides in
 * this form.
 * @throws Error for a timestamp in another form than the product writes, since each engine would read it in
 * its own way
 */
export function toSqliteValue(kind: Kind, value: Value): string | number | null {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (kind === 'timestamp' && typeof value === 'string' && !storedTimestamp.test(value))
    throw new Error(`a timestamp is no time: "${value.slice(0, 40)}"`);
  return value;
}

/** Turns a value of the embedded database into the form in which PostgreSQL takes it. */
export function toPostgresValue(kind: Kind, value: string | number | null): Value {
  return kind === 'boolean' && value !== null ? value !== 0 : value;
}

/**
 * Replaces U+0000, which PostgreSQL cannot store, with the replacement character, which shows that something
 * was there.
 */
export const withoutNull = (text: string): string => text.replaceAll('\0', '\uFFFD');
