import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { postgresServer, runOn } from './postgres-server.ts';

/** The beginning of the names of all databases of a test run. @param run the run's name (TEST_RUN) */
export const databaseNames = (run = ''): string => `lyceum_test_${run}_`;

/** Removes the databases of the run after the last test of a project. */
export function setup({ config }: TestProject): () => Promise<void> {
  const names = databaseNames(config.env.TEST_RUN);
  return async () => {
    if (config.env.TEST_ENGINE === 'postgres') await dropDatabases(names);
    else removeFolders(names);
  };
}

async function dropDatabases(names: string): Promise<void> {
  const found = await runOn(
    postgresServer(),
    `select datname from pg_database where starts_with(datname, '${names}')`,
  );
  for (const { datname } of found) await runOn(postgresServer(), `drop database ${datname} with (force)`);
}

function removeFolders(names: string): void {
  for (const name of readdirSync(tmpdir()))
    if (name.startsWith(names)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
}
