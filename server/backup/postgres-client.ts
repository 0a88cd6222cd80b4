import pg from 'pg';
import { explainFailure } from '../db/open.ts';

/**
 * Opens a connection of its own to a PostgreSQL database, and closes it after the use.
 * @throws Error with a sentence for the operator when there is no connection
 */
export async function withPostgres<T>(
  databaseUrl: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  // Without a listener, an error of the connection would end the process.
  client.on('error', () => {});
  try {
    await explainFailure(() => client.connect());
    return await use(client);
  } finally {
    await client.end().catch(() => {});
  }
}
