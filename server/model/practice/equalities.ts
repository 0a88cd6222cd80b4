import { calculate, sameValue } from '../../../arithmetic/evaluate.ts';
import { unitOf } from '../../../guardrails/guardrails.ts';
import { isRounding } from './notation.ts';
import { type Equation, equationOf } from './problems.ts';

/** Two sides that a student calls equal: numbers, amounts in units, or an equation with an unknown. */
export type Equality =
  | {
      readonly kind: 'numbers';
      readonly sides: readonly [string, string];
      readonly values: readonly [number, number];
      readonly holds: boolean;
    }
  | {
      readonly kind: 'units';
      readonly text: string;
      readonly amounts: readonly Amount[];
      readonly holds: boolean;
    }
  | { readonly kind: 'equation'; readonly equation: Equation };

/** A number with its unit. */
export interface Amount {
  readonly value: number;
  readonly unit: string;
}

/**
 * Where a line of a text ends: at punctuation, an arrow, or a word that joins lines. A comma counts before a
 * space or another line, a point unless it belongs to a number, and Spanish "y" only before another unknown,
 * since it can be one.
 */
const lineEnd =
  /[;\n?!]|=>|->|,(?=\s|[^,]{0,40}=)|(?<!\d)\.|\.(?!\d)|(?<![a-z])(?:and|so|then|because|since|but|or|und|oder|also|dann|weil|donc|alors|et|ou|entonces|porque|luego)(?![a-z])|\sy\s(?=[a-z]\s?=)/;

/** What a side can consist of: numbers, operators, and single letters, which are unknowns. */
const signs = String.raw`(?:sqrt|[\d.+*/^()\s%-]|(?<![a-z])[a-z](?![a-z]))`;
const runAtEnd = new RegExp(`${signs}+$`);
const runAtStart = new RegExp(`^${signs}+`);

/**
 * The lines of a text with a sign of equality, in order.
 * @param text in the signs of the parser
 * @param base what "10% = 8" is a part of; null when it is not known
 */
export function equalitiesIn(text: string, base: number | null = null): Equality[] {
  return text.split(lineEnd).flatMap((line) => {
    const sides = line.split('=');
    return sides.slice(1).flatMap((right, at) => equalityOf(sides[at] ?? '', right, base) ?? []);
  });
}

function equalityOf(before: string, after: string, base: number | null): Equality | null {
  const units = unitEquality(before, after);
  if (units) return units;
  // An article or "I" in front of a line is no factor, and a single letter after a number at its end is none
  // either. An operator without anything after it is left out.
  const left = (runAtEnd.exec(before)?.[0] ?? '').trim().replace(/^[a-z]\s+(?=[\d(a-z])/, '');
  const right = (runAtStart.exec(after)?.[0] ?? '').trim().replace(/(?<=[\d)])\s+[a-z]$|[-+*/^(\s]+$/, '');
  if (/[a-z]/.test(`${left}${right}`.replace(/sqrt/g, ''))) {
    const equation = equationOf(left, right);
    return equation && { kind: 'equation', equation };
  }
  const values = [sideValue(left, base), sideValue(right, base)] as const;
  const [one, other] = values;
  if (one === null || other === null) return null;
  const holds = sameValue(one, other) || isRounding(one, right);
  return { kind: 'numbers', sides: [left, right], values: [one, other], holds };
}

const sideValue = (side: string, base: number | null): number | null =>
  calculate(base === null ? side : side.replace(/^([\d.]+)%$/, `($1/100)*${base}`));

/** An amount at the end of one side, and at the start of the other. */
const amountAtEnd = /(\d[\d.]*)\s?(\p{L}{1,12}(?:[/^]\p{L}?\d?)?)\s*$/u;
const amountAtStart = /^\s*(\d[\d.]*)\s?(\p{L}{1,12}(?:[/^]\p{L}?\d?)?)/u;

function unitEquality(before: string, after: string): Equality | null {
  const [first, second] = [amountAtEnd.exec(before), amountAtStart.exec(after)].map((found) => {
    const [, value = '', unit = ''] = found ?? [];
    return { value: Number(value), unit };
  });
  const [one, other] = [unitOf(first?.unit ?? ''), unitOf(second?.unit ?? '')];
  if (!first || !second || !one || !other || one.dimension !== other.dimension) return null;
  const text = `${first.value} ${first.unit} = ${second.value} ${second.unit}`;
  const holds = sameValue(first.value * one.size, second.value * other.size);
  return { kind: 'units', text, amounts: [first, second], holds };
}
