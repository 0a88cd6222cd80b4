import pg from 'pg';

/** The address of the PostgreSQL server of the tests. */
export function postgresServer(): string {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('A test on PostgreSQL needs TEST_DATABASE_URL.');
  return server;
}

/** Runs one statement on a connection of its own. @returns the rows */
export async function runOn(url: string, statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
