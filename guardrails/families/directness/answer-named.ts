import { bareWords } from './answer-forms.ts';
import type { Facts } from './answer-situation.ts';
import { stemsOf } from './answer-words.ts';

/*
 * Answers in words without a key: the name or the properties that the tutor's last question asked for. Only the tutor's
 * question counts, since the tutor may explain what the student asks.
 */

const asksName =
  /\b(?:names?|called|what (?:kind|type|sort|shape|word|term|animal|country|city)|which (?:\w+ ){0,3}(?:is|are|was|did|has)|who (?:is|was|wrote|did)|capital|wie heißt|s'appelle|se llama)\b[^?]{0,160}\?/i;
const asksProperties =
  /\b(?:what (?:are|is) (?:the |some |its |their )?(?:characteristics?|properties|property|features?|definition|meaning|attributes|rules?)|what (?:does|do) .{1,60} mean|define|what makes)\b[^?]{0,160}/i;

const statesName =
  /\b(?:(?:is|are|was|be|it'?s) (?:actually |really |indeed |in fact |therefore |also )?(?:called|named|known as)|(?:call|name) (?:it|this|that|them)|(?:answer|name|term)(?: for \w+(?: \w+){0,4}| of \w+(?: \w+){0,3})? (?:is|was|would be|should be)|heißt|s'appelle|se llama)\s+(?:an? |the |eine? |une? |una? )?["']?(\p{L}{3,30})/giu;
const defines =
  /(?<![\p{L}])(?:an?|the)\s["']?(\p{L}{4,30})["']?\s(?:actually |really )?(?:is|has|have|are|means|would be)(?![\p{L}])/giu;
const correctsName =
  /\b(?:is|it'?s|was|be|are)\s(?:actually |really |in fact )?(?:an? |the )?["']?(\p{L}{3,30})["']?,? (?:not|instead of|rather than)\s(?:an? |the )?["']?(\p{L}{3,30})/giu;

/** The words of a text that give the requested name or properties; null without any. */
export function namedIn(text: string, facts: Facts): string | null {
  if (asksName.test(facts.tutorAsked)) return nameIn(text, facts);
  return asksProperties.test(facts.tutorAsked) ? propertyIn(text, facts) : null;
}

function nameIn(text: string, facts: Facts): string | null {
  const said = stemsOf(`${facts.student}\n${facts.tutor}\n${facts.task}`);
  const isNew = (word: string) => {
    const [stem] = stemsOf(word);
    return stem !== undefined && !said.has(stem);
  };
  for (const [evidence, word = ''] of text.matchAll(statesName)) if (isNew(word)) return evidence;
  const studentWords = bareWords(facts.question);
  for (const [evidence, word = '', wrong = ''] of text.matchAll(correctsName))
    if (isNew(word) && studentWords.includes(bareWords(wrong))) return evidence;
  for (const sentence of sentencesOf(text)) {
    if (sentence.endsWith('?') || !aboutAsked(sentence, facts)) continue;
    for (const [evidence, word = ''] of sentence.matchAll(defines)) if (isNew(word)) return evidence;
  }
  return null;
}

const leastNewWords = 2;

function propertyIn(text: string, facts: Facts): string | null {
  const known = stemsOf(`${facts.student}\n${facts.tutor}\n${facts.task}`);
  for (const sentence of sentencesOf(text)) {
    if (/^(?:can|could|what|which|do|is|are)\b.*\?$/i.test(sentence) || !aboutAsked(sentence, facts))
      continue;
    const [, description] = /\b(?:is|are|has|have|with|means)\b(.*)$/is.exec(sentence) ?? [];
    if (description === undefined) continue;
    const newWords = [...stemsOf(description)].filter((stem) => !known.has(stem) && !encouraging.has(stem));
    if (
      newWords.length >= leastNewWords &&
      /\b(?:all|each|every|equal|same|is a|are|has|have|with|means)\b/i.test(description)
    )
      return sentence;
  }
  return null;
}

const encouraging = stemsOf(
  'think special unique other start track close remember answer question properties characteristics type kind help',
);

/** Whether a sentence is about what was asked: it shares a content word with the question. */
function aboutAsked(sentence: string, facts: Facts): boolean {
  const stems = stemsOf(sentence);
  return [...stemsOf(facts.tutorAsked)].some((stem) => stems.has(stem));
}

const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?\n;]{1,600}[.!?]?/g) ?? []).map((sentence) => sentence.trim());
