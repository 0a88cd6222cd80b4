import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The folders of code. evals/ checks itself. */
export const sourceFolders = [
  'arithmetic',
  'bench',
  'contract',
  'dev',
  'evals',
  'checks',
  'markdown',
  'server',
  'test',
  'web',
];

/**
 * The files in some folders of the project whose path matches, each with its text.
 * @param {readonly string[]} folders
 * @param {RegExp} fits
 * @returns {{ path: string, text: string }[]}
 */
export function readFiles(folders, fits) {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => fits.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
