import { fits } from '../input/grammar/lexicon.ts';
import { plainWords } from '../input/plain-words.ts';
import { vocabularies } from './vocabularies/vocabularies.ts';

/** Meanings that rules about a unit of a reply need: without any of them, no rule matches. */
const needed = [
  'explosive weapon toxin precursor hardDrug cannabis nicotine alcohol obscene prose porn sex rape crimeStep hack shoplift',
  'revealed despised slur insultWord splatter gore gloat violentAct stakes extremist toldSelf selfHarmMethod challenge doesIt',
]
  .join(' ')
  .split(' ');

/** By how many of its first letters a word is looked up. */
const beginning = 3;

/** The longest word of each phrase of those meanings, by its first letters. */
const suspects = new Map<string, string[]>();
for (const vocabulary of Object.values(vocabularies)) {
  for (const meaning of needed) {
    for (const phrase of plainWords(vocabulary[meaning] ?? '').split(',')) {
      const words = phrase.split(/[^a-z0-9*]+/).sort((one, other) => other.length - one.length);
      const word = words[0] ?? '';
      if (word === '') continue;
      const key = word.replace('*', '').slice(0, beginning);
      suspects.set(key, [...(suspects.get(key) ?? []), word]);
    }
  }
}

/**
 * Whether plain words have a word that a rule could need. Most units of a reply have none, and finding that
 * out costs a fraction of a reading. A text in another script is always read.
 */
export function hasSuspectWord(plain: string): boolean {
  if (/[^ -\u02ff\u2000-\u2fff\n]/.test(plain)) return true;
  for (const [word] of plain.matchAll(/[a-z0-9]+/g)) {
    if (suspects.get(word.slice(0, beginning))?.some((suspect) => fits(word, suspect))) return true;
  }
  return false;
}
