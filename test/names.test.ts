import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = [
  'arithmetic',
  'bench',
  'contract',
  'dev',
  'evals',
  'guardrails',
  'markdown',
  'server',
  'test',
  'web',
];

/** The words in front of the arrows of "Words that are gone" in docs/names.md. */
function goneWords(): string[] {
  const [, section = ''] = readFileSync(`${root}/docs/names.md`, 'utf8').split('## Words that are gone');
  const [list = ''] = section.split('\n## ');
  return list
    .split('\n- ')
    .slice(1)
    .flatMap((item) => [...(item.split('→')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, word = '']) => word));
}

const sourceFiles = (): string[] =>
  folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );

it('the code has no word that docs/names.md has replaced', () => {
  const gone = goneWords();
  expect(gone.length).toBeGreaterThan(20);
  const word = new RegExp(`\\b(?:${gone.join('|')})\\b`, 'g');
  const found = sourceFiles().flatMap((file) =>
    (readFileSync(`${root}/${file}`, 'utf8').match(word) ?? []).map((one) => `${file}: ${one}`),
  );
  expect(found).toEqual([]);
});
