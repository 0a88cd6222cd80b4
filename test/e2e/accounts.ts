import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
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
