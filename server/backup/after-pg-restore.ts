import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { explainFailure, lockDatabase } from '../db/open.ts';
import { openPostgres } from '../db/postgres.ts';
import { makeRevisionTriggers, revisionTriggers } from '../db/revisions.ts';
import { afterwards, endAfterRestore } from './after-restore.ts';
import { checkNobodyConnected } from './move-command.ts';
import { differencesFromOwnSchema } from './own-schema.ts';
import { withPostgres } from './postgres-client.ts';
import type { BackupSettings } from './settings.ts';

/** How long a statement may take in a large database, in milliseconds. */
const statementTimeout = 600_000;

/**
 * Does in PostgreSQL, after `pg_restore`, what `restore` does in the embedded database, with the server
 * stopped.
 * @returns what the operator should know
 * @throws Error with a sentence for the operator
 */
export async function finishPostgresRestore({
  settings,
  clock,
  log,
}: {
  settings: BackupSettings;
  clock: Clock;
  log: Pick<Logger, 'warn' | 'error'>;
}): Promise<string[]> {
  const { databaseUrl } = settings;
  if (!databaseUrl)
    throw new Error(
      'Please set DATABASE_URL to the PostgreSQL database that pg_restore has filled. The embedded database is restored by "npm run admin -- restore FILE".',
    );
  await checkNobodyConnected(databaseUrl);
  const stopped = new AbortController();
  const lock = await lockDatabase(settings, { log, onTaken: (error) => stopped.abort(error) });
  try {
    const others = await dropOthers(databaseUrl);
    const db = await explainFailure(() =>
      openPostgres(databaseUrl, log, { working: statementTimeout, answering: statementTimeout }),
    );
    const at = clock.now().toISOString();
    try {
      await makeRevisionTriggers(db.identity, 'postgres');
      const differences = await differencesFromOwnSchema(databaseUrl);
      if (differences.length > 0) throw new Error(differentTables(differences));
      await db.write(async ({ query }) => {
        await endAfterRestore(query, at);
        stopped.signal.throwIfAborted();
      });
    } finally {
      await db.close();
    }
    const left = `The backup had more than Lyceum made. This was removed: ${others.join(', ')}.`;
    return [...(others.length > 0 ? [left] : []), ...afterwards];
  } finally {
    lock.release();
  }
}

const differentTables = (names: readonly string[]): string =>
  `The tables of this backup are not as Lyceum makes them: ${names.join(', ')}. A rule in them could refuse what somebody writes. Please restore a backup that Lyceum's own database gave.`;

/**
 * Condition of what is in the schemas of the product and belongs to no extension.
 * @param catalog the table of PostgreSQL with its rows @param schema the column with its schema
 */
const isOther = (catalog: string, schema: string) => `
  ${schema} in (select oid from pg_namespace where nspname = any($1))
  and not exists (select 1 from pg_depend
    where classid = '${catalog}'::regclass and objid = ${catalog}.oid and deptype = 'e')`;

/**
 * Everything that acts by itself: what a prepared backup brings would act with every statement of the server. The triggers of
 * Lyceum itself (db/revisions.ts) are made anew. Tables stay, with the rows in them.
 */
const others = `
  select 'trigger' as kind, tgname as name, format('drop trigger if exists %I on %s', tgname, tgrelid::regclass) as drop
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and ${isOther('pg_class', 'relnamespace')}
  union all
  select 'rule', rulename, format('drop rule if exists %I on %s', rulename, ev_class::regclass)
    from pg_rewrite join pg_class on pg_class.oid = ev_class
    where rulename <> '_RETURN' and ${isOther('pg_class', 'relnamespace')}
  union all
  select 'policy', polname, format('drop policy if exists %I on %s', polname, polrelid::regclass)
    from pg_policy join pg_class on pg_class.oid = polrelid where ${isOther('pg_class', 'relnamespace')}
  union all
  select 'view', relname, format('drop view if exists %s cascade', oid::regclass)
    from pg_class where relkind = 'v' and ${isOther('pg_class', 'relnamespace')}
  union all
  select 'view', relname, format('drop materialized view if exists %s cascade', oid::regclass)
    from pg_class where relkind = 'm' and ${isOther('pg_class', 'relnamespace')}
  union all
  select 'function', proname, format('drop routine if exists %s cascade', oid::regprocedure)
    from pg_proc where ${isOther('pg_proc', 'pronamespace')}`;

/** Functions in schemas that are not the product's. A check or a default of a table can call them. */
const foreignRoutines = `
  select format('%I.%I', nspname, proname) as name
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname <> all($1) and nspname <> 'information_schema' and nspname !~ '^pg_'
    and not exists (select 1 from pg_depend
      where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`;

/** Removes from a restored database what acts by itself. @returns the kind and the name of each that Lyceum did not make */
const dropOthers = (databaseUrl: string): Promise<string[]> =>
  withPostgres(databaseUrl, async (client) => {
    const own = await client.query<{ schemas: string[] }>(
      'select pg_catalog.current_schemas(false)::text[] as schemas',
    );
    const schemas = own.rows[0]?.schemas;
    // No function of the backup takes the place of one of PostgreSQL.
    await client.query('set search_path = pg_catalog; begin');
    const foreign = await client.query<{ name: string }>(foreignRoutines, [schemas]);
    const names = foreign.rows.map(({ name }) => name).join(', ');
    if (names !== '')
      throw new Error(
        `The database has functions in other schemas, which its tables may call: ${names}. Please restore into a database that has only Lyceum in it.`,
      );
    const { rows } = await client.query<{ kind: string; name: string; drop: string }>(others, [schemas]);
    for (const { drop } of rows) await client.query(drop);
    await client.query('commit');
    return rows
      .filter(({ name }) => !revisionTriggers.includes(name))
      .map(({ kind, name }) => `${kind} ${JSON.stringify(name)}`);
  });
