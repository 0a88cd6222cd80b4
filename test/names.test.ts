import { expect, it } from 'vitest';
import { readFiles, sourceFolders } from '../dev/read-files.mjs';

/** The words in front of the arrows of "Words that are gone" in docs/names.md. */
function goneWords(): string[] {
  const [document] = readFiles(['docs'], /^docs\/names\.md$/);
  const [, section = ''] = (document?.text ?? '').split('## Words that are gone');
  const [list = ''] = section.split('\n## ');
  return list
    .split('\n- ')
    .slice(1)
    .flatMap((item) => [...(item.split('→')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, word = '']) => word));
}

it('the code has no word that docs/names.md has replaced', () => {
  const gone = goneWords();
  expect(gone.length).toBeGreaterThan(20);
  const word = new RegExp(`\\b(?:${gone.join('|')})\\b`, 'g');
  const found = readFiles(sourceFolders, /\.tsx?$/).flatMap(({ path, text }) =>
    (text.match(word) ?? []).map((one) => `${path}: ${one}`),
  );
  expect(found).toEqual([]);
});
