import { compile } from 'mathjs';
import type { KeyForm } from './answer-forms.ts';

const asks =
  /\?|_{2,}|\b(?:what|how|find|calculate|compute|solve|evaluate|simplify|work out|determine|multiply|divide|add|subtract|berechne|wie viel|was ist|löse|calcule|combien|résous|calcula|cuánto|resuelve)\b/iu;

/** Calculations in words, as arithmetic. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/\b(?:the )?(?:product of|multiply(?:ing)?) (\S{1,20}) (?:and|by|with|times) (-?\d[\d.]*)/gi, ' ($1*$2) '],
  [/\b(?:the )?(?:sum of|add(?:ing)?) (-?\d[\d.]*) (?:and|to) (-?\d[\d.]*)/gi, ' ($1+$2) '],
  [/\b(?:the )?difference (?:between|of) (-?\d[\d.]*) and (-?\d[\d.]*)/gi, ' abs($1-$2) '],
  [/\b(?:the )?(?:quotient of|divid(?:e|ing)) (-?\d[\d.]*) (?:and|by) (-?\d[\d.]*)/gi, ' ($1/$2) '],
  [/\b(?:subtract(?:ing)?|take(?: away)?|taking) (-?\d[\d.]*) (?:away )?from (-?\d[\d.]*)/gi, ' ($2-$1) '],
  [
    /\b(?:how many times )(?:(?:does|do|will|can|would) )?(-?\d[\d.]*)(?: will| can)? (?:goes?|fits?) in(?:to|side)? (-?\d[\d.]*)/gi,
    ' ($2/$1) ',
  ],
  [/\b(-?\d[\d.]*) (?:times|multiplied by|mal|fois|por) (-?\d[\d.]*)/gi, ' ($1*$2) '],
  [
    /\b(-?\d[\d.]*) (?:divided by|geteilt durch|over|divisé par|dividido (?:por|entre)) (-?\d[\d.]*)/gi,
    ' ($1/$2) ',
  ],
  [/\b(-?\d[\d.]*) (?:plus|added to|más) (-?\d[\d.]*)/gi, ' ($1+$2) '],
  [/\b(-?\d[\d.]*) (?:minus|take away|less|menos|moins) (-?\d[\d.]*)/gi, ' ($1-$2) '],
  [/\bhalf (?:of )?(\d[\d.]*)/gi, ' ($1/2) '],
  [/\b(?:double|twice) (?:of )?(\d[\d.]*)/gi, ' ($1*2) '],
  [/(\d[\d.]*) ?% of [$€£]?(\d[\d.]*)/gi, ' ($1/100*$2) '],
  [/(\d+\/\d+) of (\d[\d.]*)/gi, ' ($1*$2) '],
  [/\b(?:the )?square root of (\d[\d.]*)|√\(?(\d[\d.]*)\)?/gi, ' sqrt($1$2) '],
  [/(-?\d[\d.]*) squared/gi, ' ($1^2) '],
  [/(-?\d[\d.]*) cubed/gi, ' ($1^3) '],
];

const arithmetic =
  /(?:abs|sqrt)?[(\d-][\d\s().+*/^-]*(?:(?:abs|sqrt)\([\d\s().+*/^-]{1,40}\))?[\d\s().+*/^-]*[\d)]/g;
const equation =
  /(?<![\w])((?:[\d\s().+*/-]|(?<![a-z])[a-z](?![a-z])){1,60})=((?:[\d\s().+*/-]|(?<![a-z])[a-z](?![a-z])){1,60})(?![\w])/gi;

/** Longest text that is searched for a calculation: a longer one is no plain question. */
const longest = 2_000;

/**
 * What a plain question works out to: the calculation or linear equation that the assignment, the student or the
 * tutor's last question asks for. Word problems are beyond it.
 */
export function computedFrom(task: string, tutorTurns: readonly string[], question: string): KeyForm[] {
  const values = new Set<number>();
  for (const text of [task, tutorTurns.at(-1) ?? '', question]) {
    if (text.length > longest) continue;
    for (const sentence of text.split(/(?<=[?!])\s|\n|(?<=[^\d]\.)\s/)) {
      if (!asks.test(sentence)) continue;
      for (const value of valuesAskedIn(sentence)) values.add(value);
    }
  }
  return [...values].map((value) => ({ kind: 'number', value, unit: '', needsUnit: false }));
}

/** @returns the values of all calculations and linear equations in a sentence that asks */
export function valuesAskedIn(sentence: string): number[] {
  let symbols = sentence.slice(0, longest).replace(/,(?=\s|$)/g, ' ; ');
  const found = [...symbols.matchAll(equation)].flatMap(
    ([, left = '', right = '']) => rootOf(left, right) ?? [],
  );
  for (const [words, sign] of spoken) symbols = symbols.replace(words, sign);
  for (const [expression] of symbols.matchAll(arithmetic)) {
    const bare = expression.trim().replace(/^[+*/^)]+/, '');
    if (!/\d\s*\)*\s*[-+*/^]\s*\(*\s*\d|sqrt|abs/.test(bare)) continue;
    if (/^\d{1,4}[-/]\d{1,2}[-/]\d{1,4}$/.test(bare)) continue;
    const value = arithmeticValue(bare);
    if (value !== null) found.push(value);
  }
  return found;
}

/** The value of arithmetic; null where it is none. */
export function arithmeticValue(expression: string): number | null {
  if (expression.length > 120 || /\^\s*\(?\s*\d{3}|\d{16}/.test(expression)) return null;
  try {
    const value: unknown = compile(expression).evaluate();
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  } catch {
    return null;
  }
}

/** The root of a linear equation in one unknown, from three of its points; null where it is none. */
function rootOf(left: string, right: string): number | null {
  const unknowns = new Set((left + right).toLowerCase().match(/[a-z]/g));
  const [unknown] = unknowns;
  if (unknowns.size !== 1 || unknown === undefined) return null;
  try {
    const difference = compile(`(${left.toLowerCase()})-(${right.toLowerCase()})`);
    const at = (value: number): number => Number(difference.evaluate({ [unknown]: value }));
    const [zero, one, two] = [at(0), at(1), at(2)];
    const slope = one - zero;
    if (Math.abs(two - one - slope) > 1e-9 || Math.abs(slope) < 1e-12) return null;
    const root = -zero / slope;
    return Number.isFinite(root) ? Math.round(root * 1e9) / 1e9 : null;
  } catch {
    return null;
  }
}
