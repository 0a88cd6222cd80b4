import { formatted } from './notation.ts';
import { evaluate, type Rational, rational } from './rational.ts';

/** The kind of calculation of a problem. */
export type Operation =
  | 'addition'
  | 'subtraction'
  | 'multiplication'
  | 'division'
  | 'fractions'
  | 'decimals'
  | 'percentage'
  | 'power'
  | 'root'
  | 'signed'
  | 'several';

export interface Problem {
  readonly kind: 'arithmetic';
  /** For people, e.g. '17 × 23'. */
  readonly text: string;
  readonly operation: Operation;
  /** Its numbers as written, without the signs of operations. */
  readonly numbers: readonly number[];
  readonly value: Rational;
}

const signs: Readonly<Record<string, Operation>> = {
  '+': 'addition',
  '-': 'subtraction',
  '*': 'multiplication',
  '/': 'division',
  '^': 'power',
};

/** The problem of an expression in plain notation, or null. */
export function problemOf(expression: string): Problem | null {
  const compact = expression.replaceAll(/\s+/g, '');
  const value = evaluate(compact);
  const numbers = (compact.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  if (!value || numbers.length < 2) return null;
  const operation = operationOf(compact);
  const text = operation === 'division' ? compact.replace('/', ' ÷ ') : formatted(compact);
  return { kind: 'arithmetic', text, operation, numbers, value };
}

/** Two numbers, at least one of them negative. */
const signed = /^(?:-\d[\d.]*[-+*/]\(?-?\d[\d.]*\)?|\d[\d.]*[-+*/]\(?-\d[\d.]*\)?)$/;

function operationOf(compact: string): Operation {
  if (/^\(?-?\d+\/\d+\)?[-+*/]\(?-?\d+(?:\/\d+)?\)?$|^-?\d+[-+*]\(?\d+\/\d+\)?$/.test(compact))
    return 'fractions';
  if (signed.test(compact)) return 'signed';
  const between = compact.match(/(?<=[\d)])[-+*/^]/g) ?? [];
  if (between.length !== 1 || compact.includes('(')) return 'several';
  if (compact.includes('.')) return 'decimals';
  return signs[between[0] ?? ''] ?? 'several';
}

/** Problems in words: '20% of 50' and 'square root of 49'. */
export function spokenProblemOf(text: string): Problem | null {
  const percentage = /(\d+(?:\.\d+)?)\s*(?:%|percent)\s*of\s*(\d+(?:\.\d+)?)/.exec(text);
  if (percentage) {
    const [, rate = '', base = ''] = percentage;
    const value = evaluate(`${rate}*${base}/100`);
    const numbers = [Number(rate), Number(base)];
    return (
      value && { kind: 'arithmetic', text: `${rate} % of ${base}`, operation: 'percentage', numbers, value }
    );
  }
  const [, square] = /(?:square root of|sqrt\s*\(?|√)\s*(\d{1,12})/.exec(text) ?? [];
  if (square === undefined) return null;
  const root = rational(Math.round(Math.sqrt(Number(square)) * 1e6) / 1e6);
  const problem = { text: `√${square}`, operation: 'root', numbers: [Number(square)] } as const;
  return { kind: 'arithmetic', ...problem, value: root };
}
