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
  /\b(?:so|therefore|thus|hence|total|totals|altogether|in all|actual|actually|correct|final|finally|also|insgesamt|donc|en total|por lo tanto)\b/i;
const invites = /\?\s*$|\b(?:can|could|would|do|does|did|have) (?:you|we)\b|\blet'?s\b|\btry\b|\bremember\b/i;
const calculation = /\d\s?\)?\s?[-+*/^]\s?\(?\s?[$€£]?\d[^=]{0,40}=\s?[$€£]?$/;

/** Values that a reply states as results and that nobody named before, with how final they sound. */
export function assertionsIn(text: string, facts: Facts): Assertion[] {
  const mentions = numbersIn(text);
  return mentions.flatMap((mention, at) => {
    const value = mention.values[0] ?? Number.NaN;
    const before = text.slice(Math.max(mention.sentence.from, mention.from - 80), mention.from);
    const named = facts.given.has(value) || facts.studentNumbers.has(value) || facts.tutorNumbers.has(value);
    const strong = strongResult.test(before);
    if (!strong && !weakResult.test(before)) return [];
    const after = text.slice(mention.to, Math.min(mention.sentence.to, mention.to + 50));
    if (/^\s?[-+*/^]\s?[$\d(]/.test(after)) return [];
    const sentence = text.slice(mention.sentence.from, mention.sentence.to);
    const lastOfSentence = mentions[at + 1]?.sentence.from !== mention.sentence.from;
    let score = strong ? 0.35 : 0.15;
    if (named) score -= announced.test(before) ? 0.1 : 0.25;
    if (announced.test(before)) score += 0.4;
    if (calculation.test(before)) score += 0.1;
    if (asksFor(facts.asked, after)) score += 0.2;
    if (finishing.test(before)) score += 0.15;
    if (lastOfSentence) score += 0.1;
    if (invites.test(sentence)) score -= 0.2;
    return [{ score: Math.min(1, score), evidence: sentence.trim(), mention }];
  });
}

const asksName =
  /\b(?:name|called|what (?:kind|type|shape|word)|which|who|where|capital|heißt|s'appelle|llama)\b[^?]*\?/i;
const names =
  /\b(?:(?:is|are|was) (?:actually |really |indeed |in fact |therefore )?(?:called|named|known as)|the (?:correct |right |actual )?(?:answer|name|word|term)(?: for \w+(?: \w+){0,4})? (?:is|was|would be)|it'?s (?:actually|called)|we call (?:it|this|that|them)|meant to say)\s+(?:an? |the )?["']?(\p{L}{3,30})/giu;

/** Words that a reply gives as the name that was asked for. */
export function namedWordIn(text: string, facts: Facts): string | null {
  if (!asksName.test(facts.lastAsked)) return null;
  const said = facts.student.toLowerCase();
  for (const [evidence, word = ''] of text.matchAll(names))
    if (!said.includes(word.toLowerCase())) return evidence;
  return null;
}
