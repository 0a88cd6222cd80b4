import { type NumberMention, numbersIn } from './answer-numbers.ts';
import { asksFor, strongResult, weakResult } from './answer-score.ts';
import type { Facts } from './answer-situation.ts';
import { stemsOf } from './answer-words.ts';

/** A result that a reply states, and how surely it is the one that was asked for. */
export interface Assertion {
  readonly score: number;
  readonly evidence: string;
  readonly mention: NumberMention;
}

const announced =
  /\b(?:answer|result|solution|antwort|ergebnis|lösung|réponse|résultat|respuesta|resultado|resultat)\b[^.?!\n]{0,40}$/i;
const finishing =
  /\b(?:so|therefore|thus|hence|altogether|in all|finally|insgesamt|donc|en total|por lo tanto|total|actual|correct)\b/i;
const corrects = /\b(?:actually|instead|should|would|in fact|indeed)\b/i;
const invites = /\b(?:can|could|would|do|does|did|have) (?:you|we)\b|\blet'?s\b|\btry\b|\bconsider\b|\bhow (?:many|much)\b|\bwhat\b/i;
const calculation = /\d\s?\)?%?\s?(?:\([^()]{0,30}\)\s?)?[-+*/^]\s?\(?\s?[$€£]?\d[^=]{0,60}=\s?[$€£]?$/;
const restates = /\byou(?:'ve|'re| have| had)? (?:said|got|found|calculated|correctly|initially|wrote|multiplied|added|subtracted|divided|used|did|mentioned|need(?:ed)? to)\b|\byour\b/i;
const insteadOf = /^[^.?!\n]{0,30}(?:,? (?:not|instead of|rather than)|[^\d]{0,4}\bnot)\s+[$€£]?\d/i;

/** What speaks for and against a number being the result that was asked for, each from 0 to 1. */
export function cuesOf(mention: NumberMention, last: boolean, text: string, facts: Facts): Record<Cue, number> | null {
  const value = mention.values[0] ?? Number.NaN;
  const sentence = text.slice(mention.sentence.from, mention.sentence.to);
  const before = text.slice(Math.max(mention.sentence.from, mention.from - 160), mention.from);
  const after = text.slice(mention.to, Math.min(mention.sentence.to, mention.to + 60));
  const strong = strongResult.test(before);
  if (/^\s?[-+*/^]\s?[$\d(]/.test(after)) return null;
  const asked = facts.askedStems;
  const stems = stemsOf(sentence);
  const shared = [...asked].filter((stem) => stems.has(stem)).length;
  const is = (truth: boolean): number => (truth ? 1 : 0);
  return {
    strong: is(strong),
    weak: is(!strong && weakResult.test(before)),
    given: is(facts.given.has(value)),
    saidByStudent: is(facts.studentNumbers.has(value)),
    saidByTutor: is(facts.tutorNumbers.has(value)),
    studentsResult: is(facts.studentResults.has(value)),
    announced: is(announced.test(before)),
    calculation: is(calculation.test(before)),
    object: is(asksFor(facts.asked, after)),
    finishing: is(finishing.test(before)),
    corrects: is(corrects.test(before)),
    last: is(last),
    asks: is(/\?["')\]*]*\s*$/.test(sentence)),
    invites: is(invites.test(sentence)),
    restates: is(restates.test(before)),
    insteadOf: is(insteadOf.test(after)),
    deep: is(isDeep(before, facts)),
    likeTheirs: facts.resultStems.size === 0 ? 0 : Math.min(1, [...facts.resultStems].filter((stem) => stems.has(stem)).length / Math.min(4, facts.resultStems.size)),
    objectOfResult: is(asksFor(facts.resultUnits, after)),
    large: is(text.length > 400),
    asksBefore: is(/\?/.test(text.slice(0, mention.sentence.from))),
    shared: asked.size === 0 ? 0 : Math.min(1, shared / Math.min(5, asked.size)),
  };
}

/** Whether a calculation goes on from a result instead of beginning with the exercise's numbers. */
function isDeep(before: string, facts: Facts): boolean {
  const expression = /[\d\s().,$€£+*/^%-]{3,60}=\s?[$€£]?$/.exec(before)?.[0];
  if (expression === undefined) return false;
  const operands = expression.match(/\d+(?:\.\d+)?/g) ?? [];
  return operands.length > 1 && operands.some((operand) => !facts.given.has(Number(operand)));
}

/** How much each cue counts. */
const weights = {
  strong: 0.35, weak: 0.15, given: -0.25, saidByStudent: -0.25, saidByTutor: -0.2, studentsResult: -0.3, announced: 0.4, calculation: 0.1,
  object: 0.2, finishing: 0.15, corrects: 0.1, last: 0.1, asks: -0.2, deep: 0.1, likeTheirs: 0, objectOfResult: 0, large: 0, asksBefore: 0, invites: -0.1, restates: -0.2, insteadOf: 0.2, shared: 0.2,
} as const;
export type Cue = keyof typeof weights;

/** Values that a reply states as results, with how final they sound. */
export function assertionsIn(text: string, facts: Facts): Assertion[] {
  const mentions = numbersIn(text);
  return mentions.flatMap((mention, at) => {
    const cues = cuesOf(mention, mentions[at + 1]?.sentence.from !== mention.sentence.from, text, facts);
    if (cues === null || (cues.strong === 0 && cues.weak === 0)) return [];
    const score = (Object.keys(weights) as Cue[]).reduce((sum, cue) => sum + weights[cue] * cues[cue], 0);
    return [{ score: Math.min(1, score), evidence: text.slice(mention.sentence.from, mention.sentence.to).trim(), mention }];
  });
}

