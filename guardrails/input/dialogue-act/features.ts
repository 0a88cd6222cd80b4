import { featuresOf, type HashedFeatures } from '../../linear/features.ts';
import { tokensOf } from '../grammar/tokens.ts';
import { plainWords, withoutQuotations } from '../plain-words.ts';
import { conceptsOf } from './concepts.ts';

/**
 * The most characters that are read; of a longer message its end, where students write after a text that they
 * pasted.
 */
const maxLength = 300;

/** The features of a message; null when it has no word in Latin letters. What it quotes is left out. */
export function featuresOfMessage(message: string): HashedFeatures | null {
  const plain = withoutQuotations(plainWords(message).slice(-maxLength));
  const tokens = tokensOf(plain);
  if (!tokens.some(({ text }) => /^[a-z0-9]/.test(text))) return null;
  return featuresOf(tokens, conceptsOf(tokens, plain));
}
