import type { Ids } from '../context.ts';
import { words } from './password-words.ts';

const wordCount = 3;
const digits = 10_000;

/**
 * A password that a child can read off a slip of paper and type: three short words and four digits, as in
 * `otter-lamp-green-4827`. With 512 words that is 3 × 9 + 13.3 = 40.3 bits.
 */
export function newPassword(ids: Pick<Ids, 'below'>): string {
  const chosen = Array.from({ length: wordCount }, () => words[ids.below(words.length)]);
  return [...chosen, String(ids.below(digits)).padStart(4, '0')].join('-');
}
