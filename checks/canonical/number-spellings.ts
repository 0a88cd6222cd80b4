import { toCardinal as germanCardinal } from 'n2words/de-DE';
import { toOrdinal as englishOrdinal } from 'n2words/en-US';
import { toCardinal as spanishCardinal } from 'n2words/es-ES';
import { toOrdinal as frenchOrdinal } from 'n2words/fr-FR';
import { foldedText } from '../../contract/characters.ts';
import data from '../data/number-words.json' with { type: 'json' };

export interface Spelling {
  readonly small: Readonly<Record<string, number>>;
  readonly scale: Readonly<Record<string, number>>;
  /** Words without a value that may come between two number words. */
  readonly joiners: readonly string[];
  /** Number words that are also ordinary words: they count only beside another number word. */
  readonly doubtful: readonly string[];
}

/** A language as data/number-words.json has it: `counted` has words from a value on, each more by a step. */
interface Language {
  readonly counted: readonly (readonly (number | string)[])[];
  readonly scale: Readonly<Record<string, number>>;
  readonly joiners: string;
  readonly doubtful: string;
}

const counted = ([from, step, words]: readonly (number | string)[]): [string, number][] =>
  String(words)
    .split(' ')
    .map((word, at) => [word, Number(from) + at * Number(step)]);

/** @param compound the word for tens and ones, in languages that write it as one */
function spellingOf(language: Language, compound?: (ones: string, tens: string) => string): Spelling {
  const words = language.counted.flatMap(counted);
  const tens = words.filter(([, value]) => value >= 20 && value % 10 === 0);
  const ones = words.filter(([, value]) => value > 0 && value < 10);
  const compounds = !compound
    ? []
    : tens.flatMap(([ten, more]) => ones.map(([one, value]) => [compound(one, ten), more + value] as const));
  return {
    small: Object.fromEntries([...words, ...compounds]),
    scale: language.scale,
    joiners: language.joiners.split(' '),
    doubtful: language.doubtful.split(' '),
  };
}

export const english = spellingOf(data.english, (one, ten) => `${ten}${one}`);
export const german = spellingOf(data.german, (one, ten) => `${one === 'eins' ? 'ein' : one}und${ten}`);
export const french = spellingOf(data.french);
/** The four main languages. */
export const spellings = [english, german, french, spellingOf(data.spanish)] as const;

/** The value of a German word below 100, also as it stands in a longer one: "ein" in "einhundert". */
export const germanBelow100 = (word: string): number | undefined =>
  german.small[word === 'ein' ? 'eins' : word];

/** German compounds up to 999,999 are one word: "dreihundertvierundzwanzig". */
export function germanCompound(word: string): number | null {
  for (const scale of ['tausend', 'hundert']) {
    const at = word.indexOf(scale);
    if (at < 0) continue;
    const partValue = (part: string, ofNothing: number): number | null =>
      part === '' ? ofNothing : (germanBelow100(part) ?? germanCompound(part));
    const before = partValue(word.slice(0, at), 1);
    const after = partValue(word.slice(at + scale.length).replace(/^und(?=.)/, ''), 0);
    return before === null || after === null ? null : before * (german.scale[scale] ?? 1) + after;
  }
  return null;
}

/** How many parts a whole has in exercises: two to thirty, and some larger counts. */
const counts = [
  ...Array.from({ length: 29 }, (_, at) => at + 2),
  ...[36, 40, 48, 50, 60, 64, 72, 80, 90, 100, 1000],
];

/** The names of a part of a whole with how many parts the whole has: "twelfths", "Zwölftel" and "douzièmes" are 12. */
export const partNames: ReadonlyMap<string, number> = new Map([
  ...Object.entries(data.parts).flatMap(([count, names]) =>
    names.split(' ').map((name): [string, number] => [name, Number(count)]),
  ),
  ...counts.flatMap(regularNames),
]);

/** The regular names of one part: ordinals in English and French, "-tel" in German, "-avo" in Spanish. */
function regularNames(count: number): [string, number][] {
  const many = [
    ...(count > 2 ? [englishOrdinal(count), frenchOrdinal(count)].flatMap((name) => [name, `${name}s`]) : []),
    ...(count > 3 ? [`${germanCardinal(count)}${count < 20 ? 'tel' : 'stel'}`] : []),
    ...(count > 10 ? ['avo', 'avos'].map((end) => `${foldedText(spanishCardinal(count))}${end}`) : []),
  ];
  return many.map((name) => [name.toLowerCase(), count]);
}
