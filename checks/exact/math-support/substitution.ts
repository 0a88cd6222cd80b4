import data from '../../data/calculation-words.json' with { type: 'json' };
import { anyOf, wholeWord } from '../../word-rows.ts';
import { formulaNumbers, isGeneral } from './kinds.ts';
import { type Known, pairOf, pairsOf } from './known.ts';
import { resultOf, rounded } from './results.ts';
import type { Run } from './scan.ts';

/** Numbers too common in formulas and language to count as the exercise's on their own. */
const common = new Set([0, 1, 2, 10, 100]);
/** Articles: after one, a sign is only mentioned, as in "the + 5 on the left". */
const articles = new Set(['the', 'that', 'this', 'a', 'an', 'das', 'die', 'der', 'le', 'la', 'el', 'ce']);
/** Words that begin an example or ask for one: "for example", "suppose", "other numbers". */
const example = new RegExp(anyOf(data.examples), 'i');

/** Whether a run calculates with numbers of the exercise or with results of them. */
export function substitutesNumbers(run: Run, known: Known, isExample: boolean): boolean {
  if (isGeneral(run, known) || isStated(run, known)) return false;
  if (run.items.length === 3 && articles.has(run.items[0]?.text ?? '')) return false;
  if (!run.items.some((item, at) => item.kind === 'operator' && calculates(run, at))) return false;
  // The exercise or the student made this calculation.
  if (pairsOf(run).length === 1 && run.items.length === 3 && known.pairs.has(pairsOf(run)[0] ?? ''))
    return false;
  const values = run.items.flatMap((item, at) =>
    item.value === undefined || isConstant(run, at) ? [] : [item.value],
  );
  const exercise = new Set(values.filter((value) => known.numbers.has(value)));
  const telling = [...exercise].filter((value) => !common.has(value));
  if (exercise.size > 1 && telling.length > 0) return true;
  if (isExample) return false;
  const reached = values.filter((value) => isReached(value, known));
  // A number that does not follow from the exercise shows that this is an example.
  const isOurs = values.every((value) => common.has(value) || isReached(value, known));
  return telling.length > 0 || (isOurs && new Set(reached).size > 1);
}

/** Whether the student has stated every number of a calculation that is not the exercise's: its result, for one. */
export function isStated({ items }: Run, { stated, taskNumbers }: Known): boolean {
  const others = items.flatMap(({ value }) =>
    value === undefined || taskNumbers.includes(value) ? [] : [value],
  );
  return others.length > 0 && others.every((value) => stated.has(value));
}

/** Whether the sign at an offset calculates. A fraction, a range or a term alone is not a calculation: 3/4, 3-5, 5m. */
function calculates({ items }: Run, at: number): boolean {
  return (
    !items[at]?.weak ||
    items.some(
      (item, other) => other !== at && (item.kind === 'relation' || (item.kind === 'operator' && !item.weak)),
    )
  );
}

/** Whether a number belongs to a formula with symbols, as an exponent or in a fraction: 1/2 b h, 4/3 π r³. */
function isConstant({ items }: Run, at: number): boolean {
  const symbols = items.filter((item) => item.kind === 'symbol' || item.kind === 'word').length;
  const value = items[at]?.value ?? 0;
  if (symbols < 2 || !formulaNumbers.has(value)) return false;
  const inFraction =
    (items[at - 1]?.text === '/' && items[at - 2]?.value !== undefined) ||
    (items[at + 1]?.text === '/' && items[at + 2]?.value !== undefined);
  return items[at - 1]?.text === '^' || inFraction;
}

/** Whether a sentence is or follows the beginning of an example. */
export const isExample = (text: string, from: number, to: number): boolean =>
  example.test(text.slice(Math.max(0, from - exampleReach), to));
/** How many characters after a word that begins an example still belong to it. */
const exampleReach = 300;

/** Verbs and nouns that order a calculation, by its sign. */
const orders = Object.entries(data.orders).map(([sign, words]) => ({
  sign,
  words: anyOf(words),
  isOrder: wholeWord(words),
}));
/** At most so many characters of words between an order and its numbers. */
const gap = String.raw`[^\d.,!?;\n]{0,28}`;
const amount = String.raw`(\d+(?:\.\d+)?)`;
/** A calculation as an order or a noun: "divide 84 by 7", "the product of 3 and 4": the order and both numbers. */
const orderedCalculation = new RegExp(
  String.raw`(?<!\p{L})(${anyOf(orders.map(({ words }) => words))})(?!\p{L})${gap}${amount}` +
    String.raw`${gap}(?<!\p{L})${anyOf(data.between)}(?!\p{L})[^\d.,!?;\n]{0,24}${amount}`,
  'giu',
);
/** A calculation with the exercise's numbers in words ("divide 84 by 7"), unless the student wrote it. */
export function substitutionInWords(text: string, known: Known): string | null {
  if (!/\d/.test(text) || known.numbers.size === 0) return null;
  for (const found of text.matchAll(orderedCalculation)) {
    if (isRecounted(text.slice(Math.max(0, found.index - 60), found.index), found[1] ?? '')) continue;
    const sign = orders.find(({ isOrder }) => isOrder.test(found[1] ?? ''))?.sign ?? '+';
    if (areOfExercise(Number(found[2]), sign, Number(found[3]), known)) return found[0];
  }
  return null;
}

/** Whether the reply retells what the student did ("you divided 6 by 2"), which is no substitution. */
const isRecounted = (before: string, verb: string): boolean =>
  /(?<!\p{L})why (?:did |do |have )?you $/iu.test(before) ||
  (/(?:ed|took)$/i.test(verb) &&
    /(?<!\p{L})you(?:['’]ve| have| had)?(?: (?:just|already|then|first|also|correctly))? $/iu.test(before));

/** Whether a number is the exercise's, or one calculation away from its numbers. */
const isReached = (value: number, known: Known): boolean =>
  known.numbers.has(value) || known.reachable.has(rounded(value));

/** Whether two numbers are the exercise's and nobody has calculated with them yet. */
function areOfExercise(left: number, sign: string, right: number, known: Known): boolean {
  if (known.pairs.has(pairOf(left, sign, right)) || known.stated.has(resultOf(left, sign, right)))
    return false;
  const ours = [left, right].filter((value) => known.numbers.has(value));
  const reached = [left, right].filter((value) => isReached(value, known));
  return ours.some((value) => !common.has(value)) || (ours.length > 0 && reached.length === 2);
}
