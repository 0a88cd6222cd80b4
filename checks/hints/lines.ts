import { calculate, sameValue } from '../../arithmetic/evaluate.ts';
import { siUnit } from '../exact/worked-out/si-units.ts';
import { oncePerText } from '../once-per-text.ts';
import { isRounding, numbersIn, toSigns } from './notation.ts';
import { calculationOf, conversionOf, equationOf, isSolved, type Problem } from './problems.ts';
import { anyOf } from './words.ts';

/** Two sides that a student calls equal. */
export interface Line {
  /** In the signs of the parser. */
  readonly text: string;
  /** The calculation or the conversion that it works out, or the equation that it is; null for others. */
  readonly problem: Problem | null;
  /** What a calculation gives by the student, in the unit of the right side; null for an equation. */
  readonly result: number | null;
  /** Whether both sides are equal; null for an equation, which can be true or not. */
  readonly holds: boolean | null;
}

/** Of a longer message, and of a longer exercise, only this many characters are read. */
const longestMessage = 600;
const longestExercise = 2_000;

/**
 * Where a line of a text ends: at punctuation, an arrow, or a word that joins lines. A comma counts before a space or another line,
 * a point unless it belongs to a number, and Spanish "y" only before another unknown, since it can be one.
 */
const lineEnd =
  /[;\n?!]|=>|->|,(?=\s|[^,]{0,40}=)|(?<!\d)\.|\.(?!\d)|(?<![a-z])(?:and|so|then|because|since|but|or|entonces|porque|luego)(?![a-z])|\sy\s(?=[a-z]\s?=)/;

/** What a side can consist of: numbers, operators, and single letters, which are unknowns. */
const signs = String.raw`(?:sqrt|[\d.+*/^()\s%-]|(?<![a-z])[a-z](?![a-z]))`;
const runAtEnd = new RegExp(`${signs}+$`);
const runAtStart = new RegExp(`^${signs}+`);

/** Whether a message has a line of a program: its signs are no mathematics. */
const isCode = (said: string): boolean =>
  /(?:^|\n)\s*(?:def|return|for|while|if|print|let|const|var|function|class|import)\b.*[:;()=]|\w+\([^)\d]*\)\s*[:{]|\w\[\d|\w+\(\[/.test(
    said,
  );

/** The lines of a canonical text, in order. */
export const linesIn = oncePerText((said: string): readonly Line[] => {
  const text = said.slice(0, longestMessage);
  return /[=\d]/.test(text) && !isCode(text) ? linesOf(toSigns(text)) : [];
});

const linesOf = (text: string): Line[] =>
  text.split(lineEnd).flatMap((part) => {
    const sides = part.split('=');
    return sides.slice(1).flatMap((right, at) => lineOf(sides[at] ?? '', right) ?? []);
  });

function lineOf(before: string, after: string): Line | null {
  const units = lineOfUnits(before, after);
  if (units) return units;
  // An article or "I" in front of a line is no factor, and a single letter after a number at its end is none either. An
  // operator without anything after it is left out.
  const left = (runAtEnd.exec(before)?.[0] ?? '').trim().replace(/^[a-z]\s+(?=[\d(a-z])/, '');
  const right = (runAtStart.exec(after)?.[0] ?? '').trim().replace(/(?<=[\d)])\s+[a-z]$|[-+*/^(\s]+$/, '');
  const text = `${left} = ${right}`;
  if (/[a-z]/.test(text.replace(/sqrt/g, ''))) {
    const problem = equationOf(left, right);
    return problem && { text: problem.text, problem, result: null, holds: null };
  }
  const [one, other] = [calculate(left), calculate(right)];
  if (one === null || other === null) return null;
  const holds = sameValue(one, other) || isRounding(one, right) || isRounding(other, left);
  // "391 = 391" shows nothing.
  if (holds && left.replace(/\s/g, '') === right.replace(/\s/g, '')) return null;
  return { text, problem: calculationOf(left) ?? calculationOf(right), result: other, holds };
}

/** An amount at the end of one side, and at the start of the other. */
const amountAtEnd = /(\d[\d.]*)\s?(\p{L}{1,12}(?:[/^]\p{L}?\d?)?)\s*$/u;
const amountAtStart = /^\s*(\d[\d.]*)\s?(\p{L}{1,12}(?:[/^]\p{L}?\d?)?)/u;

function lineOfUnits(before: string, after: string): Line | null {
  const [, amount = '', from = ''] = amountAtEnd.exec(before) ?? [];
  const [, other = '', to = ''] = amountAtStart.exec(after) ?? [];
  const problem = conversionOf(Number(amount), from, to);
  if (!problem) return null;
  const result = Number(other);
  const holds = problem.results.some((value) => sameValue(value, result));
  return { text: `${amount} ${from} = ${other} ${to}`, problem, result, holds };
}

/** What looks like a calculation in the signs of the parser; single numbers fit, too. */
const expression = /(?:(?<![\d)]\s?)-)?(?:sqrt)?[\d(][\d\s.+*/^()-]*(?:sqrt\([\d.]+\)[\d\s.+*/^()-]*)?[\d)]/g;
/** Words around a calculation that only ask for its result. */
const resultRequest = new RegExp(anyOf('resultRequest'), 'giu');

/** A number with what may be its unit. */
const amountWithUnit = /(?<![\d.\p{L}])(\d[\d.]*) ?(\p{L}{1,12}(?:\/\p{L}{1,3}|\^\d)?)(?!\p{L})/gu;

/** What a canonical message asks to work out: an equation, a conversion or a calculation; null for none. */
export const problemAsked = oncePerText((said: string): Problem | null => {
  const text = said.slice(0, longestMessage);
  if (!/\d/.test(text) || isCode(text)) return null;
  const typed = toSigns(text);
  const lines = linesOf(typed);
  const equation = lines.find(({ problem, holds }) => holds === null && problem && !isSolved(problem));
  if (equation) return equation.problem;
  return lines.length > 0 ? null : (conversionAsked(text) ?? calculationAsked(typed));
});

/** An amount beside the name of another unit: "how many cm in 3.5 m". */
function conversionAsked(said: string): Problem | null {
  const amounts = [...said.matchAll(amountWithUnit)].filter(([, , unit = '']) => siUnit(unit) !== null);
  const [[whole = '', value = '', from = ''] = [], ...more] = amounts;
  if (whole === '' || more.length > 0 || said.includes('=')) return null;
  const others = said.replace(whole, ' ').match(/\p{L}+(?:\/\p{L}+|\^\d)?/gu) ?? [];
  return others.map((word) => conversionOf(Number(value), from, word)).find((one) => one !== null) ?? null;
}

/**
 * The calculation that a message asks for. Dates, ranges and scores look like calculations, so a calculation counts only with a
 * clear sign, or when all other words only ask for its result.
 */
function calculationAsked(typed: string): Problem | null {
  // A letter beside a number or an operator is an unknown of something that is no equation.
  if (/\d[a-z]\b|\b[a-z]\s?[\^=+*/]/.test(typed.replace(/sqrt/g, ''))) return null;
  for (const found of typed.match(expression) ?? []) {
    const others =
      typed
        .replace(found, ' ')
        .replace(resultRequest, ' ')
        .match(/\p{L}{2,}/gu) ?? [];
    const isClear = /sqrt|[*^+]|\/100\)/.test(found) || others.length === 0;
    const calculation = isClear && /sqrt|[\d)]\s?[-+*/^]\s?[\d(-]/.test(found) ? calculationOf(found) : null;
    if (calculation) return calculation;
  }
  return null;
}

/** A fraction is no calculation, and neither is a date. */
const isPlain = (text: string): boolean => /^\s*\d+\s?\/\s?\d+\s*$|\d{1,4}\/\d{1,2}\/\d{2,4}/.test(text);

/**
 * The problems of an exercise in canonical text, in order: its equations. If it has none, its calculations; if it has none of these
 * either, its conversions.
 */
export const problemsIn = oncePerText((exercise: string): readonly Problem[] => {
  const text = exercise.slice(0, longestExercise);
  if (!/\d/.test(text) || isCode(text)) return [];
  const typed = toSigns(text).replace(/= ?\?/g, '');
  const equations = linesOf(typed).flatMap(({ problem, holds }) =>
    holds === null && problem && !isSolved(problem) ? [problem] : [],
  );
  if (equations.length > 0) return equations;
  const calculations = (typed.match(expression) ?? []).flatMap((found) =>
    /sqrt|[\d)]\s?[*^+/]\s?[\d(-]|\d\s-\s[\d(]/.test(found) && !isPlain(found)
      ? (calculationOf(found) ?? [])
      : [],
  );
  if (calculations.length > 0) return calculations;
  return text
    .split(/[.?!\n]/)
    .flatMap((sentence) => (numbersIn(sentence).length === 1 ? (conversionAsked(sentence) ?? []) : []));
});
