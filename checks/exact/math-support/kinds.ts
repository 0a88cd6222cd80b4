import { calculate } from '../../../arithmetic/evaluate.ts';
import data from '../../data/calculation-words.json' with { type: 'json' };
import { wordsIn } from '../../word-rows.ts';
import { rounded } from './results.ts';
import { isLetter, type Run } from './scan.ts';

/** Units of measurement, which are not symbols of a formula. */
const units = new Set(wordsIn(data.units));

/** Units of length, whose powers are units of area and volume; any other letter with a power is a formula. */
const lengths = new Set(['m', 'km', 'cm', 'mm', 'dm', 'ft', 'in']);

/** A formula: written with signs, and not a range, a fraction or a unit. A weak sign is usually no mathematics (3-5, km/h) or is left out (2x). */
export function isFormula({ items }: Run): boolean {
  if (items.some((item) => item.kind === 'relation' && !item.spoken)) return true;
  const isPower = items.length === 3 && items[1]?.text === '^' && !lengths.has(items[0]?.text ?? '');
  if (!isPower && items.every((_item, at) => belongsToUnit(items, at))) return false;
  return items.some((item, at) => {
    if (item.kind !== 'operator' || item.spoken) return false;
    if (item.weak) return isProduct(items, at);
    const isPowerOfUnit =
      item.text === '^' && units.has(items[at - 1]?.text ?? '') && items[at - 2]?.kind === 'number';
    return (
      !isPowerOfUnit &&
      (item.text === '*' || item.text === '^' || (isExact(items[at - 1]) && isExact(items[at + 1])))
    );
  });
}

/** Whether an operand is a number or a symbol. Between words, as in "input - output", only "*" and "^" make a formula. */
const isExact = (item: Run['items'][number] | undefined): boolean =>
  item !== undefined && item.kind !== 'word';

/** An amount and its unit: 5 m/s, cm^2, kg * m / s^2. */
function belongsToUnit(items: Run['items'], at: number): boolean {
  const item = items[at];
  if (item?.kind === 'symbol' || item?.kind === 'word') return units.has(item.text);
  if (item?.kind === 'number') return at === 0 || items[at - 1]?.text === '^';
  return item?.text === '/' || item?.text === '^' || (item?.text === '*' && item.weak === true);
}

/** Symbols written side by side multiply: 2πr, mc. A number before one symbol is a term, or an amount of a unit. */
function isProduct(items: Run['items'], at: number): boolean {
  const [left, right] = [items[at - 1], items[at + 1]];
  return items[at]?.text === '*' && left?.kind === 'symbol' && right?.kind === 'symbol';
}

/** Whether a run has two numbers with an unambiguous sign between them. */
export const isArithmetic = ({ items }: Run): boolean =>
  items.some(
    (item, at) =>
      item.kind === 'operator' &&
      (!item.weak || items.some((other) => other.kind === 'relation')) &&
      items[at - 1]?.value !== undefined &&
      items[at + 1]?.value !== undefined,
  );

/** Whether a run only names a number, as "r = 5" does. When `known` is given, it must be a number of the exercise. */
export function isNaming({ items }: Run, known?: { readonly numbers: ReadonlySet<number> }): boolean {
  if (items.length !== 3 || items[1]?.text !== '=') return false;
  const name = [items[0], items[2]].find((item) => item?.kind === 'symbol' || item?.kind === 'word');
  const value = items[0]?.value ?? items[2]?.value;
  return name !== undefined && value !== undefined && (known?.numbers.has(value) ?? true);
}

export const formulaNumbers = new Set([0, 1, 2, 3, 4, 10, 100, 180, 360]);

/**
 * Whether a run is a general formula: it calculates with at least two names, and all its numbers are numbers of formulas. If it has just two names, they
 * must not both be letters of the exercise's own formulas, and each number must be a factor or an exponent: "C = 2πr" is a general formula, "y = 2x + 1" is
 * one line.
 */
export function isGeneral({ items }: Run, known: { readonly letters: ReadonlySet<string> }): boolean {
  const names = new Set(
    items.filter((item) => item.kind === 'word' || isLetter(item)).map((item) => item.text),
  );
  if (names.size < 2 || !items.some((item) => item.kind === 'operator')) return false;
  if (names.size < 3 && [...names].every((name) => known.letters.has(name))) return false;
  return items.every(
    (item, at) =>
      item.value === undefined || (formulaNumbers.has(item.value) && (names.size > 2 || !isTerm(items, at))),
  );
}

/** Whether a number is no factor and no exponent. */
const isTerm = (items: Run['items'], at: number): boolean =>
  ![items[at - 1], items[at + 1]].some((item) => /^[*/^]$/.test(item?.text ?? ''));

/** Calculations without "=" whose result is also in the text: "12 * 7. That leaves us with 84." */
export function arithmeticIn(text: string, runs: readonly Run[]): string[] {
  const bare = runs.filter((run) => isArithmetic(run) && run.items.every((item) => item.kind !== 'relation'));
  const said = new Set(bare.length === 0 ? [] : text.match(/\d+(?:\.\d+)?/g)?.map(Number));
  return bare.flatMap(({ text: whole }) => {
    // A dash before words is no minus: "12 * 7 - giving 84".
    const calculation = whole.replace(/ - \p{L}.*$/u, '');
    const result = rounded(calculate(calculation) ?? Number.NaN);
    return said.has(result) ? [`${calculation.trim()} = ${result}`] : [];
  });
}
