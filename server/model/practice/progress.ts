import { type Problem, problemOf } from './arithmetic.ts';
import { piecesOf } from './arithmetic-steps.ts';
import type { Equation } from './equation.ts';
import type { Line } from './lines.ts';
import { plainNotation } from './notation.ts';
import { evaluate, type Rational, rational } from './rational.ts';
import { resultOf, solves, type Task } from './task.ts';
import type { Understanding, Value } from './understand.ts';

/** A correct line of the student about the task: both sides as displayed, and their value. */
export interface CorrectLine {
  readonly sides: readonly [string, string];
  readonly value: Rational;
}

/** The correct results that a message adds. A bare number counts if it answers a hint. */
export function correctLinesIn(
  understanding: Understanding,
  task: Task | null,
  hints: readonly string[],
): CorrectLine[] {
  if (understanding.kind === 'lines') return understanding.lines.flatMap(correctLinesOf);
  if (understanding.kind !== 'value' || task?.kind !== 'arithmetic') return [];
  const part = solves(understanding, task) ? task : partOf(task, understanding, hints);
  return part ? [{ sides: [part.text, understanding.text], value: understanding.value }] : [];
}

const correctLinesOf = (line: Line): CorrectLine[] =>
  line.kind === 'claim' && line.isCorrect ? [{ sides: line.sides, value: line.right }] : [];

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

/** Whether a text contains a calculation as a whole, not only its digits inside longer numbers. */
function containsWhole(text: string, part: string): boolean {
  const at = text.indexOf(part);
  return at >= 0 && !/[\d./]/.test(`${text[at - 1] ?? ''}${text[at + part.length] ?? ''}`);
}

const fractionsOf = ({ text }: Problem): Pick<Problem, 'text' | 'value'>[] =>
  (text.match(/\d+\/\d+/g) ?? []).flatMap((fraction) => {
    const value = evaluate(fraction);
    return value ? [{ text: fraction, value }] : [];
  });

/** Whether a calculation that the student names is a step of the open task, not a new task. */
export function isPartOf(task: Problem | Equation, named: Problem, hints: readonly string[]): boolean {
  if (task.text === named.text) return false;
  if (task.kind === 'arithmetic')
    return (
      containsWhole(task.text, named.text) || partsAsked(task, hints).some(({ text }) => text === named.text)
    );
  const known = numbersIn(task.text);
  return numbersIn(named.text).every((number) => known.some((value) => value.equals(number)));
}

/** The calculations with whole or decimal numbers in a reply; a fraction is a number, not a calculation. */
const partsIn = (said: string): Problem[] =>
  (
    plainNotation(said).match(
      /(?<![\d./])\d+(?:\.\d+)?(?:\s*[-+*]\s*|\s+\/\s+)\d+(?:\.\d+)?(?!\d|\.\d|\/\d)/g,
    ) ?? []
  ).flatMap((part) => problemOf(part) ?? []);

/** Whether a step only asks for results that the student has shown. */
export function asksForKnown(step: string, correctLines: readonly CorrectLine[]): boolean {
  const [question = ''] = step.split(/(?<=[.:?!]) (?=\S)/).slice(-1);
  const asked = partsIn(question);
  const known = new Set(correctLines.flatMap(({ sides }) => sides));
  return asked.length > 0 && asked.every(({ text }) => known.has(text));
}

/** The steps that are open after what the student has shown, the nearest first. Only the student's values are named. */
export function openSteps(task: Problem, correctLines: readonly CorrectLine[]): string[] {
  if (task.operation === 'fractions' && correctLines.length > 0)
    return commonDenominatorSteps(task, correctLines);
  const parts = [...new Map(correctLines.map((part) => [part.sides[0], part])).values()].filter(
    ({ value }) => !value.equals(task.value),
  );
  if (parts.length === 0) return [];
  const sum = parts.reduce((total, { value }) => total.add(value), rational(0));
  if (parts.length > 1 && sum.equals(task.value)) return joiningSteps(parts, task.text);
  if (task.operation === 'addition') return missingPlaceStep(task, parts);
  if (task.operation === 'division') return remainderStep(task, parts);
  if (task.operation === 'multiplication') return missingPieceStep(task, correctLines);
  return task.operation === 'several' ? replacementSteps(task, parts) : [];
}

function joiningSteps(parts: readonly CorrectLine[], text: string): string[] {
  const values = listed(parts.map(({ sides }) => sides[1]));
  return [
    `You have ${values}. All the parts of ${text} are there: what do they give together?`,
    `Nothing is missing but the end: write ${values} below each other and join them. Which line do you get?`,
  ];
}

/** For two numbers added by place: the ones after the tens, or the tens after the ones. */
function missingPlaceStep({ numbers: [a = 0, b = 0] }: Problem, parts: readonly CorrectLine[]): string[] {
  const ones = [a % 10, b % 10];
  const tens = [a - (a % 10), b - (b % 10)];
  const isDone = (pair: readonly number[]) =>
    parts.some(({ sides }) => [pair.join(' + '), pair.toReversed().join(' + ')].includes(sides[0]));
  if (isDone(tens)) return [`The tens are done. What do the ones make: ${ones.join(' + ')}?`];
  return isDone(ones) ? [`The ones are done. What do the tens make: ${tens.join(' + ')}?`] : [];
}

function remainderStep({ numbers: [whole = 0, by = 0] }: Problem, parts: readonly CorrectLine[]): string[] {
  const shares = parts.filter(({ sides }) => sides[0].endsWith(`/${by}`)).map(({ sides }) => sides[0]);
  if (shares.length === 0) return [];
  const done = listed(shares.map((share) => share.split('/')[0] ?? ''));
  return [
    `Of the ${whole}, you have shared out ${done}. How much is left, and what does that give divided by ${by}?`,
  ];
}

const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

function missingPieceStep(
  { text, numbers: [a = 0, b = 0] }: Problem,
  correctLines: readonly CorrectLine[],
): string[] {
  const products = new Set(
    correctLines.map(({ sides }) => sides[0]).filter((side) => /^\d+ × \d+$/.test(side)),
  );
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

/** The other factor: of '17 × 20' with 17 kept, the 20. */
function pieceOf(product: string, kept: number): number[] {
  const [left = 0, right = 0] = product.split(' × ').map(Number);
  if (left === kept) return [right];
  return right === kept ? [left] : [];
}

function commonDenominatorSteps({ text }: Problem, correctLines: readonly CorrectLine[]): string[] {
  const fractions = text.match(/\d+\/\d+/g) ?? [];
  if (fractions.length !== 2 || !/[+−]/.test(text)) return [];
  const forms = formsOf(fractions, correctLines);
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

/** The student's latest forms of the task's fractions, in one line or in separate lines. */
function formsOf(fractions: readonly string[], correctLines: readonly CorrectLine[]): string[] {
  const together = correctLines.flatMap(({ sides }) =>
    sides.flatMap((side) => [...side.matchAll(/^(\d+\/(\d+)) [+−] (\d+\/\2)$/g)]),
  );
  const [, left, , right] = together.at(-1) ?? [];
  if (left !== undefined && right !== undefined) return [left, right];
  return fractions.map((fraction) => latestForm(fraction, correctLines));
}

/** The student's latest form of a fraction: 6/8 for 3/4, once the student has shown that they are equal. */
function latestForm(fraction: string, correctLines: readonly CorrectLine[]): string {
  const value = evaluate(fraction);
  const forms = correctLines
    .filter((part) => value !== null && part.value.equals(value) && part.sides.includes(fraction))
    .flatMap(({ sides }) => sides.filter((side) => side !== fraction && /^\d+\/\d+$/.test(side)));
  return forms.at(-1) ?? fraction;
}

const replacementSteps = ({ text }: Problem, parts: readonly CorrectLine[]): string[] =>
  parts
    .filter(({ sides }) => text.includes(sides[0]))
    .map(
      ({ sides }) =>
        `Put your ${sides[1]} in the place of ${sides[0]} in ${text}. Which line do you have then?`,
    );

/** Whether a line belongs to the task: it repeats one of its numbers, its result or a value that the student has found. */
export function concerns(line: Line, task: Task, correctLines: readonly CorrectLine[]): boolean {
  if (line.kind === 'equation') return task.kind === 'equation' && task.variable === line.variable;
  if (task.kind === 'topic') return false;
  const known = [resultOf(task), ...correctLines.map(({ value }) => value), ...numbersIn(task.text)];
  return [line.right, ...numbersIn(line.text)].some((number) => known.some((value) => value?.equals(number)));
}

const numbersIn = (text: string): Rational[] =>
  (text.match(/\d+(?:\.\d+)?/g) ?? []).flatMap((number) => evaluate(number) ?? []);
