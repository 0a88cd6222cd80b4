import pg from 'pg';
import type { TestProject } from 'vitest/node';

/** The beginning of the names of all databases of a test run. @param run the run's name (TEST_RUN) */
export const databaseNames = (run = ''): string => `lyceum_test_${run}_`;

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

/** The setup of the API tests on an engine: drops their databases on the server after the last test. */
export function setup({ config }: TestProject): (() => Promise<void>) | undefined {
  if (config.env.TEST_ENGINE !== 'postgres') return undefined;
  const names = databaseNames(config.env.TEST_RUN);
  return async () => {
    const found = await runOn(
      postgresServer(),
      `select datname from pg_database where starts_with(datname, '${names}')`,
    );
    for (const { datname } of found) await runOn(postgresServer(), `drop database ${datname} with (force)`);
  };
}
