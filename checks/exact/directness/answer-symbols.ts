import { evaluate, greatestCommonDivisor } from '../../../arithmetic/evaluate.ts';
import { type Expression, parseExpression } from '../../../arithmetic/expression.ts';

/**
 * An answer in symbols, in a form that does not depend on how it is written. Two expressions are the same when they have the same terms and factors in any
 * order, two equations when one is a multiple of the other, two reactions when they have the same coefficients.
 */
export interface Symbols {
  readonly kind: 'expression' | 'equation' | 'reaction';
  readonly normal: ReadonlySet<string>;
  /** The numbers in it, in order: giving them all away gives the answer away. */
  readonly coefficients: readonly number[];
}

export function symbolsOf(text: string): Symbols | null {
  const reaction = reactionOf(text);
  if (reaction !== null) {
    const coefficients = reaction.flat().map(countOf);
    return {
      kind: 'reaction',
      normal: new Set([inOrder(reaction)]),
      coefficients: coefficients.filter((one) => one > 1),
    };
  }
  if (!/[=^*/+<>()]|\d[a-z]|[a-z]\d/i.test(text) || /\p{L}{4}/u.test(text)) return null;
  const own = /^[a-z]'{0,2}(?:\([a-z]\))? ?= ?(.+)$/i.exec(text)?.[1];
  const forms = [normalForm(text), own === undefined ? null : normalForm(own)];
  return {
    kind: text.includes('=') ? 'equation' : 'expression',
    normal: new Set(forms.filter((form) => form !== null)),
    coefficients: (text.match(/(?<![\d.^])\d+(?:\.\d+)?/g) ?? []).map(Number).filter((one) => one !== 1),
  };
}

const symbolRun = /(?<![\p{L}\d])(?:[-+*/^()=.\d]|[^\S\n](?=\S)|(?<!\p{L})\p{L}(?!\p{L})){3,80}/gu;
const substance = String.raw`\d{0,2} ?\(?[A-Z][A-Za-z0-9()]{0,20}`;
const reactionRun = new RegExp(
  String.raw`${substance}(?: ?\+ ?${substance}){0,5}(?:\s?(?:<?[-=]+>|[→⟶⇌⇄⇒=])\s?)${substance}(?: ?\+ ?${substance}){0,5}`,
  'g',
);

interface SaidSymbols {
  readonly said: string;
  readonly normal: string;
}

export function symbolsSaidIn(text: string): SaidSymbols[] {
  const found = [...withLetterO(text).matchAll(reactionRun)].map(([said]) => {
    return { said, normal: inOrder(reactionOf(said) ?? []) };
  });
  if (!/[=^*/+()-]|\d[a-z]/i.test(text)) return found;
  for (const [run] of text.matchAll(symbolRun)) {
    // "a" and "I" are words more often than letters of a formula.
    const bare = run.replace(/^\s*[ai]\s+/i, '').replace(/\s+[ai]?\s*$/i, '');
    for (const said of new Set([run, bare].map((one) => one.trim().replace(/[.=(\s]+$/, '')))) {
      const normal = said.length > 2 ? normalForm(said) : null;
      if (normal !== null) found.push({ said, normal });
    }
  }
  return found;
}

export const symbolsIn = (said: readonly SaidSymbols[], { normal }: Symbols): string[] =>
  said.flatMap((one) => (normal.has(one.normal) ? [one.said] : []));

/** The letter O of a formula, which the canonical text may have taken for a zero. */
const withLetterO = (text: string): string =>
  text.replace(/\\(?:ce|text)\{|[{}_$]/g, '').replaceAll('0', 'O');

/** The arrow of a reaction. A match can begin only at the first dash, so that a long line of dashes is tried once. */
const arrow = /\s?(?:(?:<|(?<![-=<]))[-=]+>|[→⟶⇌⇄⇒]|\\(?:long)?rightarrow|\\to)\s?/;

function reactionOf(text: string): string[][] | null {
  const bare = withLetterO(text).replace(/\s/g, '');
  const sides = bare.split(arrow.test(bare) ? arrow : '=');
  if (sides.length !== 2 || !/^(?:[A-Z\d(+).]|[a-z](?![a-z]{2}))+$/.test(sides.join(''))) return null;
  const terms = sides.map((side) => side.split('+'));
  if (!terms.flat().every((term) => /^\d*O?\(?[A-Z]/.test(term))) return null;
  // Single letters on each side belong to a mathematical equation.
  if (!/[A-Z][a-z]|[A-Z]\d|[A-Z]{2}/.test(sides.join('')) || terms.flat().length < 3) return null;
  return terms;
}

const counted = /^([\dO]*)(?=\(?[A-Z])/;
const countOf = (term: string): number => Number(counted.exec(term)?.[1]?.replaceAll('O', '0') || 1);

/** The terms in order, with the smallest coefficients: a doubled reaction is the same one. */
function inOrder(terms: readonly string[][]): string {
  const shared = terms.flat().map(countOf).reduce(greatestCommonDivisor, 0) || 1;
  const written = (term: string) => `${countOf(term) / shared}${term.replace(counted, '')}`;
  return terms.map((side) => side.map(written).sort().join('+')).join('>');
}

const points = 4;

/** The values of an expression, with another value for each letter at each point; the constants are arbitrary. */
const valuesOf = (expression: Expression): number[] =>
  Array.from({ length: points }, (_, point) =>
    evaluate(expression, (name) => 1.3 + Math.sin(name.charCodeAt(0) * (point + 1.7)) ** 2),
  );

/** The same for expressions with equal terms and factors, and for equations that are multiples of each other; null for what has no letter. */
function normalForm(text: string): string | null {
  const lower = text.toLowerCase();
  const [left = '', right, ...more] = lower.split('=');
  if (more.length > 0 || !/[a-z]/.test(lower)) return null;
  if (right === undefined) {
    const expression = parseExpression(left.trim());
    return expression && structureOf(expression);
  }
  const difference = parseExpression(`(${left.trim()})-(${right.trim()})`);
  if (!difference) return null;
  const values = valuesOf(difference);
  // Dividing by the first value makes an equation and its multiples equal.
  const first = values[0] ?? 0;
  if (!values.every(Number.isFinite) || Math.abs(first) < 1e-9) return null;
  return `=${values.map((value) => (value / first).toPrecision(7)).join(',')}`;
}

const signature = (expression: Expression, sign = 1): string =>
  valuesOf(expression)
    .map((value) => (sign * value).toPrecision(7))
    .join(' ');

/** The terms of a sum ("s") or the factors of a product ("p"), in an order that does not depend on how they were written. */
function structureOf(expression: Expression): string {
  const terms = termsOf(expression, 1).map(({ term, sign }) => signature(term, sign));
  return terms.length > 1
    ? `s${terms.sort().join(',')}`
    : `p${factorsOf(expression)
        .map((factor) => signature(factor))
        .sort()
        .join(',')}`;
}

function termsOf(sum: Expression, sign: number): { term: Expression; sign: number }[] {
  if (sum.kind === 'negative') return termsOf(sum.operand, -sign);
  if (sum.kind !== 'operation' || (sum.operator !== '+' && sum.operator !== '-'))
    return [{ term: sum, sign }];
  return [...termsOf(sum.left, sign), ...termsOf(sum.right, sum.operator === '-' ? -sign : sign)];
}

const factorsOf = (product: Expression): Expression[] =>
  product.kind === 'operation' && product.operator === '*'
    ? [...factorsOf(product.left), ...factorsOf(product.right)]
    : [product];
