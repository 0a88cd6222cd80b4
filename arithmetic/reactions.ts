import { solveLinear } from './linear-system.ts';

const arrow = /\s*(?:<?[-=]+>|[→⟶⇌⇄⇒]|=)\s*/;
/** No reaction that schools teach has more substances, a larger coefficient or a longer formula (in characters). */
const maxSubstances = 8;
const largestCoefficient = 60;
const longestFormula = 40;

/**
 * Balances a chemical equation: "Fe + O2 -> Fe2O3" becomes "4 Fe + 3 O2 -> 2 Fe2O3". Coefficients that the equation already has are
 * dropped. Null when the text is not a chemical equation of three to eight substances, or has more than one solution, or none in
 * whole numbers from 1 to 60.
 */
export function balanced(equation: string): string | null {
  const sides = equation.trim().split(arrow);
  if (sides.length !== 2) return null;
  const [reactants = [], products = []] = sides.map((side) =>
    side.split(/\s*\+\s*/).map((substance) => substance.replace(/^\d+\s*(?=[A-Z([])/, '').trim()),
  );
  const substances = [...reactants, ...products];
  if (substances.length < 3 || substances.length > maxSubstances) return null;
  const atomCounts = substances.map(atomsOf);
  if (atomCounts.some((atoms) => atoms === null)) return null;
  const elements = [...new Set(atomCounts.flatMap((atoms) => [...(atoms?.keys() ?? [])]))];
  const ratios = ratiosOfSubstances(
    elements.map((element) =>
      atomCounts.map((atoms, index) => (atoms?.get(element) ?? 0) * (index < reactants.length ? 1 : -1)),
    ),
  );
  const coefficients = ratios && smallestIntegers(ratios);
  if (!coefficients) return null;
  const terms = substances.map((substance, index) =>
    coefficients[index] === 1 ? substance : `${coefficients[index]} ${substance}`,
  );
  return `${terms.slice(0, reactants.length).join(' + ')} -> ${terms.slice(reactants.length).join(' + ')}`;
}

/**
 * How many molecules of each substance there are for one of the first. Null when there is no solution or more than one.
 * @param balances for each element, how many atoms of it each substance has; negative in products
 */
function ratiosOfSubstances(balances: readonly (readonly number[])[]): number[] | null {
  const others = solveLinear(balances.map(([first = 0, ...rest]) => [...rest, -first]));
  return others && [1, ...others];
}

/** The smallest positive integers in these proportions; null when one of them would be too large. */
function smallestIntegers(ratios: readonly number[]): number[] | null {
  for (let factor = 1; factor <= largestCoefficient; factor++) {
    const scaled = ratios.map((ratio) => ratio * factor);
    if (scaled.every((value) => isPositiveInteger(value) && value <= largestCoefficient))
      return scaled.map(Math.round);
  }
  return null;
}

/** Whether a number is a positive integer except for binary rounding. */
const isPositiveInteger = (value: number): boolean =>
  value > 0.5 && Math.abs(value - Math.round(value)) < 1e-6;

/** How many atoms of each element a formula has: "Ca(OH)2" has Ca, 2 O and 2 H; null when it is not a formula. */
function atomsOf(formula: string): Map<string, number> | null {
  // The code point of ₀ is 0x2080.
  const plain = formula.replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080));
  if (
    !/^(?:[A-Z][a-z]?\d{0,2}|\((?:[A-Z][a-z]?\d{0,2})+\)\d{0,2})+$/.test(plain) ||
    plain.length > longestFormula
  )
    return null;
  const atoms = new Map<string, number>();
  for (const [, group, groupCount, element = '', count] of plain.matchAll(
    /\(([^)]+)\)(\d*)|([A-Z][a-z]?)(\d*)/g,
  )) {
    const part = group === undefined ? new Map([[element, Number(count || 1)]]) : atomsOf(group);
    for (const [name, inPart] of part ?? [])
      atoms.set(name, (atoms.get(name) ?? 0) + inPart * Number(groupCount || 1));
  }
  return atoms;
}
