import { calculate, sameValue } from '../../arithmetic/evaluate.ts';
import { numbersIn } from './notation.ts';
import { equationOf, type Problem, sidesOf } from './problems.ts';
import type { KeyAfter } from './sentences.ts';

/**
 * Where a line or a result goes wrong, as far as it can be told.
 * - across: the denominators of two fractions were added like their numerators; sign: it is the result of another operator
 * - minus: it has the wrong sign; zeros: it is 10, 100, … times too large or too small; order: worked out from left to right
 * - bracket: the factor multiplied only the first term; sides: the line does not follow from the equation
 * - solution: the value does not solve it; unit: the amounts differ; again: none of these
 */
export type Finding = KeyAfter<'look'>;

const twoFractions = /^(\d+)\/(\d+)([+-])(\d+)\/(\d+)$/;
const twoNumbers = /^(-?[\d.]+)([-+*/])(-?[\d.]+)$/;

/** Compares a wrong result of a problem with the results of usual mistakes. */
export function findingIn({ topic, text, results }: Problem, got: number): Finding {
  const [value = Number.NaN] = results;
  if (topic === 'units') return 'unit';
  if (topic === 'equation' || topic === 'quadratic') return 'solution';
  const plain = text.replace(/\s/g, '');
  const [, a, b, sign, c, d] = twoFractions.exec(plain) ?? [];
  if (sign) return gives(`(${a}${sign}${c})/(${b}${sign}${d})`, got) ? 'across' : 'again';
  const [, one, own, other] = twoNumbers.exec(plain) ?? [];
  const others = own ? ['+', '-', '*', '/'].filter((another) => another !== own) : [];
  if (others.some((another) => gives(`${one}${another}${other}`, got))) return 'sign';
  if (sameValue(got, -value)) return 'minus';
  if (got !== 0 && value !== 0 && Number.isInteger(Math.log10(Math.abs(got / value)))) return 'zeros';
  return !own && fromLeft(plain) === got ? 'order' : 'again';
}

function gives(text: string, got: number): boolean {
  const value = calculate(text);
  return value !== null && sameValue(value, got);
}

/** The value when the operators are applied from left to right; null for a calculation with brackets. */
function fromLeft(plain: string): number | null {
  const parts = plain.match(/[\d.]+|[-+*/]/g) ?? [];
  if (parts.length < 5 || parts.join('') !== plain) return null;
  let sum = parts[0] ?? '';
  for (let at = 1; at + 1 < parts.length; at += 2)
    sum = String(calculate(`(${sum})${parts[at]}${parts[at + 1]}`));
  return Number(sum);
}

/** A bracket with a factor in front: `3(x + 4)`. */
const bracket = /(\d+)\s?\*?\s?\(\s?(\d*[a-z])\s?([-+])\s?(\d+)\s?\)/;

/** Compares a line that does not follow from an equation with the line of a usual mistake. */
export function findingInLine(from: Problem, line: Problem): Finding {
  const [left = '', right = ''] = sidesOf(from).map((side) => side.replace(bracket, '$1*$2$3$4'));
  const careless = bracket.test(from.text) ? equationOf(left, right) : null;
  return careless?.results.length === line.results.length &&
    careless.results.every((root, at) => sameValue(root, line.results[at] ?? Number.NaN))
    ? 'bracket'
    : 'sides';
}

/** Values on the way to a result: partial products and sums, parts of a longer calculation, simple percentages. */
export function partsOf({ text, topic }: Problem): number[] {
  const plain = text.replace(/\s/g, '');
  if (topic === 'percent')
    return [1, 5, 10, 20, 25, 50].map((share) => (share / 100) * Number(plain.split('*')[1]));
  if (topic === 'several')
    return (plain.match(/\([^()]+\)|[\d.]+[*/][\d.]+|[\d.]+\^[\d.]+/g) ?? []).flatMap(
      (part) => calculate(part) ?? [],
    );
  const [, one = '', sign = '', other = ''] = /^(\d+)([+*])(\d+)$/.exec(plain) ?? [];
  const [a, b] = [Number(one), Number(other)];
  if (sign === '*')
    return [...placesOf(b).map((place) => a * place), ...placesOf(a).map((place) => b * place)];
  return sign === '+' ? [a - (a % 10) + b - (b % 10), (a % 10) + (b % 10)] : [];
}

/** The tens and the ones of a number: 20 and 3 for 23. */
const placesOf = (value: number): number[] => [value - (value % 10), value % 10].filter((place) => place > 0);

/** Whether the fractions of a sum can be written with this denominator. */
export function isCommonDenominator(value: number, { topic, text }: Problem): boolean {
  const [one, other, ...more] = topic === 'fractions' ? (text.match(/(?<=\/)\d+/g)?.map(Number) ?? []) : [];
  if (one === undefined || other === undefined || more.length > 0 || one === other || !/[+-]/.test(text))
    return false;
  return value > 1 && Number.isInteger(value / one) && Number.isInteger(value / other);
}

/** Whether a calculation has only numbers of a problem, or their tens and ones: a step that is named without its result. */
export function isPartOf(asked: Problem, problem: Problem): boolean {
  if (asked.unknown !== '' || asked.topic === 'units' || asked.text === problem.text) return false;
  const known = numbersIn(problem.text).flatMap((number) => [number, ...placesOf(number)]);
  return numbersIn(asked.text).every((number) => known.includes(number));
}
