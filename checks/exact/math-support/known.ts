import { plainText } from '../../canonical/canonical.ts';
import type { Situation } from '../../detector.ts';
import { oncePerSituation, ownWords, plainTalk } from '../../families/remember.ts';
import { oncePerText } from '../../once-per-text.ts';
import { resultsOf } from './results.ts';
import { isLetter, type Run, scan } from './scan.ts';

/** What the student and the exercise have said before the reply. */
export interface Known {
  /** Every formula, equation and calculation, normalised, in one text. */
  readonly runs: string;
  /** The whole texts of the exercise and the student, in lower case. */
  readonly words: string;
  /** Pairs of numbers in calculations, with their sign. */
  readonly pairs: ReadonlySet<string>;
  /** The numbers of the exercise and of the student's messages. */
  readonly numbers: ReadonlySet<number>;
  /** The results of one calculation with those numbers, and the values of the key. */
  readonly reachable: ReadonlySet<number>;
  /** The numbers that the student has stated and the exercise has not. */
  readonly stated: ReadonlySet<number>;
  readonly taskNumbers: readonly number[];
  readonly keyNumbers: ReadonlySet<number>;
  /** The letters of the exercise's own formulas. */
  readonly letters: ReadonlySet<string>;
  /** The results of calculations with two numbers of the exercise. */
  readonly results: ReturnType<typeof resultsOf>;
}

const number = /\d+(?:\.\d+)?/g;
/** A number with blanks between its thousands. */
const spacedNumber = /(?<![\d.])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:\.\d+)?(?!\d)/g;
/** At most this many numbers are combined with each other, since the number of results grows with the square. */
const maxNumbers = 24;

export const knownTo = oncePerSituation((situation: Situation): Known => {
  const talk = plainTalk(situation);
  const words = [talk.task, ...ownWords(talk)];
  const runs = words.flatMap(runsIn);
  const numbers = new Set(words.flatMap(numbersIn).slice(0, 200));
  const values = [...(situation.key?.steps ?? []), ...(situation.key?.answers ?? [])]
    .map(plainText)
    .flatMap(numbersIn);
  const taskNumbers = [...new Set(numbersIn(talk.task))].slice(0, maxNumbers);
  const stated = new Set(ownWords(talk).flatMap(numbersIn).slice(0, 200));
  for (const value of taskNumbers) stated.delete(value);
  return {
    stated,
    taskNumbers,
    keyNumbers: new Set(values),
    letters: new Set(
      runsIn(talk.task).flatMap(({ items }) => items.filter(isLetter).map(({ text }) => text)),
    ),
    results: resultsOf(taskNumbers),
    runs: runs.map(({ text }) => text).join('§'),
    words: words.join('\n').toLowerCase(),
    pairs: new Set(runs.flatMap(pairsOf)),
    numbers,
    reachable: new Set([...resultsOf([...numbers].slice(0, maxNumbers)).keys(), ...values]),
  };
});

const runsIn = oncePerText(scan);

/** The numbers of a text; "12 000" is 12, 0 and 12000. */
const numbersIn = (text: string): number[] => [
  ...(text.match(number) ?? []).map(Number),
  ...(text.match(spacedNumber) ?? []).map((written) => Number(written.replace(/\s/g, ''))),
];

/** Each sign with the numbers on both sides, in either order. */
export function pairsOf({ items }: Run): string[] {
  return items.flatMap((item, at) => {
    const left = items[at - 1]?.value;
    const right = items[at + 1]?.value;
    return item.kind === 'operator' && left !== undefined && right !== undefined
      ? [pairOf(left, item.text, right)]
      : [];
  });
}

/** The name of a pair, the same in either order. */
export const pairOf = (one: number, sign: string, other: number): string =>
  one < other ? `${one} ${sign} ${other}` : `${other} ${sign} ${one}`;
