import type { ColumnDataType } from 'kysely';

export type Engine = 'sqlite' | 'postgres';

/** The column types; where the engines differ, the code still sees the same values on both (schema.ts). */
export const columns = (engine: Engine) => ({
  id: 'text' as const,
  timestamp: (engine === 'sqlite' ? 'text' : 'timestamptz') satisfies ColumnDataType as ColumnDataType,
  json: (engine === 'sqlite' ? 'text' : 'json') satisfies ColumnDataType as ColumnDataType,
  /** 0 or 1, so that a sum of them is a count. */
  flag: 'integer' as const,
  /** The type that the identity service expects. */
  boolean: (engine === 'sqlite' ? 'integer' : 'boolean') satisfies ColumnDataType as ColumnDataType,
});
