import { sameValue } from '../../../arithmetic/evaluate.ts';
import { isUnit } from '../key/unit-scales.ts';
import { unitSymbol } from '../key/unit-symbols.ts';
import { claimsValue } from './answer-claims.ts';
import { arithmeticValue } from './answer-computed.ts';
import { wholeNumbersIn } from './answer-numbers.ts';
import { type Facts, oncePerFacts } from './facts.ts';

/*
 * The answer as a calculation that only has to be carried out: "6 * 7", "one more than 41", "half of 84". A
 * calculation with the numbers of the exercise and the student alone is a step that the student still works.
 */

const precision = 1e6;
/** Values are compared after rounding to six decimals. */
const rounded = (value: number): number => Math.round(value * precision) / precision;

/** The numbers of the key that a calculation can name: not those that need a unit or that the student claims. */
const targetsOf = oncePerFacts(
  ({ answers, claims }): ReadonlySet<number> =>
    new Set(
      answers.flatMap((form) =>
        form.kind === 'number' && !form.needsUnit && !claimsValue(claims, form.value)
          ? [rounded(form.value)]
          : [],
      ),
    ),
);

/** An operator, or a bracket between two numbers. */
const sign = String.raw`(?:\s?[-+*/^:±]\s?|\s?\(\s?|\s?\)\s?)`;
/** A calculation of two numbers or more: "6 * 7", "(3 + 4) : 2". */
const run = new RegExp(
  String.raw`(?<![\d.])\(?-?(?<!\d)\d{1,12}(?:\.\d{1,9})?(?:${sign}{1,3}\d{1,12}(?:\.\d{1,9})?){1,12}\)?`,
  'g',
);
/** A unit after a number of a calculation: "3 cm + 4 cm". */
const unitBetween = /(?<=\d) ?(\p{L}{1,6}(?:\/\p{L}{1,4})?)(?= ?(?:[-+*/:]|$|[.,;=)]))/gu;
/** Words and signs before a calculation that leave only it to carry out: "the answer is", "x =". */
const leavesCalculation =
  /(?:=|(?<!\p{L})(?:answer|result):?|(?<!\p{L})(?:is|are|makes|get|just|only|now|nur noch|ist|sind|ergibt|est|sont|es|son)(?: (?:just|only|simply|the|now))?)\s*$/iu;

/** The words of a calculation that gives an answer; null for none, in a question, or with known numbers. */
export function calculationIn(text: string, facts: Facts): string | null {
  const targets = targetsOf(facts);
  if (targets.size === 0 || !/\d/.test(text) || /\?["')\]*]*$/.test(text.trimEnd())) return null;
  return writtenIn(text, targets, facts) ?? spokenIn(text, targets, facts);
}

/** Whether a number belongs to the exercise, its steps or the conversation so far. */
const isInPlay = (value: number, facts: Facts): boolean =>
  facts.givenNumbers.has(value) ||
  facts.studentNumbers.has(value) ||
  facts.tutorNumbers.has(value) ||
  facts.steps.some((step) => step.kind === 'number' && sameValue(step.value, value));

/** A calculation in signs. */
function writtenIn(text: string, targets: ReadonlySet<number>, facts: Facts): string | null {
  if (!/\d\D{0,12}[-+*/^:±]/.test(text)) return null;
  const bare = text.replace(unitBetween, (whole, unit: string) => (isUnit(unitSymbol(unit)) ? '' : whole));
  for (const { 0: evidence, index } of bare.matchAll(run)) {
    const [lead, rest] = [bare.slice(Math.max(0, index - 60), index), bare.slice(index + evidence.length)];
    // In "x^2 - 5x", "2 - 5" is not a calculation, and 12:30 is a time of day.
    if (/(?<!\p{L})\p{L}\s?$|\^\s?$/u.test(lead) || /^ ?\p{L}(?!\p{L})/u.test(rest)) continue;
    if (/^\d{1,2}:\d\d$/.test(evidence)) continue;
    const value = arithmeticValue(withoutLooseBrackets(evidence.replace(/:/g, '/')));
    if (value === null || !targets.has(rounded(value))) continue;
    const operands = (evidence.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
    const isOneStep = (evidence.match(/\d\s?\)*\s?[-+*/:]/g)?.length ?? 0) < 2;
    if (leavesCalculation.test(lead) || (isOneStep && operands.some((one) => !isInPlay(one, facts))))
      return evidence;
  }
  return null;
}

/** Removes all brackets if they do not pair up, since the run has cut off the partner of one of them. */
function withoutLooseBrackets(expression: string): string {
  const [open, close] = [expression.split('(').length, expression.split(')').length];
  return open === close ? expression : expression.replace(/[()]/g, ' ');
}

/** Two numbers further apart, in characters, belong to different statements. */
const maxBetween = 44;
/** How many numbers of a sentence are read. */
const maxNumbers = 24;
/** "one more", "ein weiterer": "one" is a number there. */
const oneMore =
  /(?<!\p{L})(?:one|another|eins?|un|une|una|uno)(?= (?:\p{L}+ )?(?:more|less|fewer|mehr|weniger|weiter\p{L}*|de plus|de moins|más|menos|above|below|over|under|short)(?!\p{L}))/giu;
/** Words of sums and differences between or around two numbers. */
const additive =
  /(?<!\p{L})(?:more|less|fewer|plus|minus|add\p{L}*|subtract\p{L}*|tak(?:e|ing)|above|below|over|under|short|from|after|before|mehr|weniger|addier\p{L}*|zieh\p{L}*|über|unter|nach|vor|ajout\p{L}*|enlèv\p{L}*|moins|más|menos|suma|resta|quita)(?!\p{L})/iu;
/** Words of products and quotients between or around two numbers. */
const multiplicative =
  /(?<!\p{L})(?:times|multipl\p{L}*|divid\p{L}*|by|shar(?:e|ed|ing)|split|mal|durch|geteilt|multiplizier\p{L}*|teil\p{L}*|fois|divis\p{L}*|par|veces|por|entre|multiplic\p{L}*)(?!\p{L})/iu;
/** A sign between two numbers, or a comma or word that lists them. */
const signOrList = /^\s?[-+*/^=:]\s?\(?-?$|^,\s*$|^,? (?:not|nicht|pas|no|or|oder|ou|o) $/iu;
/** Words of a calculation with one number. */
const ofOne: readonly (readonly [RegExp, (one: number) => number])[] = [
  [/(?<!\p{L})(?:half|1\/2|hälfte|moitié|mitad)(?!\p{L})/iu, (one) => one / 2],
  [/(?<!\p{L})(?:twice|doubl\p{L}*|doppelt\p{L}*|verdoppl?\p{L}*|double|doble)(?!\p{L})/iu, (one) => one * 2],
  [/(?<!\p{L})(?:tripl\p{L}*|thrice|dreifach\p{L}*|triple)(?!\p{L})/iu, (one) => one * 3],
  [/(?<!\p{L})(?:squared?|quadrat|carré|cuadrado)(?!\p{L})/iu, (one) => one * one],
];

/** A calculation in words, with a number that nobody has named yet. */
function spokenIn(text: string, targets: ReadonlySet<number>, facts: Facts): string | null {
  const counted = text.replace(oneMore, '1');
  const numbers = wholeNumbersIn(counted).slice(0, maxNumbers);
  for (const [at, { values, from, to }] of numbers.entries()) {
    const [one = Number.NaN] = values;
    const before = counted.slice(Math.max(0, from - 20), from);
    if (
      !isInPlay(one, facts) &&
      ofOne.some(([words, of]) => words.test(before) && targets.has(rounded(of(one))))
    )
      return text.trim();
    const next = numbers[at + 1];
    if (next === undefined || next.from - to > maxBetween) continue;
    const [other = Number.NaN] = next.values;
    if (isInPlay(one, facts) && isInPlay(other, facts)) continue;
    const between = counted.slice(to, next.from);
    // Calculations in signs are read by `writtenIn`, and listed numbers are none.
    if (signOrList.test(between)) continue;
    const words = `${before} ${between}`;
    const results = [
      ...(additive.test(words) ? [one + other, one - other, other - one] : []),
      ...(multiplicative.test(words) ? [one * other, one / other, other / one] : []),
      // Nothing lies between two neighbours of a whole number but the number.
      ...(other - one === 2 && /(?<!\p{L})(?:between|and|und|et|y|below)(?!\p{L})/iu.test(words)
        ? [one + 1]
        : []),
    ];
    if (results.some((value) => targets.has(rounded(value)))) return text.trim();
  }
  return null;
}
