import { solveLinear } from './linear-system.ts';

const arrow = /\s*(?:<?[-=]+>|[→⟶⇌⇄⇒]|=)\s*/;
/** No reaction that schools teach has more substances or a larger coefficient. */
const mostSubstances = 8;
const largest = 60;

/**
 * Balances a chemical equation: "Fe + O2 -> Fe2O3" becomes "4 Fe + 3 O2 -> 2 Fe2O3". Coefficients that it has already are
 * dropped. Null when it is no chemical equation, or has no or many solutions.
 */
export function balanced(equation: string): string | null {
  const sides = equation.trim().split(arrow);
  if (sides.length !== 2) return null;
  const [before = [], after = []] = sides.map((side) =>
    side.split(/\s*\+\s*/).map((substance) => substance.replace(/^\d+\s*(?=[A-Z([])/, '').trim()),
  );
  const substances = [...before, ...after];
  if (substances.length < 3 || substances.length > mostSubstances) return null;
  const atoms = substances.map(atomsOf);
  if (atoms.some((found) => found === null)) return null;
  const elements = [...new Set(atoms.flatMap((found) => [...(found?.keys() ?? [])]))];
  // The first coefficient is set to 1: the others follow from it.
  const rows = elements.map((element) =>
    atoms.map((found, at) => (found?.get(element) ?? 0) * (at > 0 && at < before.length ? 1 : -1)),
  );
  const others = solveLinear(rows.map(([first = 0, ...rest]) => [...rest, first]));
  const coefficients = others && whole([1, ...others]);
  if (!coefficients) return null;
  const written = substances.map((substance, at) =>
    coefficients[at] === 1 ? substance : `${coefficients[at]} ${substance}`,
  );
  return `${written.slice(0, before.length).join(' + ')} -> ${written.slice(before.length).join(' + ')}`;
}

/** The smallest whole numbers in these proportions; null without any. */
function whole(shares: readonly number[]): number[] | null {
  for (let times = 1; times <= largest; times++) {
    const scaled = shares.map((share) => share * times);
    if (scaled.every((one) => one > 0.5 && one < largest && Math.abs(one - Math.round(one)) < 1e-6))
      return scaled.map(Math.round);
  }
  return null;
}

/** How many atoms of each element a formula has: "Ca(OH)2" has Ca, 2 O and 2 H; null when it is no formula. */
function atomsOf(formula: string): Map<string, number> | null {
  const plain = formula.replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080));
  if (!/^(?:[A-Z][a-z]?\d{0,2}|\((?:[A-Z][a-z]?\d{0,2})+\)\d{0,2})+$/.test(plain) || plain.length > 40)
    return null;
  const atoms = new Map<string, number>();
  for (const [, group, times, element = '', count] of plain.matchAll(
    /\(([^)]+)\)(\d*)|([A-Z][a-z]?)(\d*)/g,
  )) {
    const inside = group === undefined ? new Map([[element, Number(count || 1)]]) : atomsOf(group);
    for (const [name, one] of inside ?? [])
      atoms.set(name, (atoms.get(name) ?? 0) + one * Number(group === undefined ? 1 : times || 1));
  }
  return atoms;
}
