import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { type Kind, kindOf } from './values.ts';

export interface Column {
  readonly name: string;
  readonly kind: Kind;
  /** Whether PostgreSQL numbers the rows in this column (an identity column). */
  readonly numbersRows: boolean;
  /** Whether the column refers to rows of a table that is filled after this one. */
  readonly isSetLater: boolean;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

interface Databases {
  readonly embedded: Kysely<Schema>;
  readonly postgres: Kysely<Schema>;
}

/**
 * The tables of the product as both databases describe them, each after the tables that it refers to.
 * @throws Error when only one of the databases has a column. Tables that only PostgreSQL has are ignored.
 */
export async function tablesOf({ embedded, postgres }: Databases): Promise<Table[]> {
  const described = await sql<{ table: string; column: string }>`
    select tables.name as "table", columns.name as "column"
    from sqlite_master as tables join pragma_table_info(tables.name) as columns
    where tables.type = 'table' and tables.name not like 'sqlite%' and tables.name not like 'kysely%'
    order by tables.name, columns.cid`.execute(embedded);
  const typed = await sql<{ table: string; column: string; type: string; identity: string }>`
    select table_name as "table", column_name as "column", udt_name as "type", is_identity as "identity"
    from information_schema.columns where table_schema = current_schema()`.execute(postgres);
  const types = new Map(typed.rows.map((row) => [`${row.table}.${row.column}`, row]));
  const tables = new Map<string, Omit<Column, 'isSetLater'>[]>();
  for (const { table, column } of described.rows) {
    if (isCounted(table, column)) continue;
    const found = types.get(`${table}.${column}`);
    if (!found)
      throw new Error(`PostgreSQL has no column ${table}.${column}, which the embedded database has.`);
    const ofTable = tables.get(table) ?? [];
    tables.set(table, ofTable);
    ofTable.push({ name: column, kind: kindOf(found.type), numbersRows: found.identity === 'YES' });
  }
  const lacking = typed.rows.find(
    ({ table, column }) =>
      !isCounted(table, column) &&
      tables.has(table) &&
      !tables.get(table)?.some(({ name }) => name === column),
  );
  if (lacking)
    throw new Error(
      `The embedded database has no column ${lacking.table}.${lacking.column}, which PostgreSQL has.`,
    );
  const references = await sql<Reference>`
    select tables.name as "table", keys."table" as parent, keys."from" as "column", 
      not columns."notnull" and columns.pk = 0 as "isOptional"
    from sqlite_master as tables
    join pragma_foreign_key_list(tables.name) as keys
    join pragma_table_info(tables.name) as columns on columns.name = keys."from"
    where tables.type = 'table'`.execute(embedded);
  return parentsFirst([...tables.keys()], references.rows).map(({ name, setLater }) => ({
    name,
    columns: (tables.get(name) ?? []).map((column) => ({
      ...column,
      isSetLater: setLater.includes(column.name),
    })),
  }));
}

/** Whether each database counts a column for itself (db/revisions.ts). */
const isCounted = (table: string, column: string): boolean => table === 'class' && column === 'revision';

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
  /** Whether the column can be null. SQLite says 0 or 1. */
  readonly isOptional: boolean | number;
}

/**
 * Orders tables so that each comes after those it refers to. Where tables refer to each other in a circle (a
 * school names its contact, who belongs to the school), the optional columns of one of them are set only
 * after all rows are inserted.
 * @throws Error when a circle has no optional column
 */
export function parentsFirst(
  tables: readonly string[],
  references: readonly Reference[],
): { name: string; setLater: string[] }[] {
  const ordered = new Map<string, string[]>();
  const leadsTo = (from: string, to: string, passed = new Set<string>()): boolean => {
    if (passed.has(from)) return false;
    passed.add(from);
    return references.some(
      ({ table, parent }) => table === from && (parent === to || leadsTo(parent, to, passed)),
    );
  };
  const missing = (name: string) =>
    references.filter(({ table, parent }) => table === name && !ordered.has(parent));
  while (ordered.size < tables.length) {
    const rest = tables.filter((name) => !ordered.has(name));
    const next =
      rest.find((name) => missing(name).length === 0) ??
      rest.find((name) =>
        missing(name).every(({ isOptional, parent }) => isOptional && leadsTo(parent, name)),
      );
    if (next === undefined)
      throw new Error(`Some of these tables refer to each other in a circle: ${rest.join(', ')}.`);
    ordered.set(
      next,
      missing(next).map(({ column }) => column),
    );
  }
  return [...ordered].map(([name, setLater]) => ({ name, setLater }));
}
