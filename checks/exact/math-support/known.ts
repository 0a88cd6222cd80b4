import { plainText } from '../../canonical/canonical.ts';
import type { Situation } from '../../detector.ts';
import { oncePerSituation, ownWords, plainTalk } from '../../families/remember.ts';
import { lazyValues } from '../../lazy-values.ts';
import { oncePerText } from '../../once-per-text.ts';
import { resultsOf } from './results.ts';
import { isLetter, type Run, scan } from './scan.ts';

/** What the student and the exercise have said before the reply. */
export interface Known {
  /** Every formula, equation and calculation, normalised, in one text. */
  readonly runs: string;
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
  const known: Known = lazyValues<Known>({
    stated: () => {
      const numbers = new Set(ownWords(talk).flatMap(numbersIn).slice(0, 200));
      for (const value of known.taskNumbers) numbers.delete(value);
      return numbers;
    },
    taskNumbers: () => [...new Set(numbersIn(talk.task))].slice(0, maxNumbers),
    keyNumbers: () => {
      const { steps = [], answers = [] } = situation.key ?? {};
      return new Set([...steps, ...answers].map(plainText).flatMap(numbersIn));
    },
    letters: () =>
      new Set(runsIn(talk.task).flatMap(({ items }) => items.filter(isLetter).map(({ text }) => text))),
    results: () => resultsOf(known.taskNumbers),
    runs: () =>
      words
        .flatMap(runsIn)
        .map(({ text }) => text)
        .join('§'),
    pairs: () => new Set(words.flatMap(runsIn).flatMap(pairsOf)),
    numbers: () => new Set(words.flatMap(numbersIn).slice(0, 200)),
    reachable: () =>
      new Set([...resultsOf([...known.numbers].slice(0, maxNumbers)).keys(), ...known.keyNumbers]),
  });
  return known;
});

const runsIn = oncePerText(scan);

/** The numbers of a text; "12 000" is 12, 0 and 12000. */
const numbersIn = oncePerText((text): readonly number[] => [
  ...(text.match(number) ?? []).map(Number),
  ...(text.match(spacedNumber) ?? []).map((written) => Number(written.replace(/\s/g, ''))),
]);

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
