import { type Problem, problemOf } from './arithmetic.ts';
import { piecesOf } from './arithmetic-steps.ts';
import type { Equation } from './equation.ts';
import type { Line } from './lines.ts';
import { plainNotation } from './notation.ts';
import { evaluate, type Rational, rational } from './rational.ts';
import { resultOf, solves, type Task } from './task.ts';
import type { Understanding, Value } from './understand.ts';

/** A correct line of the student about the task: both sides for people, and their value. */
export interface Shown {
  readonly sides: readonly [string, string];
  readonly value: Rational;
}

/** The correct results that a message adds. A bare number counts if it answers a hint. */
export function shownIn(understanding: Understanding, task: Task | null, hints: readonly string[]): Shown[] {
  if (understanding.kind === 'lines') return understanding.lines.flatMap(shownBy);
  if (understanding.kind !== 'value' || task?.kind !== 'arithmetic') return [];
  const part = solves(understanding, task) ? task : partOf(task, understanding, hints);
  return part ? [{ sides: [part.text, understanding.text], value: understanding.value }] : [];
}

const shownBy = (line: Line): Shown[] =>
  line.kind === 'claim' && line.holds ? [{ sides: line.sides, value: line.right }] : [];

/**
 * The part of a task whose result is this bare number: one that a hint asked for, a usual step, or a fraction of the task in
 * another form.
 */
export function partOf(
  task: Problem,
  { value, text, alone }: Value,
  hints: readonly string[],
): Pick<Problem, 'text' | 'value'> | null {
  const forms = alone && text.includes('/') ? fractionsOf(task) : [];
  const parts = [...forms, ...partsAsked(task, hints)];
  return parts.find((part) => part.value.equals(value) && part.text !== text) ?? null;
}

/** The calculations that hints asked for, and the usual steps. */
const partsAsked = (task: Problem, hints: readonly string[]): Problem[] =>
  [...hints, ...piecesOf(task)].flatMap(partsIn).filter(({ text }) => text !== task.text);

/** Whether a calculation is part of another one, not only of its digits. */
function holdsWhole(text: string, part: string): boolean {
  const at = text.indexOf(part);
  return at >= 0 && !/[\d./]/.test(`${text[at - 1] ?? ''}${text[at + part.length] ?? ''}`);
}

const fractionsOf = ({ text }: Problem): Pick<Problem, 'text' | 'value'>[] =>
  (text.match(/\d+\/\d+/g) ?? []).flatMap((fraction) => {
    const value = evaluate(fraction);
    return value ? [{ text: fraction, value }] : [];
  });

/** Whether a calculation that the student names is a step of the task that is open, and no new task. */
export function isPartOf(task: Problem | Equation, named: Problem, hints: readonly string[]): boolean {
  if (task.text === named.text) return false;
  if (task.kind === 'arithmetic')
    return (
      holdsWhole(task.text, named.text) || partsAsked(task, hints).some(({ text }) => text === named.text)
    );
  const known = numbersIn(task.text);
  return numbersIn(named.text).every((number) => known.some((value) => value.equals(number)));
}

/** The calculations with whole or decimal numbers in what the tutor said; a fraction is a number, not one of them. */
const partsIn = (said: string): Problem[] =>
  (
    plainNotation(said).match(
      /(?<![\d./])\d+(?:\.\d+)?(?:\s*[-+*]\s*|\s+\/\s+)\d+(?:\.\d+)?(?!\d|\.\d|\/\d)/g,
    ) ?? []
  ).flatMap((part) => problemOf(part) ?? []);

/** Whether a step only asks for results that the student has shown. */
export function asksForShown(step: string, shown: readonly Shown[]): boolean {
  const [question = ''] = step.split(/(?<=[.:?!]) (?=\S)/).slice(-1);
  const asked = partsIn(question);
  const known = new Set(shown.flatMap(({ sides }) => sides));
  return asked.length > 0 && asked.every(({ text }) => known.has(text));
}

/** The steps that are open after what the student has shown, the nearest first. Only the student's values are named. */
export function openSteps(task: Problem, shown: readonly Shown[]): string[] {
  if (task.operation === 'fractions' && shown.length > 0) return sameSize(task, shown);
  const parts = [...new Map(shown.map((part) => [part.sides[0], part])).values()].filter(
    ({ value }) => !value.equals(task.value),
  );
  if (parts.length === 0) return [];
  const sum = parts.reduce((total, { value }) => total.add(value), rational(0));
  if (parts.length > 1 && sum.equals(task.value)) return joining(parts, task.text);
  if (task.operation === 'addition') return missingPlace(task, parts);
  if (task.operation === 'division') return restToShare(task, parts);
  if (task.operation === 'multiplication') return missingPiece(task, shown);
  return task.operation === 'several' ? replacing(task, parts) : [];
}

function joining(parts: readonly Shown[], text: string): string[] {
  const values = listed(parts.map(({ sides }) => sides[1]));
  return [
    `You have ${values}. All the parts of ${text} are there: what do they give together?`,
    `Nothing is missing but the end: write ${values} below each other and join them. Which line do you get?`,
  ];
}

/** Of two numbers added by place: the ones after the tens, or the tens after the ones. */
function missingPlace({ numbers: [a = 0, b = 0] }: Problem, parts: readonly Shown[]): string[] {
  const ones = [a % 10, b % 10];
  const tens = [a - (a % 10), b - (b % 10)];
  const isDone = (pair: readonly number[]) =>
    parts.some(({ sides }) => [pair.join(' + '), pair.toReversed().join(' + ')].includes(sides[0]));
  if (isDone(tens)) return [`The tens are done. What do the ones make: ${ones.join(' + ')}?`];
  return isDone(ones) ? [`The ones are done. What do the tens make: ${tens.join(' + ')}?`] : [];
}

function restToShare({ numbers: [whole = 0, by = 0] }: Problem, parts: readonly Shown[]): string[] {
  const shares = parts.filter(({ sides }) => sides[0].endsWith(`/${by}`)).map(({ sides }) => sides[0]);
  if (shares.length === 0) return [];
  const done = listed(shares.map((share) => share.split('/')[0] ?? ''));
  return [
    `Of the ${whole}, you have shared out ${done}. How much is left, and what does that give divided by ${by}?`,
  ];
}

const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

function missingPiece({ text, numbers: [a = 0, b = 0] }: Problem, shown: readonly Shown[]): string[] {
  const products = new Set(shown.map(({ sides }) => sides[0]).filter((side) => /^\d+ × \d+$/.test(side)));
  const ways = [
    [a, b],
    [b, a],
  ].map(([kept = 0, split = 0]) => {
    const pieces = [...products].flatMap((product) => pieceOf(product, kept));
    return { kept, split, pieces, rest: split - pieces.reduce((total, piece) => total + piece, 0) };
  });
  const way = ways.find(({ pieces, rest }) => pieces.length > 0 && rest !== 0);
  if (!way) return [];
  const { kept, split, pieces, rest } = way;
  const done = listed(pieces.map(String));
  if (rest < 0)
    return [`With ${done} you are past ${split}. How many times ${kept} is that too much for ${text}?`];
  const missing = kept === a ? `${kept} × ${rest}` : `${rest} × ${kept}`;
  return [`Of the ${split}, you have done ${done}. Then what is ${missing}?`];
}

/** Of '17 × 20' with 17 kept, the 20. */
function pieceOf(product: string, kept: number): number[] {
  const [left = 0, right = 0] = product.split(' × ').map(Number);
  if (left === kept) return [right];
  return right === kept ? [left] : [];
}

function sameSize({ text }: Problem, shown: readonly Shown[]): string[] {
  const fractions = text.match(/\d+\/\d+/g) ?? [];
  if (fractions.length !== 2 || !/[+−]/.test(text)) return [];
  const forms = formsOf(fractions, shown);
  const [left = '', right = ''] = forms;
  const [leftBottom, rightBottom] = forms.map((form) => form.split('/')[1]);
  if (leftBottom === rightBottom)
    return [`You have ${left} and ${right}, with the same bottom. What do you get from their tops now?`];
  const changed = forms.findIndex((form, at) => form !== fractions[at]);
  if (changed < 0) return [];
  const bottom = changed === 0 ? leftBottom : rightBottom;
  return [
    `${fractions[changed]} is rewritten. How do you write ${forms[1 - changed]} with the bottom ${bottom}?`,
  ];
}

/** The fractions of a task as the student writes them by now, together in a line or each in its own. */
function formsOf(fractions: readonly string[], shown: readonly Shown[]): string[] {
  const together = shown.flatMap(({ sides }) =>
    sides.flatMap((side) => [...side.matchAll(/^(\d+\/(\d+)) [+−] (\d+\/\2)$/g)]),
  );
  const [, left, , right] = together.at(-1) ?? [];
  if (left !== undefined && right !== undefined) return [left, right];
  return fractions.map((fraction) => latestForm(fraction, shown));
}

/** How the student writes a fraction by now: 6/8 for 3/4, once that has been shown. */
function latestForm(fraction: string, shown: readonly Shown[]): string {
  const value = evaluate(fraction);
  const forms = shown
    .filter((part) => value !== null && part.value.equals(value) && part.sides.includes(fraction))
    .flatMap(({ sides }) => sides.filter((side) => side !== fraction && /^\d+\/\d+$/.test(side)));
  return forms.at(-1) ?? fraction;
}

const replacing = ({ text }: Problem, parts: readonly Shown[]): string[] =>
  parts
    .filter(({ sides }) => text.includes(sides[0]))
    .map(
      ({ sides }) =>
        `Put your ${sides[1]} in the place of ${sides[0]} in ${text}. Which line do you have then?`,
    );

/** Whether a line has to do with the task: it repeats one of its numbers, its result or a value shown for it. */
export function concerns(line: Line, task: Task, shown: readonly Shown[]): boolean {
  if (line.kind === 'equation') return task.kind === 'equation' && task.variable === line.variable;
  if (task.kind === 'topic') return false;
  const known = [resultOf(task), ...shown.map(({ value }) => value), ...numbersIn(task.text)];
  return [line.right, ...numbersIn(line.text)].some((number) => known.some((value) => value?.equals(number)));
}

const numbersIn = (text: string): Rational[] =>
  (text.match(/\d+(?:\.\d+)?/g) ?? []).flatMap((number) => evaluate(number) ?? []);
