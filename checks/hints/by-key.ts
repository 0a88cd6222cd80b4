import { sameValue } from '../../arithmetic/evaluate.ts';
import type { Situation } from '../detector.ts';
import { type Asked, isAskedWord } from './asked.ts';
import type { Claim, Comparison, Message, NumberClaim } from './claims.ts';
import type { KnownValue } from './known.ts';
import { anyOf } from './words.ts';

/** What may be said of a claim that is compared with a key. */
export type KeyVerdict = 'right' | 'part' | 'step' | 'asAnswer' | 'wrong';

type NumberValue = Extract<KnownValue, { kind: 'number' }>;

/** The unknowns that the key or the exercise names. */
export const unknownsOf = ({ key }: Situation, asked: Asked): string[] => [
  ...(key?.answers ?? []).flatMap((answer) => /^\s*([a-z])\s*=/i.exec(answer)?.[1]?.toLowerCase() ?? []),
  ...(asked.unknown === '' ? [] : [asked.unknown]),
];

/** What may be said of the claims of a message; null for nothing. */
export function verdictByKey(message: Message, comparison: Comparison): KeyVerdict | null {
  const { known, asked } = comparison;
  const { claims } = message;
  const [claim, ...more] = claims;
  if (!claim) return null;
  if (more.length > 0) return isWholeAnswer(claims, comparison) ? 'right' : null;
  if (claim.kind === 'number') return numberVerdict(claim, message, comparison);
  if (claim.kind === 'words') {
    const isOther = (answer: KnownValue) =>
      answer.kind === 'number' || (answer.kind === 'words' && answer.text !== claim.said);
    return asked.several && known.answers.some(isOther) ? 'part' : 'right';
  }
  const isStep = known.steps.some((step) => step.kind === 'line' && step.text === claim.line);
  return claim.kind === 'line' && isStep ? 'step' : null;
}

function numberVerdict(claim: NumberClaim, message: Message, comparison: Comparison): KeyVerdict | null {
  const { known, asked } = comparison;
  const numbers = known.answers.filter((answer) => answer.kind === 'number');
  const comparable = numbers.filter((answer) => hasUnitOf(claim, answer, asked));
  if (!namesUnknown(claim.unknown, comparison) || comparable.length === 0) return null;
  const isSubQuestion = asksSubQuestion(message.tutorSaid, asked);
  if (comparable.some(({ value }) => sameValue(value, claim.value))) {
    if (areSeveral(numbers) || known.words.length > 0) return 'part';
    return isSubQuestion && claim.bare && !claim.calculated ? 'asAnswer' : 'right';
  }
  const isStep = known.steps.some((step) => step.kind === 'number' && sameValue(step.value, claim.value));
  if (isStep && !known.given.has(claim.value)) return 'step';
  if (claim.calculated || isSubQuestion || (claim.bare && known.given.has(claim.value))) return null;
  // A value within a hundredth of an answer with decimals may be rounded: it is neither right nor wrong.
  const isNear = comparable.some(
    ({ value }) => !Number.isInteger(value) && Math.abs(value - claim.value) <= 0.01 * Math.abs(value),
  );
  // An equation without an unknown may be a line of work.
  return isNear || (message.said.includes('=') && claim.unknown === '') ? null : 'wrong';
}

/** Whether several claims are all that the exercise asks for, and nothing else. */
function isWholeAnswer(claims: readonly Claim[], comparison: Comparison): boolean {
  const { known, asked } = comparison;
  const { answers } = known;
  if (!(asked.several || areSeveral(answers.filter((answer) => answer.kind === 'number')))) return false;
  const says = (claim: Claim, answer: KnownValue): boolean => {
    if (claim.kind === 'words') return answer.kind === 'words' && answer.text === claim.said;
    if (claim.kind !== 'number' || answer.kind !== 'number') return false;
    const isAbout = namesUnknown(claim.unknown, comparison) && hasUnitOf(claim, answer, asked);
    return isAbout && sameValue(answer.value, claim.value);
  };
  return (
    claims.every((claim) => answers.some((answer) => says(claim, answer))) &&
    answers.every((answer) => claims.some((claim) => says(claim, answer)))
  );
}

/** Words that ask for a result: F cannot stand for "find", as P can for "perimeter". */
const verbs = /^(?:find|calc|comp|work|solv|dete|eval|simp|conv|name|give|what|whic|how|does|hall)/;

/** Whether a claim is about the unknown that is asked for; a claim without a letter is about what is asked. */
function namesUnknown(name: string, { unknowns, asked }: Comparison): boolean {
  if (name === '') return true;
  if (unknowns.length > 0) return unknowns.includes(name);
  return [...asked.stems].some((stem) => stem.startsWith(name) && !verbs.test(stem));
}

/** The signs of currencies, and how their names begin. */
const money: Readonly<Record<string, RegExp>> = { '€': /^eur/, $: /^doll|^usd/, '£': /^poun|^gbp/ };

/** Whether a value has the unit of an answer: the same one, none, or the noun that is asked for. */
function hasUnitOf({ unit }: NumberClaim, answer: NumberValue, asked: Asked): boolean {
  if (unit === '') return !answer.needsUnit;
  const [one, other] = [unit.toLowerCase(), answer.unit.toLowerCase()];
  const isLike = one.length > 3 && other.length > 3 && one.slice(0, 4) === other.slice(0, 4);
  if (one === other || isLike || money[one]?.test(other) || money[other]?.test(one)) return true;
  return answer.unit === '' && unit.length > 2 && isAskedWord(asked, unit);
}

/** Whether all values are asked for: the key has several different ones in the same unit. */
const areSeveral = ([first, ...more]: readonly NumberValue[]): boolean =>
  first !== undefined &&
  (more.some((one) => one.unit === first.unit && !sameValue(one.value, first.value)) || areSeveral(more));

/** Matches a question for a value: "how many", "what is". */
const asksForValue = anyOf('valueQuestion');

/** Whether the tutor has just asked a question of its own for a value, so that a number may answer that question. */
function asksSubQuestion(tutorSaid: string, asked: Asked): boolean {
  const question = tutorSaid.split(/(?<=[.!?:])\s+|\n/).findLast((sentence) => sentence.includes('?')) ?? '';
  return asksForValue.test(question) && !asked.sentences.includes(question);
}
