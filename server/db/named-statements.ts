import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** More different statements than the product has; further ones are sent without a name. */
const maxNames = 500;
/**
 * Statements with more parameters contain a list of ids. They get no name, since each length of the list is
 * another statement.
 */
const maxParameters = 30;

/**
 * A pool whose statements have names, so that each connection parses and plans each of them once. Parsing
 * took a third of the processor time that PostgreSQL spent on a question.
 */
export function namingStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  const nameOf = (text: string, parameters: readonly unknown[]): string | undefined => {
    if (parameters.length === 0 || parameters.length > maxParameters) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames) return known;
    const name = `lyceum_${names.size}`;
    names.set(text, name);
    return name;
  };

  const naming = (client: pg.PoolClient): PostgresPoolClient => {
    const query = (text: string, parameters: readonly unknown[]) => {
      const name = nameOf(text, parameters);
      return client.query({ text, values: [...parameters], ...(name !== undefined && { name }) });
    };
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
  };

  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? naming(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
