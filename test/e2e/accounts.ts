import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import type { Operator } from './held-parts.ts';
import { loadHeldParts } from './load-held-parts.ts';
import type { StartedProduct } from './started-product.ts';

const administration = fileURLToPath(new URL('../../dist/server/admin.js', import.meta.url));

/**
 * Lets the operator change the schools of a running product. It does what a command does, but in this
 * process: a process for a command takes most of a second of a core. `test/server-process.test.ts` runs every
 * command.
 */
export async function asOperator(
  { dataDir }: Pick<StartedProduct, 'dataDir'>,
  act: (operator: Operator) => Promise<unknown>,
): Promise<void> {
  const operator = await (await loadHeldParts()).openOperator(dataDir);
  try {
    await act(operator);
  } finally {
    await operator.close();
  }
}

/** Runs a command of the operator beside the server. */
export const administer = ({ dataDir }: Pick<StartedProduct, 'dataDir'>, ...words: string[]) =>
  promisify(execFile)(process.execPath, [administration, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });

/** Stores an observation of a student, as if messages of several days had been read. */
export function addObservation(
  { dataDir }: Pick<StartedProduct, 'dataDir'>,
  { uid, name }: { uid: string; name: string },
  pattern: string,
  fields: { days?: object[]; messages?: { at: string }[]; count: number; others: number },
): void {
  const database = new Database(join(dataDir, 'lyceum.db'));
  const { messages = [] } = fields;
  const days = fields.days ?? messages.map(({ at }) => ({ from: at, until: at, messages: 1 }));
  const evidence = { timeZone: 'UTC', refused: 0, before: null, ...fields, days, messages };
  const spans = days as { from: string; until: string }[];
  const at = new Date().toISOString();
  try {
    database
      .prepare(
        `insert into observation
          (id, school_id, student_id, student_name, pattern, window_from, window_until, evidence, noted_at)
        select ?, school_id, uid, ?, ?, ?, ?, ?, ? from profile where uid = ?`,
      )
      .run(
        ...[`${pattern}-${uid}`, name, pattern, spans[0]?.from, spans.at(-1)?.until],
        ...[JSON.stringify(evidence), at, uid],
      );
  } finally {
    database.close();
  }
}
