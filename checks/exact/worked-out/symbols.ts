import { evaluate } from '../../../arithmetic/evaluate.ts';
import { type Expression, parseExpression } from '../../../arithmetic/expression.ts';
import { solveLinear } from '../../../arithmetic/linear-system.ts';
import { derivativeOf, polynomialOf, rootsOf, writtenPolynomial } from '../../../arithmetic/polynomials.ts';
import { balanced } from '../../../arithmetic/reactions.ts';
import { equation } from '../directness/equation-in-hand.ts';
import { beginningOf } from '../directness/vocabulary.ts';

/** A substance with its coefficient: "2 H2O". */
const species = String.raw`(?:\d+ ?)?(?:[A-Z][a-z]?[\d₀-₉]*|\((?:[A-Z][a-z]?[\d₀-₉]*)+\)[\d₀-₉]*)+`;
/** A reaction: "H2 + O2 -> H2O". */
const reaction = new RegExp(
  String.raw`${species}(?: ?\+ ?${species}){0,5} ?(?:<?[-=]+>|[→⟶⇌⇄⇒=]) ?${species}(?: ?\+ ?${species}){0,5}`,
  'g',
);
/** How much of a text is read, in characters. */
const maxLength = 2_000;

const differentiates = beginningOf('differentiates');
const expands = beginningOf('expands');
const factors = beginningOf('factors');
const zeros = beginningOf('zeros');
const line = beginningOf('lines');
/** A point: "(2, 3)". */
const points = /\(\s?(-?\d+(?:\.\d+)?)\s?[,;|]\s?(-?\d+(?:\.\d+)?)\s?\)/g;

/** A balanced reaction, from the text as it was written: in the canonical text, the letter O may have become a zero. */
export const byReaction = (raw: string): string[] =>
  [...raw.slice(0, maxLength).matchAll(reaction)].flatMap(([found]) => balanced(found) ?? []);

/** The solution of equations with two or three unknowns; `equationRoots` solves those with one. */
export function bySystem(text: string): string[] {
  const equations = [...text.slice(0, maxLength).matchAll(equation)].flatMap(([, left = '', right = '']) => {
    const difference = parseExpression(`(${left.trim()})-(${right.trim()})`.toLowerCase());
    return difference ? [difference] : [];
  });
  const names = new Set(text.toLowerCase().match(/(?<!\p{L})[a-z](?!\p{L})/gu));
  const unknowns = [...names].filter((name) => equations.some((one) => dependsOn(one, name)));
  if (unknowns.length < 2 || unknowns.length > 3 || equations.length < unknowns.length) return [];
  const rows = equations.map((one) => linearRow(one, unknowns));
  if (rows.some((row) => row === null)) return [];
  const found = solveLinear(rows as number[][]);
  if (!found) return [];
  const values = unknowns.map((name, at) => `${name} = ${short(found[at] ?? 0)}`);
  return [values.join(' and ')];
}

/** A number without the digits of rounding errors. */
const short = (value: number): string => String(Number(value.toPrecision(12)));

/**
 * Whether the value of an expression changes with a letter. The values 0.3 and 1.7 are arbitrary: hardly any expression that has the letter is equal at both.
 */
const dependsOn = (expression: Expression, name: string): boolean =>
  evaluate(expression, (letter) => (letter === name ? 1.7 : 0.3)) !== evaluate(expression, () => 0.3);

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

/** An expression in one letter, perhaps after "f(x) =". */
const term =
  /(?<![\p{L}\d])(?=[^\n]{0,80}[a-z])(?:[a-z]\([a-z]\) ?= ?|y ?= ?)?((?:[\d.+*/^()-]|(?<!\p{L})[a-z](?!\p{L})| (?=\S)){3,80})(?![\p{L}\d])/giu;

/** An expression that is to be expanded, factored or differentiated, the zeros of one, the line through two points. */
export function byAlgebra(text: string): string[] {
  const asked = text.slice(0, maxLength);
  if (line.test(asked)) return throughPoints(asked);
  const [differentiate, expand, factor, zero] = [differentiates, expands, factors, zeros].map((one) =>
    one.test(asked),
  );
  if (!differentiate && !expand && !factor && !zero) return [];
  for (const [, written = ''] of asked.matchAll(term)) {
    const plain = written
      .trim()
      .replace(/[.\s]+$/, '')
      .toLowerCase();
    const unknown = /[a-z]/.exec(plain)?.[0];
    const expression = unknown === undefined ? null : parseExpression(plain);
    const polynomial = expression && polynomialOf(expression);
    if (!polynomial || unknown === undefined || polynomial.length < 2) continue;
    if (differentiate) return [writtenPolynomial(derivativeOf(polynomial), unknown)];
    const roots = rootsOf(polynomial);
    if (zero) return roots.map((root) => `${unknown} = ${short(root)}`);
    if (expand) return [writtenPolynomial(polynomial, unknown)];
    if (roots.length === 0) return [];
    const lead = polynomial.at(-1) ?? 1;
    const brackets = roots.map((root) => `(${unknown} ${root < 0 ? '+' : '-'} ${short(Math.abs(root))})`);
    // `rootsOf` lists a double root once; its bracket is written twice.
    if (brackets.length < polynomial.length - 1) brackets.push(...brackets);
    return [`${lead === 1 ? '' : lead}${brackets.join('')}`];
  }
  return [];
}

/** The equation of the line through exactly two points. */
function throughPoints(text: string): string[] {
  const [one, other, third] = [...text.matchAll(points)].map(([, x, y]) => [Number(x), Number(y)] as const);
  if (!one || !other || third || one[0] === other[0]) return [];
  const slope = (other[1] - one[1]) / (other[0] - one[0]);
  return [
    `y = ${writtenPolynomial(
      [one[1] - slope * one[0], slope].map((value) => Number(short(value))),
      'x',
    )}`,
  ];
}
