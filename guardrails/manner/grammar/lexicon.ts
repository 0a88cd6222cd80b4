import { plainWords } from '../../input/plain-words.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Language, Vocabularies } from './vocabulary.ts';

/** A place of a text where a meaning is expressed: its first and its last token. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where each meaning is expressed, in the order of the text. */
export type Meanings = Map<string, Span[]>;

/** A word or phrase of a vocabulary with its meanings. */
interface Entry {
  readonly words: readonly string[];
  readonly meanings: Set<string>;
}

/** The entries of a vocabulary as they are looked up. */
interface Dictionary {
  /** The entries by their first word, except those whose first word has any ending. */
  readonly byFirstWord: Map<string, Entry[]>;
  /** The entries whose first word has any ending, by its first three letters. */
  readonly byBeginning: Map<string, Entry[]>;
  /** Long words by what is left of them without one of their letters, to find misspelt ones. */
  readonly misspelt: Map<string, string>;
  /**
   * For words that were looked up before: the entries that begin with them, form by form. Most words of a
   * text come again and again.
   */
  readonly lookedUp: Map<string, readonly Entry[][]>;
}

/**
 * How many looked-up words a dictionary remembers. It then forgets all of them, so that its memory is
 * bounded.
 */
const maxKept = 4_096;

/** The lengths between which a word is also looked up as a misspelt one. */
const shortestMisspelt = 6;
const longestMisspelt = 18;
/**
 * By how many of its first letters a word with any ending is looked up. A vocabulary with a shorter beginning
 * is refused.
 */
const shortestBeginning = 3;

/** What is left of a word when one letter is taken out. */
const shortened = (word: string): string[] =>
  [...word].map((_, index) => word.slice(0, index) + word.slice(index + 1));

/** Adds an entry under its first word. */
function add(to: Map<string, Entry[]>, first: string, entry: Entry): void {
  const list = to.get(first);
  if (list) list.push(entry);
  else to.set(first, [entry]);
}

/** Reads a vocabulary: for each meaning, words and phrases between commas. */
function dictionaryOf(vocabulary: Readonly<Record<string, string>>): Dictionary {
  const entries = new Map<string, Entry>();
  for (const [meaning, list] of Object.entries(vocabulary)) {
    for (const phrase of plainWords(list).split(',')) {
      const words = tokensOf(phrase).map(({ text }) => text);
      if (words.length === 0) continue;
      const key = words.join(' ');
      const entry = entries.get(key) ?? { words, meanings: new Set() };
      entry.meanings.add(meaning);
      entries.set(key, entry);
    }
  }
  const byFirstWord = new Map<string, Entry[]>();
  const byBeginning = new Map<string, Entry[]>();
  const misspelt = new Map<string, string>();
  for (const entry of entries.values()) {
    const first = entry.words[0] ?? '';
    const beginning = first.endsWith('*') ? first.slice(0, -1) : '';
    if (beginning === '') add(byFirstWord, first, entry);
    else if (beginning.length >= shortestBeginning)
      add(byBeginning, beginning.slice(0, shortestBeginning), entry);
    else throw new Error(`The beginning “${first}” of a word is too short.`);
    if (entry.words.length > 1 || first.endsWith('*') || first.length < shortestMisspelt) continue;
    for (const less of shortened(first)) if (!misspelt.has(less)) misspelt.set(less, first);
  }
  return { byFirstWord, byBeginning, misspelt, lookedUp: new Map() };
}

/** Whether a word matches an entry of a vocabulary; "hack*" has any ending. */
export const fits = (word: string, entry: string): boolean =>
  entry.endsWith('*') ? word.startsWith(entry.slice(0, -1)) : word === entry;

/** Particles that Arabic writes together with the next word: and, so, in, for, will, the. */
const particles = /^(?:[وف]?(?:[بلك]|[سهح](?=[اينت]))?(?:ال)?|ال)/;

/** Finds the meanings of a text in the vocabularies of its languages. */
export class Lexicon {
  readonly #vocabularies: Vocabularies;
  /** Made when a language is first read, since few servers read all of them and a start should be quick. */
  readonly #dictionaries = new Map<Language, Dictionary>();

  constructor(vocabularies: Vocabularies) {
    this.#vocabularies = vocabularies;
  }

  #dictionaryOf(language: Language): Dictionary {
    const made = this.#dictionaries.get(language) ?? dictionaryOf(this.#vocabularies[language]);
    this.#dictionaries.set(language, made);
    return made;
  }

  /** The meanings that the tokens express in the given languages. */
  read(tokens: readonly Token[], spoken: ReadonlySet<Language>): Meanings {
    const meanings: Meanings = new Map();
    for (const language of spoken) {
      const dictionary = this.#dictionaryOf(language);
      for (let from = 0; from < tokens.length; ) {
        const found = entriesAt(dictionary, tokens, from, language);
        if (found.length === 0) {
          from += 1;
          continue;
        }
        const longest = Math.max(1, ...found.map(({ words }) => words.length));
        // Chinese has no spaces, so a longer word hides the shorter ones in it; an idiom hides its words.
        const onlyLongest =
          language === 'zh' ||
          found.some((entry) => entry.meanings.has('idiom') && entry.words.length === longest);
        for (const { words, meanings: expressed } of found) {
          if (onlyLongest && words.length < longest) continue;
          for (const meaning of expressed) {
            const spans = meanings.get(meaning) ?? [];
            spans.push({ from, to: from + words.length - 1 });
            meanings.set(meaning, spans);
          }
        }
        from += onlyLongest ? longest : 1;
      }
    }
    for (const spans of meanings.values()) spans.sort((a, b) => a.to - b.to || a.from - b.from);
    return meanings;
  }
}

/** The words and phrases that begin at a token: as it is written, otherwise as it may have been meant. */
function entriesAt(
  dictionary: Dictionary,
  tokens: readonly Token[],
  from: number,
  language: Language,
): readonly Entry[] {
  for (const entries of entriesOf(tokens[from]?.text ?? '', dictionary, language)) {
    const found = entries.filter((entry) => follows(entry, tokens, from));
    if (found.length > 0) return found;
  }
  return [];
}

/** The entries that begin with a word: a list for each form of the word that begins any entry. */
function entriesOf(word: string, dictionary: Dictionary, language: Language): readonly Entry[][] {
  const known = dictionary.lookedUp.get(word);
  if (known) return known;
  const entries = [...formsOf(word, dictionary, language)]
    .map((form) => beginningWith(form, dictionary))
    .filter((list) => list.length > 0);
  if (dictionary.lookedUp.size >= maxKept) dictionary.lookedUp.clear();
  dictionary.lookedUp.set(word, entries);
  return entries;
}

/** The word as it is written, then as it may have been meant. */
function* formsOf(word: string, dictionary: Dictionary, language: Language): Generator<string> {
  yield word;
  if (language === 'ar') {
    const bare = word.replace(particles, '');
    if (bare !== word && bare.length > 2) yield bare;
    return;
  }
  // "stuuupid" is "stupid".
  const once = word.replace(/([a-z])\1{2,}/g, '$1');
  if (once !== word) yield once;
  if (word.length < shortestMisspelt || word.length > longestMisspelt || !/^[a-z]+$/.test(word)) return;
  const meant =
    dictionary.misspelt.get(word) ??
    shortened(word)
      .map((less) => intended(word, less, dictionary))
      .find(Boolean);
  if (meant && meant[0] === word[0]) yield meant;
}

/** The letters of a word in order, to compare words with exchanged letters. */
const sorted = (word: string): string => [...word].sort().join('');

/**
 * The word of the vocabulary that was meant by one with a letter too many or with two letters in the wrong
 * order. A word with another letter is not corrected, since it is often another word.
 * @param less the word without one of its letters
 */
function intended(word: string, less: string, { byFirstWord, misspelt }: Dictionary): string | undefined {
  if (less.length >= shortestMisspelt && byFirstWord.has(less)) return less;
  const likely = misspelt.get(less);
  return likely && sorted(likely) === sorted(word) ? likely : undefined;
}

/** The entries whose first word is this one. */
function beginningWith(word: string, { byFirstWord, byBeginning }: Dictionary): Entry[] {
  const begins =
    byBeginning.get(word.slice(0, shortestBeginning))?.filter(({ words }) => fits(word, words[0] ?? '')) ??
    [];
  return [...(byFirstWord.get(word) ?? []), ...begins];
}

/** Whether the other words of an entry follow, in the same sentence. */
function follows({ words }: Entry, tokens: readonly Token[], from: number): boolean {
  for (let index = 1; index < words.length; index += 1) {
    const token = tokens[from + index];
    if (token?.sentence !== tokens[from]?.sentence || !fits(token?.text ?? '', words[index] ?? ''))
      return false;
  }
  return true;
}
