import type Database from 'better-sqlite3';
import type pg from 'pg';
import type { Statement } from './recorded-statements.ts';

/** Tells which tables a statement reads from one end to the other, according to the planner of a database. */
export type FindScans = (statement: Statement) => Promise<string[]> | string[];

/** The tables behind the names that a statement gives them, as in `from "profile" as "student"`. */
function tablesByName(sql: string): Map<string, string> {
  const named = sql.matchAll(/"?(\w+)"? as "?(\w+)"?/gi);
  return new Map([...named].map(([, table = '', name = '']) => [name, table]));
}

const isSubquery = (sql: string, name: string) => sql.includes(`) as "${name}"`);

/**
 * Finds scans on SQLite. A partial index may be read whole, since it has few rows. The plan of a deletion
 * also has the search for rows that refer to the deleted ones.
 */
export function sqliteScans(database: Database.Database): FindScans {
  const partial = database
    .prepare(
      `select indexes.name from sqlite_master as tables join pragma_index_list(tables.name) as indexes
        where tables.type = 'table' and indexes.partial`,
    )
    .pluck()
    .all();
  return ({ sql, parameters }) => {
    const rows = database.prepare(`explain query plan ${sql}`).all(...parameters.map(sqliteValue));
    const names = tablesByName(sql);
    return (rows as { detail: string }[]).flatMap(({ detail }) => {
      const scan = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?$/.exec(detail);
      if (!scan || partial.includes(scan[2])) return [];
      const name = scan[1] ?? '';
      return isSubquery(sql, name) ? [] : [names.get(name) ?? name];
    });
  };
}

const sqliteValue = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value);

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Total Cost': number;
  readonly Plans?: readonly PlanNode[];
}

/**
 * PostgreSQL makes a plan for given parameters anew each time, so it adds the cost of planning to the cost of
 * such a plan: at most this much.
 */
const planningCost = 30;

/**
 * Finds scans on PostgreSQL, in the plan for the recorded parameters and in the generic plan for any
 * parameters. PostgreSQL uses the generic plan for a statement with a name if it costs no more.
 */
export async function postgresScans(client: pg.Client): Promise<FindScans> {
  const { rows } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  );
  const partial = rows.map(({ name }) => name);
  const scansIn = (node: PlanNode): string[] => {
    const readsIndex = node['Node Type'].startsWith('Index') && node['Index Cond'] === undefined;
    const isScan =
      node['Node Type'] === 'Seq Scan' || (readsIndex && !partial.includes(node['Index Name'] ?? ''));
    return [...(isScan ? [node['Relation Name'] ?? ''] : []), ...(node.Plans ?? []).flatMap(scansIn)];
  };
  const planIn = async (mode: string, values: string): Promise<PlanNode> => {
    await client.query(`set plan_cache_mode = ${mode}`);
    const explained = await client.query(
      `explain (format json) execute recorded${values === '' ? '' : `(${values})`}`,
    );
    return explained.rows[0]['QUERY PLAN'][0].Plan;
  };
  return async ({ sql, parameters }) => {
    await client.query(`prepare recorded as ${sql}`);
    try {
      const values = parameters.map((value) => postgresValue(client, value)).join(', ');
      const [forThese, forAny] = [
        await planIn('force_custom_plan', values),
        await planIn('force_generic_plan', values),
      ];
      const isForAny = forAny['Total Cost'] <= forThese['Total Cost'] + planningCost;
      return [...new Set([...scansIn(forThese), ...(isForAny ? scansIn(forAny) : [])])];
    } finally {
      await client.query('deallocate recorded');
    }
  };
}

function postgresValue(client: pg.Client, value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return client.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}
