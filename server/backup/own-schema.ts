import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { makeTables } from '../db/migrations.ts';
import type { Schema } from '../db/schema.ts';
import { withPostgres } from './postgres-client.ts';

/** A schema in which the migrations make the product's tables once more, empty, to compare others with. */
const ownSchema = 'lyceum_own_schema';

/** Every table, column, constraint and index of the schema $1, each with its whole definition. */
const definitions = `select name, definition from (
  select relname as of, 'table ' || relname as name, format('%s %s %s %s', relkind, relpersistence, relrowsecurity, relispartition) as definition
    from pg_class where relnamespace = $1::regnamespace and relkind in ('r', 'p', 'f')
  union all
  select relname, 'column ' || relname || '.' || attname,
      format('%s %s %s %s %s %s', format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid), attgenerated, attidentity,
        attcollation::regcollation)
    from pg_attribute join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = $1::regnamespace and relkind in ('r', 'p', 'f') and attnum > 0 and not attisdropped
  union all
  select relname, 'constraint ' || relname || '.' || conname, pg_get_constraintdef(pg_constraint.oid, true)
    from pg_constraint join pg_class on pg_class.oid = conrelid where relnamespace = $1::regnamespace
  union all
  select relname, 'foreign key of ' || conrelid::regclass, pg_get_constraintdef(pg_constraint.oid, true)
    from pg_constraint join pg_class on pg_class.oid = confrelid
    where relnamespace = $1::regnamespace and connamespace <> relnamespace
  union all
  select own.relname, 'index ' || own.relname || '.' || pg_class.relname, pg_get_indexdef(indexrelid, 0, true)
    from pg_index join pg_class on pg_class.oid = indexrelid join pg_class own on own.oid = indrelid
    where own.relnamespace = $1::regnamespace
  ) as everything where of not in ('kysely_migration', 'kysely_migration_lock')`;

/**
 * What the tables of a restored database have that the migrations do not make, or lack: a prepared constraint could refuse a
 * single child's messages.
 * @returns the kind and the name of each, in the order of the alphabet
 */
export const differencesFromOwnSchema = (databaseUrl: string): Promise<string[]> =>
  withPostgres(databaseUrl, async (client) => {
    const { rows } = await client.query<{ schema: string }>('select current_schema() as schema');
    const restored = rows[0]?.schema ?? 'public';
    const drop = `drop schema if exists ${ownSchema} cascade`;
    await client.query(`${drop}; create schema ${ownSchema}`);
    try {
      await makeTablesIn(databaseUrl, ownSchema);
      const read = async (schema: string) => {
        await client.query(`set search_path = ${client.escapeIdentifier(schema)}`);
        const { rows: found } = await client.query<{ name: string; definition: string }>(definitions, [
          schema,
        ]);
        return new Map(found.map(({ name, definition }) => [name, definition]));
      };
      const [own, given] = [await read(ownSchema), await read(restored)];
      const names = new Set([...own.keys(), ...given.keys()]);
      return [...names].filter((name) => own.get(name) !== given.get(name)).sort();
    } finally {
      await client.query(drop);
    }
  });

async function makeTablesIn(databaseUrl: string, schema: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, options: `-c search_path=${schema}` });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await makeTables(db, 'postgres').finally(() => db.destroy());
}
