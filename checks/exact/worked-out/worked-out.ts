import { evaluate, sameValue } from '../../../arithmetic/evaluate.ts';
import { type Expression, parseExpression } from '../../../arithmetic/expression.ts';
import { solveLinear } from '../../../arithmetic/linear-system.ts';
import { balanced } from '../../../arithmetic/reactions.ts';
import type { Situation } from '../../detector.ts';
import { ownWords, plainTalk } from '../../families/remember.ts';
import { oncePerTextAnd } from '../../once-per-text.ts';
import { computedFrom } from '../directness/answer-computed.ts';
import { type KeyForm, keyForms, numberForm } from '../directness/answer-forms.ts';
import { clockTime, minutesPerDay, timesIn } from '../directness/answer-times.ts';
import { asks } from '../directness/answer-words.ts';
import { equation, rootsInHand } from '../directness/equation-in-hand.ts';
import type { Facts } from '../directness/facts.ts';
import { beginningOf, wholeWordOf } from '../directness/vocabulary.ts';
import { byPercentage, type Quantity, quantitiesIn } from './percentages.ts';

const maxLength = 1_500;
/** The most words of a story that arithmetic answers from its numbers alone. */
const maxWords = 60;
const relates = wholeWordOf('storyRelations');

/**
 * The answers of an exercise that is read without doubt (a system of equations, a chemical equation, one change by a percentage, one span of time), written
 * as a teacher would type them into a key. @param raw the exercise as it was written, beside its canonical text
 */
export const workOut = oncePerTextAnd((exercise, raw: string): readonly string[] => {
  if (!/\d/.test(exercise) || exercise.length > maxLength) return [];
  const bySymbols = [...byReaction(raw), ...bySystem(exercise)];
  if (bySymbols.length > 0) return bySymbols;
  const asked = exercise
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => asks.test(sentence))
    .join(' ');
  const isStory = relates.test(exercise) || (exercise.match(/\p{L}+/gu)?.length ?? 0) > maxWords;
  if (asked === '' || isStory) return [];
  const given = quantitiesIn(exercise);
  const times = byClock(exercise, asked, given);
  const found = new Set(times.length > 0 ? times : percentagesOf(exercise, asked, given));
  return found.size === 1 ? [...found] : [];
});

function percentagesOf(exercise: string, asked: string, given: readonly Quantity[]): string[] {
  const currency = given.find(({ si }) => si !== null && /^[€$£]$/.test(si.dimension))?.si?.dimension;
  return byPercentage(exercise, asked, given)
    .filter(Number.isFinite)
    .map((value) => `${Number(value.toPrecision(12))} ${currency ?? ''}`.trim());
}

const species = String.raw`(?:\d+ ?)?(?:[A-Z][a-z]?[\d₀-₉]*|\((?:[A-Z][a-z]?[\d₀-₉]*)+\)[\d₀-₉]*)+`;
const reaction = new RegExp(
  String.raw`${species}(?: ?\+ ?${species}){0,5} ?(?:<?[-=]+>|[→⟶⇌⇄⇒=]) ?${species}(?: ?\+ ?${species}){0,5}`,
  'g',
);

/** A balanced reaction, from the text as it was written: in the canonical text, the letter O may have become a zero. */
const byReaction = (raw: string): string[] =>
  [...raw.slice(0, maxLength).matchAll(reaction)].flatMap(([found]) => balanced(found) ?? []);

/** The solution of equations with two or three unknowns; `equationRoots` solves those with one. */
function bySystem(text: string): string[] {
  const written = [...text.slice(0, maxLength).matchAll(equation)];
  const equations = written
    .map(([, left = '', right = '']) => parseExpression(`(${left.trim()})-(${right.trim()})`.toLowerCase()))
    .filter((difference) => difference !== null);
  const unknowns = [...new Set(written.join(' ').toLowerCase().match(/[a-z]/g))];
  if (unknowns.length < 2 || unknowns.length > 3 || equations.length < unknowns.length) return [];
  const rows = equations.map((one) => linearRow(one, unknowns)).filter((row) => row !== null);
  const found = rows.length < equations.length ? null : solveLinear(rows);
  const values = found?.map((value, at) => `${unknowns[at]} = ${Number(value.toPrecision(12))}`);
  return values ? [values.join(' and ')] : [];
}

/** The coefficients of a linear equation and its right side; null for another equation. */
function linearRow(expression: Expression, unknowns: readonly string[]): number[] | null {
  const free = evaluate(expression, () => 0);
  const row = unknowns.map((name) => evaluate(expression, (letter) => (letter === name ? 1 : 0)) - free);
  // Only in a linear equation do the coefficients also give the right value at another, arbitrary point.
  const point = unknowns.map((_, index) => 1.3 + index * 0.7);
  const value = evaluate(expression, (letter) => point[unknowns.indexOf(letter)] ?? 0);
  const sum = row.reduce((total, coefficient, index) => total + coefficient * (point[index] ?? 0), free);
  return Math.abs(sum - value) < 1e-6 ? [...row, -free] : null;
}

const asksForBeginning = beginningOf('asksForBeginning');
const asksForTime = beginningOf('asksForTime');

/** The answer of an exercise about times of day: the time after or before a length of time, or the minutes between two. */
function byClock(exercise: string, asked: string, given: readonly Quantity[]): string[] {
  const times = timesIn(exercise);
  // The "9 h" of a time of day is no length of time.
  const durations = given.filter(
    ({ si, from }) => si?.dimension === 's' && !times.some((one) => from >= one.from && from < one.to),
  );
  const [first, second, third] = times;
  if (first && second && !third && durations.length === 0) {
    const minutesBetween = (second.minutes - first.minutes + minutesPerDay) % minutesPerDay;
    return [`${minutesBetween} min`];
  }
  if (!first || second || durations.length === 0 || !asksForTime.test(asked)) return [];
  const length = durations.reduce((sum, { value, si }) => sum + (value * (si?.size ?? 1)) / 60, 0);
  return [clockTime(first.minutes + (asksForBeginning.test(asked) ? -length : length))];
}

const lastQuestions = 6;

/** Works out the exercise: the assignment, or what the student asked last. */
export function knownWithoutKey(situation: Situation): Pick<Facts, 'answers' | 'exercise'> {
  const { task, question, earlier } = plainTalk(situation);
  const computed = computedFrom(task, earlier, question).map(numberForm);
  const inHand = task === '' ? rootsInHand([...earlier.map((past) => past.question), question]) : [];
  if (inHand.length > 0) {
    const onTheWay = computed.filter(({ value }) => !inHand.some((root) => sameValue(root, value)));
    const exercise = inHand.map(numberForm);
    return { answers: [...onTheWay, ...exercise], exercise };
  }
  const answers = [...computed, ...workedOut(situation)];
  return { answers, exercise: answers };
}

function workedOut(situation: Situation): readonly KeyForm[] {
  for (const { plain, raw } of exercisesOf(situation)) {
    // Read together, an amount in a second unit would count only with that unit.
    const found = workOut(plain, raw).flatMap((answer) => keyForms([answer]));
    if (found.length > 0) return found;
  }
  return [];
}

function exercisesOf(situation: Situation): { plain: string; raw: string }[] {
  const plain = plainTalk(situation);
  if (plain.task !== '') return [{ plain: withoutTitle(plain.task), raw: withoutTitle(situation.task) }];
  const raw = ownWords(situation);
  const messages = ownWords(plain).slice(0, lastQuestions);
  return messages.map((message, at) => ({ plain: message, raw: raw[at] ?? '' }));
}

/** The first line is a title unless it is a sentence. */
function withoutTitle(task: string): string {
  const [first = '', ...lines] = task.split('\n');
  return lines.length > 0 && !/[.!?:]\s*$/.test(first) ? lines.join('\n') : task;
}
