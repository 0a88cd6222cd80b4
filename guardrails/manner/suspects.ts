import { plainWords } from '../input/plain-words.ts';
import { fits } from './grammar/lexicon.ts';
import type { Token } from './grammar/tokens.ts';
import { tokensOf } from './grammar/tokens.ts';
import type { Language, Vocabulary } from './grammar/vocabulary.ts';
import { rules } from './rules.ts';
import { vocabularies } from './vocabularies.ts';

/** By how many of its first letters a word is looked up. */
const lookedUp = 3;

/** The longest word of each phrase, which is likely to be the rarest. */
function rarest(vocabulary: Vocabulary, meanings: readonly string[]): string[] {
  const phrases = meanings.flatMap((meaning) => plainWords(vocabulary[meaning] ?? '').split(','));
  return phrases.flatMap((phrase) => {
    const words = tokensOf(phrase).map(({ text }) => text);
    return words.sort((one, other) => other.length - one.length).slice(0, 1);
  });
}

const shortest = (words: readonly string[]): number => Math.min(...words.map(({ length }) => length));

/**
 * Words by their first letters. A sentence that matches a rule or a saying of the language has at least one
 * of them, unless it misspells them.
 */
function neededIn(vocabulary: Vocabulary): Map<string, readonly string[]> {
  // Sayings are named by kinds. The kinds "private", "isolating" and "certainty" have sayings and no rules.
  const kinds = [...new Set(rules.map(({ result }) => result))];
  // A sentence that matches a rule has a word of each of its parts; the part with the longest words is the
  // rarest.
  const ofRules = rules.flatMap(({ parts }) => {
    const [best = []] = parts
      .map(({ meanings }) => rarest(vocabulary, meanings))
      .sort((one, other) => shortest(other) - shortest(one));
    // If a part has no words in this language, the rule never matches.
    return parts.some(({ meanings }) => rarest(vocabulary, meanings).length === 0) ? [] : best;
  });
  const needed = new Map<string, readonly string[]>();
  for (const word of new Set([
    ...ofRules,
    ...rarest(vocabulary, [...kinds, 'private', 'isolating', 'certainty']),
  ])) {
    const key = word.slice(0, lookedUp);
    needed.set(key, [...(needed.get(key) ?? []), word]);
  }
  return needed;
}

/** Made when a language is first read. */
const neededWords = new Map<Language, Map<string, readonly string[]>>();

/**
 * Whether a sentence has a word that a rule or a saying of the language needs. Few sentences have one, and
 * this test costs a fraction of a full reading. In Chinese and Arabic every sentence is read.
 */
export function hasSuspectWord(tokens: readonly Token[], language: Language): boolean {
  if (language === 'zh' || language === 'ar') return true;
  const needed = neededWords.get(language) ?? neededIn(vocabularies[language]);
  neededWords.set(language, needed);
  return tokens.some(
    ({ text }) => needed.get(text.slice(0, lookedUp))?.some((word) => fits(text, word)) ?? false,
  );
}
