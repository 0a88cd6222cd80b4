import type { CompiledQuery, DatabaseConnection } from 'kysely';
import type { Db } from '../../server/db/db.ts';

/** A statement with the parameters of its first execution. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/**
 * Lists of parameters and of rows. Statements that differ only in the lengths of such lists count as the
 * same.
 */
const lists = /\((?:\?|\$\d+)(?:, (?:\?|\$\d+))*\)(?:, \((?:\?|\$\d+)(?:, (?:\?|\$\d+))*\))*/g;

/** The statements with which a start reads and migrates the schema before it serves anybody. */
const ofMigrations = /pg_catalog|kysely_migration/;

/**
 * Records each different statement that any database of this process executes, on the engine of `db`, until
 * `end` is called. It leaves out what migrations execute.
 */
export async function recordStatements(db: Db): Promise<{ statements: () => Statement[]; end: () => void }> {
  const found = new Map<string, Statement>();
  const connection = await db.read.getExecutor().provideConnection(async (open) => open);
  const prototype: DatabaseConnection = Object.getPrototypeOf(connection);
  const { executeQuery } = prototype;
  prototype.executeQuery = function (this: DatabaseConnection, query: CompiledQuery) {
    const { sql, parameters } = query;
    const key = sql.replace(lists, '(…)');
    if (!found.has(key)) found.set(key, { sql, parameters });
    return executeQuery.call(this, query);
  } as typeof executeQuery;
  return {
    statements: () =>
      [...found.values()].filter(
        ({ sql }) => /^\s*(select|insert|update|delete|with)\b/i.test(sql) && !ofMigrations.test(sql),
      ),
    end: () => {
      prototype.executeQuery = executeQuery;
    },
  };
}
