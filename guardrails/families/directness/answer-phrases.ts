import { LRUCache } from 'lru-cache';
import { plainText } from '../../canonical/canonical.ts';
import { partNames } from '../../canonical/part-names.ts';
import { inWords } from '../../key/spoken-numbers.ts';
import { bareWords } from './answer-words.ts';

/** A place where a text says one of the phrases. */
export interface FoundPhrase {
  readonly text: string;
  readonly at: number;
  /** The phrase is short, so that it may be another word in another language: "elf", "once". */
  readonly doubtful: boolean;
}

/** At this length a word in a Latin script is no coincidence. */
const sureLength = 6;
/** A character of a script without blanks between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u;
/** A word or a number. */
const word = /[\p{L}\d]+/gu;
/** The end of a number word: "dreizehnmal" means 13 as well. */
const wordEnd = /^(?:mal|fach|fold)?(?![\p{L}\d])/u;

/** "dreizehn" for "dreizehnmal"; null for other words. */
const withoutTimes = (written: string): string | null =>
  written.endsWith('mal') ? written.slice(0, -3) : written.endsWith('fach') ? written.slice(0, -4) : null;

/** A word with its offset. */
interface PlacedWord {
  readonly word: string;
  readonly at: number;
  readonly withoutTimes: string | null;
}

/** A text, split into words for the search for phrases. */
interface ReadText {
  readonly text: string;
  readonly words: readonly PlacedWord[];
  /** Whether it has a script without blanks between words. */
  readonly isUnspaced: boolean;
}

/** The text that was read last, since every value of a key reads the same sentence. */
let lastRead: ReadText = { text: '', words: [], isUnspaced: false };

function readWords(text: string): ReadText {
  if (lastRead.text !== text) {
    const words: PlacedWord[] = [];
    word.lastIndex = 0;
    for (let match = word.exec(text); match; match = word.exec(text))
      words.push({ word: match[0], at: match.index, withoutTimes: withoutTimes(match[0]) });
    lastRead = { text, words, isUnspaced: unspaced.test(text) };
  }
  return lastRead;
}

/**
 * Phrases that all mean the same value. A text is read once, word by word, however many phrases there are.
 */
export class Phrases {
  #byFirstWord: Map<string, string[]> | undefined;
  /** The phrases of scripts without blanks between words, which are searched in the whole text. */
  readonly #inside: string[] = [];
  readonly #written: () => readonly string[];
  /** The last result, kept because a key may have the same value with several units. */
  #last: { readonly text: string; readonly found: readonly FoundPhrase[] } = { text: '', found: [] };

  /** @param written is called when a text is read for the first time */
  constructor(written: () => readonly string[]) {
    this.#written = written;
  }

  /** Reads the phrases on first use: those in words by their first word, the others into `#inside`. */
  #read(): Map<string, string[]> {
    const byFirstWord = new Map<string, string[]>();
    for (const phrase of new Set(this.#written().map((one) => bareWords(plainText(one)).trim()))) {
      const [first] = phrase.match(word) ?? [];
      if (first === undefined || /^-?\d+$/.test(phrase)) continue;
      if (unspaced.test(phrase)) this.#inside.push(phrase);
      else byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), phrase]);
    }
    return byFirstWord;
  }

  /** @param text in bare words (`bareWords`) */
  in(text: string): readonly FoundPhrase[] {
    if (this.#last.text !== text) this.#last = { text, found: this.#foundIn(text) };
    return this.#last.found;
  }

  #foundIn(text: string): FoundPhrase[] {
    this.#byFirstWord ??= this.#read();
    const found: FoundPhrase[] = [];
    const { words, isUnspaced } = readWords(text);
    for (const { word: first, at: index, withoutTimes: once } of words) {
      const phrases =
        this.#byFirstWord.get(first) ?? (once === null ? undefined : this.#byFirstWord.get(once));
      for (const phrase of phrases ?? []) {
        if (
          !text.startsWith(phrase, index) ||
          !wordEnd.test(text.slice(index + phrase.length, index + phrase.length + 6))
        )
          continue;
        const latin = /^[a-z]+$/.test(phrase);
        found.push({ text: phrase, at: index, doubtful: latin && phrase.length < sureLength });
      }
    }
    if (isUnspaced)
      for (const phrase of this.#inside) {
        const at = text.indexOf(phrase);
        if (at >= 0) found.push({ text: phrase, at, doubtful: phrase.length < 2 });
      }
    return found;
  }
}

/** Caches the phrases of recently used values: writing a number in every language takes a millisecond. */
const ofNumbers = new LRUCache<number, Phrases>({ max: 1_000 });

/** What a number is called besides its digits. */
export function phrasesOfNumber(value: number): Phrases {
  const phrases = ofNumbers.get(value) ?? new Phrases(() => inWords(value));
  ofNumbers.set(value, phrases);
  return phrases;
}

/** What one of so many equal parts is called: "an eighth", "ein Achtel". */
export const phrasesOfPart = (count: number): Phrases =>
  new Phrases(() =>
    [...partNames].flatMap(([name, parts]) =>
      parts === count ? ['a', 'an', 'one', 'ein', 'un', 'une', 'una'].map((one) => `${one} ${name}`) : [],
    ),
  );

/**
 * Words for an hour that canonical text does not turn into digits: "noon", and number words that are other
 * words as well, such as "acht".
 */
const hourWords: Readonly<Record<number, readonly string[]>> = {
  1: ['one', 'eins', 'ein', 'une', 'la una'],
  8: ['acht'],
  9: ['neuf'],
  0: ['midnight', 'mitternacht', 'minuit', 'medianoche', 'meia-noite'],
  11: ['elf', 'once'],
  12: ['noon', 'midday', 'mittag', 'midi', 'mediodía', 'meio-dia'],
};

/** What a time of day is called, by a clock of 24 or of 12 hours. */
export function phrasesOfTime(hour: number, minute: number): Phrases {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const names = (someHour: number) => {
    const [of24, of12] = [someHour % 24, someHour % 12 || 12];
    const byBothClocks = of24 === 0 ? [0, 24] : [of24, of12];
    return [
      ...new Set(byBothClocks.flatMap((one) => [String(one), twoDigits(one), ...(hourWords[one] ?? [])])),
    ];
  };
  const withHour = names(hour).flatMap((name) => [
    ...[':', '.', ' ', 'h', ' h ', ' uhr ', ' heures ', ' y ', ' und '].map(
      (sign) => `${name}${sign}${twoDigits(minute)}`,
    ),
    ...[' uhr ', ' heures ', ' heures et ', ' y ', ' h '].map((sign) => `${name}${sign}${minute}`),
    ...(minute === 0
      ? [' uhr', " o'clock", ' heures', ' pm', ' am', ' p.m.', ' a.m.', ' in the'].map((end) => name + end)
      : []),
    ...(minute === 0 ? [] : after(minute).map((words) => `${words} ${name}`)),
    ...(minute === 15 ? [' et quart', ' y cuarto', ' heures et quart'] : []).map((end) => name + end),
    ...(minute === 30 ? [' et demie', ' y media', ' heures et demie'] : []).map((end) => name + end),
  ]);
  const minutesLeft = 60 - minute;
  const withNextHour =
    minute === 0
      ? []
      : names(hour + 1).flatMap((name) => [
          ...before(minutesLeft).map((words) => `${words} ${name}`),
          ...[' moins ', ' heures moins ', ' menos '].map((sign) => `${name}${sign}${minutesLeft}`),
          ...(minutesLeft === 15 ? [' moins le quart', ' menos cuarto'] : []).map((end) => name + end),
          ...(minute === 30 ? [`halb ${name}`] : []),
        ]);
  return new Phrases(() => [...withHour, ...withNextHour]);
}

/** What is said before an hour for so many minutes past it: "20 past", "quarter past". */
const after = (minutes: number): string[] => [
  ...['past', 'after', 'nach', 'minutes past', 'minutes after', 'minute past', 'minuten nach'].map(
    (words) => `${minutes} ${words}`,
  ),
  ...(minutes === 15 ? ['quarter past', 'quarter after', '1/4 past', 'viertel nach'] : []),
  ...(minutes === 30 ? ['half past', '1/2 past'] : []),
];

/** What is said before an hour for so many minutes to it: "10 to", "viertel vor". */
const before = (minutes: number): string[] => [
  ...['to', 'before', 'vor', 'minutes to', 'minutes before', 'minuten vor'].map(
    (words) => `${minutes} ${words}`,
  ),
  ...(minutes === 15 ? ['quarter to', '1/4 to', 'quarter before', 'viertel vor', 'dreiviertel'] : []),
];
