import { calculate, sameValue } from '../../../arithmetic/evaluate.ts';
import { parseExpression } from '../../../arithmetic/expression.ts';
import { type Polynomial, polynomialOf } from '../../../arithmetic/polynomials.ts';
import { type Equation, equationOf } from './problems.ts';

/** Where a line or result goes wrong, as far as it can be told; `again` when it cannot. */
export type Finding =
  /** The denominators of two fractions were added like their numerators. */
  | 'across'
  /** A fraction was rewritten with another value. */
  | 'sameSize'
  /** It is the result of another operator. */
  | 'sign'
  /** It has the wrong sign. */
  | 'minus'
  /** It is 10, 100, … times too large or too small. */
  | 'zeros'
  /** It was worked out from left to right. */
  | 'order'
  /** The last digit is wrong. */
  | 'ones'
  /** The percentage was taken for a number. */
  | 'percent'
  /** The factor multiplied only the first term of a bracket. */
  | 'bracket'
  /** A term went to the other side with its sign. */
  | 'moved'
  /** Something else was done to one side than to the other. */
  | 'bothSides'
  /** The value does not solve the equation. */
  | 'notSolution'
  /** The amounts differ. */
  | 'unit'
  | 'again';

/** Calculations for which there are usual mistakes. A share is a percentage, such as `(20/100)*80`. */
const twoFractions = /^(\d+)\/(\d+)([+-])(\d+)\/(\d+)$/;
const twoNumbers = /^(-?[\d.]+)([-+*/])(-?[\d.]+)$/;
const share = /^\(([\d.]+)\/100\)\*([\d.]+)$/;

/**
 * Compares a wrong result with the results of usual mistakes.
 * @param text the calculation, in the signs of the parser
 * @param value its result
 * @param got the student's result
 */
export function findingIn(text: string, value: number, got: number): Finding {
  const plain = text.replace(/\s/g, '');
  if (/^\d+\/\d+$/.test(plain) && value < 1) return 'sameSize';
  const [, a, b, sign, c, d] = twoFractions.exec(plain) ?? [];
  if (sign) return isResult(`(${a}${sign}${c})/(${b}${sign}${d})`, got) ? 'across' : 'sameSize';
  const [, percent, base] = share.exec(plain) ?? [];
  if (percent)
    return [`${base}-${percent}`, `${base}/${percent}`, `${base}*${percent}`].some((one) =>
      isResult(one, got),
    )
      ? 'percent'
      : 'again';
  const [, one, own, other] = twoNumbers.exec(plain) ?? [];
  const others = own ? ['+', '-', '*', '/'].filter((another) => another !== own) : [];
  if (others.some((another) => isResult(`${one}${another}${other}`, got))) return 'sign';
  if (sameValue(got, -value)) return 'minus';
  if (got !== 0 && value !== 0 && Number.isInteger(Math.log10(Math.abs(got / value)))) return 'zeros';
  if (!own && fromLeft(plain) === got) return 'order';
  const areWhole = [one, other, value, got].every((number) => Number.isInteger(Number(number)));
  return areWhole && own !== '/' && Math.abs(value) >= 10 && value % 10 !== got % 10 ? 'ones' : 'again';
}

const isResult = (text: string, got: number): boolean => {
  const value = calculate(text);
  return value !== null && sameValue(value, got);
};

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

/** Compares a line that does not follow with the lines of usual mistakes. */
export function findingInEquation(from: Equation, line: Equation): Finding {
  const [left, right] = from.sides.map((side) => side.replace(bracket, '$1*$2$3$4'));
  const careless = equationOf(left ?? '', right ?? '');
  if (
    careless &&
    isSameLine(careless.difference, line.difference) &&
    from.sides.some((side) => bracket.test(side))
  )
    return 'bracket';
  // A term that keeps its sign on the other side changes the difference of the sides by twice the term.
  const moved = from.sides.some((side, at) =>
    termsOf(side).some(({ power, coefficient }) => {
      const difference = [...from.difference];
      difference[power] = (difference[power] ?? 0) + (at === 0 ? -2 : 2) * coefficient;
      return isSameLine(difference, line.difference);
    }),
  );
  return moved ? 'moved' : 'bothSides';
}

/** Whether two lines are the same equation, with its sides in either order. */
const isSameLine = (one: Polynomial, other: Polynomial): boolean =>
  [1, -1].some(
    (sign) =>
      one.every((coefficient, power) => sameValue(coefficient, sign * (other[power] ?? 0))) &&
      one.length >= other.length,
  );

function termsOf(side: string): { power: number; coefficient: number }[] {
  const expression = parseExpression(side);
  const polynomial = expression && polynomialOf(expression);
  return (polynomial ?? [])
    .map((coefficient, power) => ({ power, coefficient }))
    .filter(({ coefficient }) => coefficient !== 0);
}
