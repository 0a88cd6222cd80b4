import { IncrementalScanner } from '../../canonical/incremental-scanner.ts';
import type { Detector, DetectorInput, Situation } from '../../detector.ts';
import { oncePerInput, oncePerSituation } from '../../families/remember.ts';
import { arithmeticIn, isArithmetic, isFormula, isGeneral, isNaming } from './kinds.ts';
import { type Known, knownTo } from './known.ts';
import { type Run, scan } from './scan.ts';
import { isExample, isStated, substitutesNumbers, substitutionInWords } from './substitution.ts';
import { workedIn } from './worked.ts';

interface Part {
  /** The runs that neither the student nor the exercise wrote. */
  readonly runs: readonly Run[];
  /** A calculation with the exercise's numbers in words. */
  readonly substitution: string | null;
  /** The values that it works out in words, outside its formulas. */
  readonly worked: readonly number[];
  readonly isExample: boolean;
}

/** The end of a sentence, or of a line unless the next line continues its calculation with a sign. */
const partEnd = /[.?!;]\s|\n(?!\s{0,8}[=≤≥≈×÷|])/g;

const readerOf = oncePerSituation((situation: Situation): IncrementalScanner<Part> => {
  const known = knownTo(situation);
  return new IncrementalScanner(partEnd, (text, from, to) =>
    partsIn(text.slice(from, to), known, () => isExample(text, from, to)),
  );
});

/** A calculation needs a digit, a sign or a symbol; a hyphen between words is not a sign. */
const mayCalculate = /[\d=+*/×÷·⋅∗<>≤≥≈≠≡≔^√∑∫±−πⁿ²³→⇒⟶⇐←]|(?<!\p{L}{2})[-–]|[-–](?!\p{L}{2})/u;

/** The findings in one sentence, as a list for the scanner; empty when the sentence has nothing new. */
function partsIn(text: string, known: Known, isInExample: () => boolean): Part[] {
  if (!mayCalculate.test(text)) return [];
  const example = isInExample();
  const all = scan(text);
  const runs = all.filter((run) => !isKnown(run, known.runs));
  const substitution = substitutionInWords(text, known);
  const written = new Set(all.flatMap(({ items }) => items.map(({ value }) => value)));
  const worked = example ? [] : workedIn(text, known).filter((value) => !written.has(value));
  return runs.length > 0 || substitution !== null || worked.length > 0
    ? [{ runs, substitution, worked, isExample: example }]
    : [];
}

const partsOf = oncePerInput((input: DetectorInput): Part[] => {
  const reader = readerOf(input);
  return textsOf(input).flatMap((text) => reader.of(text));
});

const newRuns = oncePerInput((input: DetectorInput): Run[] => partsOf(input).flatMap(({ runs }) => runs));

const textsOf = ({ canonical }: DetectorInput): string[] => [canonical.text, ...canonical.hidden];

/** Whether a run is part of what is known, also with its sides exchanged. */
function isKnown(run: Run, known: string): boolean {
  if (known.includes(run.text)) return true;
  const sides = sidesOf(run.text);
  return (
    sides.length > 1 && sides.slice(1).every((side, at) => isKnownEquation(sides[at] ?? '', side, known))
  );
}

const sidesOf = (text: string): string[] => text.split(/[=<>]/);

const isKnownEquation = (left: string, right: string, known: string): boolean =>
  known.includes(`${left}=${right}`) || known.includes(`${right}=${left}`);

/**
 * Forbidden at `no_formulas`. A formula is written with signs: an equation or inequality (`A = l * w`, `x > 3`, "speed = distance / time"), a calculation
 * (`12 * 7`), a product or power of symbols (`2πr`, `x²`), in plain text, LaTeX, Unicode, a table or code. Words alone ("length times width") are no
 * formula; nor are prices, single numbers and fractions, ranges (3-5), dates and units (m/s). The reply may repeat what the student or the exercise wrote,
 * also in part or with exchanged sides.
 */
export const formula: Detector = (input) => {
  const found = newRuns(input).find(isFormula);
  return found ? { prohibition: 'formula', evidence: found.text.trim() } : null;
};

/**
 * Forbidden up to `formulas_allowed`. A reply substitutes numbers when a new formula, equation or calculation contains numbers of the exercise, with signs
 * or in words ("12 times 7", "divide 84 by 7", "3 times 4 is 12"), or at least two numbers one step away from them. 0, 1, 2, 10 and 100 are common in
 * formulas and count only together with another number of the exercise. In an example ("for example, 3 * 5") two numbers of the exercise are needed. A
 * value that a sentence works out (worked.ts) counts as well. Naming a number (`r = 5`) and a general formula are no substitution, and the reply may repeat
 * the student's own calculation and show how a result that the student has stated comes about.
 */
export const substitutedNumbers: Detector = (input) => {
  const known = knownTo(input);
  const parts = partsOf(input);
  for (const { runs, isExample: example } of parts) {
    const found = runs.find((run) => !isNaming(run) && substitutesNumbers(run, known, example));
    if (found) return { prohibition: 'substituted-numbers', evidence: found.text.trim() };
  }
  const words =
    parts.find(({ substitution }) => substitution !== null)?.substitution ??
    parts.find(({ worked }) => worked.length > 0)?.worked.join(', ');
  return words ? { prohibition: 'substituted-numbers', evidence: words } : null;
};

/** How many formulas without numbers a reply may show besides its one equation. They explain, and carry out no step. */
const freeFormulas = 2;

/**
 * Forbidden up to `step_by_step`. Each equation counts once, also when it is repeated. A chain a = b = c counts as two, "12 times 7 is 84" as one, and so
 * do a calculation whose result follows later and a value that a sentence works out. Equations of the student, of the exercise and of an example with other
 * numbers, the naming of a number (`r = 5`) and the first two general formulas (`A = l * w`) do not count.
 */
export const severalEquations: Detector = (input) => {
  const known = knownTo(input);
  const counted = new Set<string>();
  const general = new Set<string>();
  const parts = partsOf(input);
  for (const { runs, isExample: example } of parts) {
    for (const run of runs) {
      const sides = sidesOf(run.text);
      if (sides.length < 2 || !(isFormula(run) || isArithmetic(run)) || isNaming(run, known)) continue;
      if (isStated(run, known) || (isOfExample(run, known) && example)) continue;
      for (const [at, side] of sides.slice(1).entries()) {
        const left = sides[at] ?? '';
        if (isKnownEquation(left, side, known.runs)) continue;
        (isGeneral(run, known) ? general : counted).add([left.trim(), side.trim()].sort().join(' = '));
      }
    }
  }
  for (const done of textsOf(input).flatMap((text) => arithmeticIn(text, newRuns(input)))) counted.add(done);
  for (const value of parts.flatMap(({ worked }) => worked)) counted.add(String(value));
  const steps = [...counted, ...[...general].slice(freeFormulas)];
  return steps.length > 1 ? { prohibition: 'several-equations', evidence: steps.join('; ') } : null;
};

/** Whether a calculation has numbers, none of which is a number of the exercise above ten; smaller ones occur anywhere. */
const isOfExample = ({ items }: Run, known: Known): boolean =>
  items.some(({ value }) => value !== undefined) &&
  items.every(({ value }) => value === undefined || value <= 10 || !known.numbers.has(value));
