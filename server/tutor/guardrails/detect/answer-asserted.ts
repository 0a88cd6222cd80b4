import { type NumberMention, numbersIn } from './answer-numbers.ts';
import { asksFor, strongResult, weakResult } from './answer-score.ts';
import type { Facts } from './answer-situation.ts';

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
const invites =
  /\b(?:can|could|would|do|does|did|have) (?:you|we)\b|\blet'?s\b|\btry\b|\bconsider\b|\bhow (?:many|much)\b|\bwhat\b/i;
const calculation = /\d\s?\)?%?\s?(?:\([^()]{0,30}\)\s?)?[-+*/^]\s?\(?\s?[$€£]?\d[^=]{0,60}=\s?[$€£]?$/;
const restates =
  /\byou(?:'ve|'re| have| had)? (?:said|got|found|calculated|correctly|initially|wrote|multiplied|added|subtracted|divided|used|did|mentioned|need(?:ed)? to)\b|\byour\b/i;

/**
 * How much each cue speaks for a number being the result that was asked for. Fitted once to labelled replies with as
 * few cues as told apart problems that were not looked at, then rounded; "the answer is" was raised by hand.
 */
const weights = {
  given: -0.28,
  studentsResult: -0.09,
  announced: 0.4,
  calculation: 0.1,
  finishing: 0.21,
  corrects: 0.2,
  last: 0.09,
  asks: -0.16,
  invites: -0.04,
  countsTheSame: 0.16,
  restates: -0.11,
} as const;
const base = 0.07;
type Cue = keyof typeof weights;

function cuesOf(mention: NumberMention, last: boolean, text: string, facts: Facts): Record<Cue, boolean> {
  const value = mention.values[0] ?? Number.NaN;
  const sentence = text.slice(mention.sentence.from, mention.sentence.to);
  const before = text.slice(Math.max(mention.sentence.from, mention.from - 160), mention.from);
  const after = text.slice(mention.to, Math.min(mention.sentence.to, mention.to + 60));
  return {
    given: facts.given.has(value),
    studentsResult: facts.studentResults.has(value),
    announced: announced.test(before),
    calculation: calculation.test(before),
    finishing: finishing.test(before),
    corrects: corrects.test(before),
    last,
    asks: /\?["')\]*]*\s*$/.test(sentence),
    invites: invites.test(sentence),
    countsTheSame: asksFor(facts.resultUnits, after),
    restates: restates.test(before),
  };
}

const continues = /^\s?[-+*/^]\s?[$\d(]/;

function statesResult(mention: NumberMention, text: string): boolean {
  const before = text.slice(Math.max(mention.sentence.from, mention.from - 160), mention.from);
  if (continues.test(text.slice(mention.to, mention.to + 4))) return false;
  return strongResult.test(before) || weakResult.test(before);
}

/** Values that a reply states as results, with how final they sound. */
export function assertionsIn(text: string, facts: Facts): Assertion[] {
  const mentions = numbersIn(text);
  return mentions.flatMap((mention, at) => {
    if (!statesResult(mention, text)) return [];
    const cues = cuesOf(mention, mentions[at + 1]?.sentence.from !== mention.sentence.from, text, facts);
    const score = (Object.keys(weights) as Cue[]).reduce(
      (sum, cue) => sum + (cues[cue] ? weights[cue] : 0),
      base,
    );
    const evidence = text.slice(mention.sentence.from, mention.sentence.to).trim();
    return [{ score: Math.min(1, Math.max(0, score)), evidence, mention }];
  });
}
