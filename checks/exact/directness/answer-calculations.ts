import { sameValue } from '../../../arithmetic/evaluate.ts';
import { rounded } from '../math-support/results.ts';
import { claimsValue } from './answer-claims.ts';
import { arithmeticValue, calculationsAsSigns } from './answer-computed.ts';
import { type Facts, oncePerFacts } from './facts.ts';

// The answer as a calculation that only has to be carried out: "the answer is 6 * 7". Without such words before it, one with known
// numbers alone is a step that the student still works.

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

/** What stands between two numbers of a calculation. */
const sign = String.raw`(?:\s?[-+*/^:±]\s?|\s?\(\s?|\s?\)\s?)`;
/** At least two numbers with signs between them. */
const run = new RegExp(
  String.raw`(?<![\d.])\(?-?(?<!\d)\d{1,12}(?:\.\d{1,9})?(?:${sign}{1,3}\d{1,12}(?:\.\d{1,9})?){1,12}\)?`,
  'g',
);
/** Words and signs before a calculation that leave only it to carry out: "the answer is", "x =". */
const leavesCalculation = new RegExp(
  String.raw`(?:=|(?<!\p{L})(?:answer|result):?|(?<!\p{L})(?:is|are|makes|get|just|only|now|nur noch|ist|sind|ergibt|est|sont|es|son)` +
    String.raw`(?: (?:just|only|simply|the|now))?)\s*$`,
  'iu',
);

/** The words of a calculation that gives an answer; null for none, in a question, or for a step with known numbers. */
export function calculationIn(said: string, facts: Facts): string | null {
  const targets = targetsOf(facts);
  if (targets.size === 0 || !/\d/.test(said) || /\?["')\]*]*$/.test(said.trimEnd())) return null;
  const text = calculationsAsSigns(said);
  for (const { 0: evidence, index } of text.matchAll(run)) {
    const [lead, rest] = [text.slice(Math.max(0, index - 60), index), text.slice(index + evidence.length)];
    // In "x^2 - 5x", "2 - 5" is not a calculation; a unit may follow ("6 * 7 m"), and 12:30 is a time of day.
    if (/(?<!\p{L})\p{L}\s?$|\^\s?$/u.test(lead) || /^(?! [mghls]\b) ?\p{L}(?!\p{L})/u.test(rest)) continue;
    if (/^\d{1,2}:\d\d$/.test(evidence)) continue;
    const value = arithmeticValue(withoutLooseBrackets(evidence.replace(/:/g, '/')));
    if (value === null || !targets.has(rounded(value))) continue;
    const operands = (evidence.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
    // A power is no step of its own.
    const isOneStep = (evidence.match(/\d\s?\)*\s?[-+*/:]/g)?.length ?? 0) < 2;
    if (leavesCalculation.test(lead) || (isOneStep && operands.some((one) => !isInPlay(one, facts))))
      return evidence;
  }
  return null;
}

const isInPlay = (value: number, { givenNumbers, studentNumbers, tutorNumbers, steps }: Facts): boolean =>
  [givenNumbers, studentNumbers, tutorNumbers].some((numbers) => numbers.has(value)) ||
  steps.some((step) => step.kind === 'number' && sameValue(step.value, value));

/** Removes all brackets if they do not pair up, since the run has cut off the partner of one of them. */
function withoutLooseBrackets(expression: string): string {
  const [open, close] = [expression.split('(').length, expression.split(')').length];
  return open === close ? expression : expression.replace(/[()]/g, ' ');
}
