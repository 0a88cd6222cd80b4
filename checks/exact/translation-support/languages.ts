import data from '../../data/languages.json' with { type: 'json' };
import translationWords from '../../data/translation-words.json' with { type: 'json' };
import { wordsOf } from '../../families/words.ts';
import { wordsIn } from '../../word-rows.ts';

/**
 * The languages that schools teach. Each has common words, enough to tell a clause of it from one of another; the pronouns with which tables of verbs
 * begin; endings that are frequent in it and rare in the others; and its names in the languages that exercises are written in.
 */
export type Language = keyof typeof data;
export const languages = Object.keys(data) as Language[];

const bits = Object.fromEntries(languages.map((language, at) => [language, 1 << at])) as Record<
  Language,
  number
>;
export const bitOf = (language: Language): number => bits[language];

/** The languages that have a word in a list, as bits. */
function languagesByWord(listOf: (language: Language) => readonly string[]): (word: string) => number {
  const known = new Map<string, number>();
  for (const language of languages)
    for (const word of listOf(language)) known.set(word, (known.get(word) ?? 0) | bits[language]);
  return (word) => known.get(word) ?? 0;
}

/** The languages in which a word is common, as bits. */
export const languagesOf = languagesByWord((language) => wordsIn(data[language].common));
/** The languages in which a word is a pronoun as the subject, as bits. */
export const subjectsOf = languagesByWord((language) => data[language].pronouns.split(' '));

/** Letters outside ASCII, with the languages that write them, as bits; the first entry that matches a word decides. */
const letters: readonly (readonly [RegExp, number])[] = [
  [/[äöüß]/, bits.de],
  [/[ñ¿¡]/, bits.es],
  [/[áíóú]/, bits.es | bits.pt],
  [/[çêèàâîôûœë]/, bits.fr | bits.pt | bits.it],
  [/é/, bits.fr | bits.es | bits.pt | bits.it],
  [/[ãõ]/, bits.pt],
  [/[ìòù]/, bits.it | bits.fr],
];

/** The possible languages of an uncommon word by its letters, as bits. */
export function languagesByLetters(word: string): number {
  if (/^[\x20-\x7e]*$/.test(word)) return 0;
  return letters.find(([pattern]) => pattern.test(word))?.[1] ?? 0;
}

/** The languages whose expression matches a text, as bits. */
function languagesMatching(expressionOf: (language: Language) => RegExp): (text: string) => number {
  const expressions = languages.map((language) => ({
    bit: bits[language],
    expression: expressionOf(language),
  }));
  return (text) =>
    expressions.reduce((set, { bit, expression }) => (expression.test(text) ? set | bit : set), 0);
}

/** The languages that an uncommon word may belong to by its ending, as bits: a weak sign. */
export const languagesByEnding = languagesMatching((language) => new RegExp(data[language].endings));

const into = '(?<!\\p{L})(?:in|into|to|ins|auf|zu[mr]?|en|al|a|em|para|in het|naar het)\\s';
const mayPrecedeName = "(?:the\\s|das\\s|el\\s|o\\s|l')?(?:correct |good |gutes? )?";

/** The languages into which a text asks to translate or in which to write ("into German", "auf Deutsch", "en français"), as bits; 0 for none. */
export const languagesAsked = languagesMatching(
  (language) =>
    new RegExp(`${into}${mayPrecedeName}(?:${data[language].names})(?:e[nrs]?|isch)?(?!\\p{L})`, 'iu'),
);

/** Words for speaking about language, which the translation of an exercise hardly ever contains. */
const grammar = new Set(wordsIn(translationWords.grammar));

/** Whether a sentence speaks about language rather than in it. */
export const isAboutLanguage = (sentence: string): boolean =>
  wordsOf(sentence).some((word) => grammar.has(word));
