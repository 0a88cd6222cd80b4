import { atOtherPower, besideNumbers, firstNumbers, zerosOfFactors } from './answer-located.ts';
import type { NumberMention } from './answer-numbers.ts';
import type { Relation, RelationText } from './answer-relation.ts';
import {
  additiveWords,
  anySingleOperation,
  byTheFactor,
  distanceRightAfter,
  distanceWords,
  factorWords,
  multiplicativeWords,
  oneMore,
  singleOperations,
} from './answer-relation-words.ts';
import { filledFormulas, writtenCalculations } from './answer-written.ts';

/** Two numbers further apart, in characters, belong to different statements. */
const maxBetween = 44;
/** How many characters before and after a number are searched for the words of its calculation. */
const reach = 36;

/** Refers to a number of the sentence before: "double it", "the sum". */
const pronoun =
  /\b(?:it|them|this|that|these|those|result|sum|total|amount|both|diese\w*|davon|das|ergebnis|summe|betrag|le résultat|la somme|resultado|la suma|ello|isso)\b/i;
/** Every value of the key that a text names by other numbers. */
export function relationsIn(input: RelationText): Relation[] {
  const { text, guess } = input;
  const found: Relation[] = [];
  const counted = text.replace(oneMore, '1');
  const mentions = firstNumbers(counted);
  if (mentions.length === 0 && guess === null) return found;
  if (mentions.length > 0) {
    writtenCalculations(input, found);
    filledFormulas(input, found);
    neighbouringPairs(input, counted, mentions, found);
    besideNumbers(input, mentions, found);
    atOtherPower(input, mentions, found);
  }
  if (guess !== null) fromGuess(input, guess, counted, mentions, found);
  moreOfAnother(input, counted, mentions, found);
  if (anySingleOperation.test(text)) singleNumbers(input, mentions, found);
  zerosOfFactors(input, found);
  return found;
}

/** The results of two numbers, in either order, by the calculations that the words allow. */
const results = (one: number, other: number, adds: boolean, multiplies: boolean): number[] => [
  ...(adds ? [one + other, one - other, other - one] : []),
  ...(multiplies ? [one * other, one / other, other / one] : []),
];

/** "more" after a number that is added to another one; in "2 more than" it compares. */
const moreOf =
  /^(?: \p{L}{1,14})? (?:more|extra|mehr|weiter\p{L}*|de plus|más|mais|less|fewer|weniger|de moins|menos)(?! (?:than|als|que|de|do que|hint|time|step|question|try|look|thing|help|practice|idea|example))(?!\p{L})/iu;

/**
 * "four buses are not enough, so one more": a number with "more" after it, and any other number of its
 * sentence.
 */
function moreOfAnother(
  { keyValueOf }: RelationText,
  text: string,
  mentions: readonly NumberMention[],
  found: Relation[],
): void {
  for (const {
    values: [added = Number.NaN],
    from,
    to,
  } of mentions) {
    const match = moreOf.exec(text.slice(to, to + 32));
    if (match === null) continue;
    const sign = /less|fewer|weniger|moins|menos/i.test(match[0]) ? -1 : 1;
    for (const {
      values: [base = Number.NaN],
      from: at,
    } of mentions) {
      const named = at === from ? null : keyValueOf(base + sign * added);
      if (named !== null) found.push({ evidence: text, value: named, operands: [base, added], by: 'one' });
    }
  }
}

/** Words between a part and its whole: " parts out of ", " out of the ". */
const outOf = /^(?: \p{L}{1,14}){0,2} (?:out of|over|von|über|sur|sobre|de cada) (?:the |den )?$/iu;
/** The text between two numbers that are only listed: "3, 4", "3 or 4". */
const listed = /^,\s*$|^,? (?:not|nicht|pas|no|instead of|or|oder|ou|o) $/i;
/** A sign between two numbers. `writtenCalculations` reads such calculations. */
const signBetween = /^\s?[-+*/^=:]\s?\(?-?$/;

/** Two neighbouring numbers, and a word of a calculation with them. */
function neighbouringPairs(
  input: RelationText,
  text: string,
  mentions: readonly NumberMention[],
  found: Relation[],
): void {
  mentions.forEach((mention, at) => {
    const next = mentions[at + 1];
    if (next === undefined || next.from - mention.to > maxBetween) return;
    const between = text.slice(mention.to, next.from);
    if (
      signBetween.test(between) ||
      listed.test(between) ||
      /\b(?:multiples? of|vielfache\w* von) $/i.test(text.slice(Math.max(0, mention.from - 18), mention.from))
    )
      return;
    shareOfWhole(input, mention, next, between, text, found);
    const evidence = text.slice(mention.from, next.to);
    const [part = Number.NaN, whole = Number.NaN] = [mention.values[0], next.values[0]];
    const share = outOf.test(between) && part % whole !== 0 ? input.keyValueOf(part / whole) : null;
    if (share !== null) found.push({ evidence, value: share, operands: [Number.NaN], by: 'share' });
    const left = text.slice(Math.max(mentions[at - 1]?.to ?? 0, mention.from - reach), mention.from);
    const right = text.slice(next.to, Math.min(mentions[at + 2]?.from ?? text.length, next.to + reach));
    combine(input, mention, next, `${lastClause(left)} ${between} ${firstClause(right)}`, evidence, found);
  });
  // A pronoun refers to the last number before the sentence.
  const [first] = mentions;
  const last =
    first && pronoun.test(text) && /\d/.test(input.before) ? firstNumbers(input.before).at(-1) : undefined;
  if (first && last)
    combine(input, last, first, text.slice(0, first.to + reach), `${input.before} ${text}`, found);
}

/** "of" between a share and its whole: " of the ". */
const ofIt = /^ ?(?:of|von|de|da|do|del|des|du)(?: (?:the|den|der|dem|las?|les?|los?|os?|as?))? ?[$€£]?$/i;

/** "1/4 of 32", "85 % of 140". */
function shareOfWhole(
  { keyValueOf }: RelationText,
  part: NumberMention,
  whole: NumberMention,
  between: string,
  text: string,
  found: Relation[],
): void {
  const written = text.slice(part.from, part.to);
  if (!ofIt.test(between) || !/[%/]|^0\./.test(written)) return;
  const [share = Number.NaN, of = Number.NaN] = [part.values.at(-1), whole.values[0]];
  const named = keyValueOf(share * of);
  if (named !== null)
    found.push({
      evidence: `${written}${between}${of}`,
      value: named,
      operands: [share, part.values[0] ?? share, of],
      by: 'one',
    });
}

/** Words about a calculation that the student made, which the tutor may repeat. */
const studentDid =
  /(?<!\b(?:if|when|suppose|imagine|once|until|that|wenn|si) )\byou (?:have |had )?(?:(?!need)\p{L}{2,}ed|took|did|got|had)\b|\bdu hast\b|\btu as\b|\bto get\b/iu;

/** The end of a clause. */
const clauseEnd = /[,;:.]/;
const lastClause = (text: string): string => text.split(clauseEnd).at(-1) ?? '';
const firstClause = (text: string): string => text.split(clauseEnd)[0] ?? '';

/**
 * Calculates with two numbers as the words around them say, and adds the results that are values of the key.
 */
function combine(
  { keyValueOf }: RelationText,
  one: NumberMention,
  other: NumberMention,
  said: string,
  evidence: string,
  found: Relation[],
): void {
  const [adds, multiplies] = [additiveWords.test(said), multiplicativeWords.test(said)];
  if ((!adds && !multiplies) || studentDid.test(said)) return;
  for (const first of one.values)
    for (const second of other.values)
      for (const result of results(first, second, adds, multiplies)) {
        const named = keyValueOf(result);
        if (named !== null && result !== first && result !== second)
          found.push({ evidence, value: named, operands: [first, second], by: 'one' });
      }
}

/** Words after "half" and the like that refer to the student's number. */
const ofTheirs =
  /^(?:of |von |de |da |do )?(?:(?:that|this|it)(?= and\b| to\b|\P{L}*$|[.,;!])|your|what you|yours|das|davon|dein\p{L}*|was du|cela|ça|ta|ton|ce que tu|eso|tu|lo que|isso|seu|sua|o que)(?!\p{L})/iu;

/** The number next to a word such as "half" or "squared". */
function singleNumbers(
  { text, guess, keyValueOf }: RelationText,
  mentions: readonly NumberMention[],
  found: Relation[],
): void {
  for (const [pattern, value] of singleOperations) {
    const match = pattern.exec(text);
    if (match === null || text.charAt(match.index + match[0].length) === '-') continue;
    const [at, end] = [match.index, match.index + match[0].length];
    const take = (one: number, by: Relation['by']) => {
      for (const result of value(one)) {
        const named = keyValueOf(result);
        if (named !== null && result !== one)
          found.push({ evidence: text, value: named, operands: [one], by });
      }
    };
    if (guess !== null && ofTheirs.test(text.slice(end).trimStart())) take(guess, 'guess');
    // The number stands at most 28 characters after the word or 12 before it, in the same clause.
    for (const { values, from, to } of mentions)
      if (
        from < end + 28 &&
        to > at - 12 &&
        !/[,;:.]/.test(text.slice(Math.min(end, to), Math.max(at, from)))
      )
        take(values[0] ?? Number.NaN, 'one');
  }
}

/** The distance from the number that the student holds to be the answer, or the factor. */
function fromGuess(
  { keyValueOf, isKnown }: RelationText,
  guess: number,
  text: string,
  mentions: readonly NumberMention[],
  found: Relation[],
): void {
  mentions.forEach(({ values, from, to }, at) => {
    const left = text.slice(Math.max(mentions[at - 1]?.to ?? 0, from - reach), from);
    const right = text.slice(to, Math.min(mentions[at + 1]?.from ?? text.length, to + reach));
    const window = `${lastClause(left)} ${firstClause(right)}`;
    // A number that was said before is a distance or a factor only with the words right next to it.
    const byDistance = isKnown(values[0] ?? 0) ? distanceRightAfter.test(right) : distanceWords.test(window);
    const byFactor = isKnown(values[0] ?? 0) ? byTheFactor.test(left) : factorWords.test(window);
    if (!byDistance && !byFactor) return;
    for (const value of values) {
      if (value === 0 || value === guess) continue;
      for (const result of results(guess, value, byDistance, byFactor)) {
        const named = keyValueOf(result);
        if (named !== null && result !== guess && result !== value)
          found.push({ evidence: text, value: named, operands: [value], by: 'guess' });
      }
    }
  });
}
