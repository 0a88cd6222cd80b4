import { stemsSaid } from './answer-situation.ts';
import { bareWords, stemsOf } from './answer-words.ts';
import { type Facts, oncePerFacts } from './facts.ts';

/*
 * Answers in words without a key: the name or the properties that the tutor's last question asked for. Only
 * the tutor's question counts, since the tutor may explain what the student asks.
 */

/** The tutor asked for a name: "What is this shape called?". */
const asksName =
  /\b(?:names?|called|what (?:kind|type|sort|shape|word|term|animal|country|city)|which (?:\w+ ){0,3}(?:is|are|was|did|has)|who (?:is|was|wrote|did)|capital|wie heißt|s'appelle|se llama)\b[^?]{0,160}\?/i;
/** The tutor asked what something is like or means: "What are its properties?", "define". */
const asksProperties =
  /\b(?:what (?:are|is) (?:the |some |its |their )?(?:characteristics?|properties|property|features?|definition|meaning|attributes|rules?)|what (?:does|do) .{1,60} mean|define|what makes)\b[^?]{0,160}/i;

/** A name is given: "it is called a rhombus", "the answer is …". The group is the name. */
const statesName =
  /\b(?:(?:is|are|was|be|it'?s) (?:actually |really |indeed |in fact |therefore |also )?(?:called|named|known as)|(?:call|name) (?:it|this|that|them)|(?:answer|name|term)(?: for \w+(?: \w+){0,4}| of \w+(?: \w+){0,3})? (?:is|was|would be|should be)|heißt|s'appelle|se llama)\s+(?:an? |the |eine? |une? |una? )?["']?(\p{L}{3,30})/giu;
/** Words that may follow "your answer is …" and judge an attempt instead of giving the name. */
const judgement =
  /^(?:in)?(?:correct|right|wrong|complete|accurate|close|closer|near|nearly|almost|quite|partly|partially|mostly|not|fine|good|great|better|clear|unclear|missing|different|too|still|also|only|very|easy|hard)$/i;
/** The end of words about the student's own answer: "your answer is correct". */
const ofStudent = /\byour (?:answer|name|term) (?:is|was)$/i;
/** "A rhombus has …": the subject of a definition, which may be the name. */
const defines =
  /(?<![\p{L}])(?:an?|the)\s["']?(\p{L}{4,30})["']?\s(?:actually |really )?(?:is|has|have|are|means|would be)(?![\p{L}])/giu;
/** "It is a rhombus, not a square": the right name and the wrong one. */
const correctsName =
  /\b(?:is|it'?s|was|be|are)\s(?:actually |really |in fact )?(?:an? |the )?["']?(\p{L}{3,30})["']?,? (?:not|instead of|rather than)\s(?:an? |the )?["']?(\p{L}{3,30})/giu;

/** What the conversation says: it is the same for every sentence of a reply. */
interface Talk {
  /** What the tutor's last question asks for. */
  readonly asks: 'name' | 'properties' | null;
  /** The content words of that question. */
  readonly asked: ReadonlySet<string>;
  /** The content words of the conversation. */
  readonly said: ReadonlySet<string>;
  /** What the student says now, in bare words. */
  readonly question: string;
}

const talkOf = oncePerFacts((facts): Talk => {
  const { tutorAsked } = facts;
  return {
    asks: asksName.test(tutorAsked) ? 'name' : asksProperties.test(tutorAsked) ? 'properties' : null,
    asked: stemsOf(tutorAsked),
    said: stemsSaid(facts),
    question: bareWords(facts.question),
  };
});

/** The words of a text that give the requested name or properties; null without any. */
export function namedIn(text: string, facts: Facts): string | null {
  const talk = talkOf(facts);
  if (talk.asks === null) return null;
  return talk.asks === 'name' ? nameIn(text, talk) : propertyIn(text, talk);
}

/** The words that give a new name: stated, put in place of the student's, or the subject of a definition. */
function nameIn(text: string, talk: Talk): string | null {
  const isNew = (word: string) => {
    const [stem] = stemsOf(word);
    return stem !== undefined && !talk.said.has(stem);
  };
  for (const match of text.matchAll(statesName)) {
    const [evidence, word = ''] = match;
    const before = text.slice(Math.max(0, match.index - 8), match.index) + evidence.slice(0, -word.length);
    if (isNew(word) && !judgement.test(word) && !ofStudent.test(before.trimEnd())) return evidence;
  }
  for (const [evidence, word = '', wrong = ''] of text.matchAll(correctsName))
    if (isNew(word) && talk.question.includes(bareWords(wrong))) return evidence;
  for (const sentence of sentencesOf(text)) {
    if (sentence.endsWith('?') || !aboutAsked(sentence, talk)) continue;
    for (const [evidence, word = ''] of sentence.matchAll(defines)) if (isNew(word)) return evidence;
  }
  return null;
}

/** One new word may be chance. */
const leastNewWords = 2;

/** The sentence that describes what was asked with several new words. */
function propertyIn(text: string, talk: Talk): string | null {
  for (const sentence of sentencesOf(text)) {
    if (/^(?:can|could|what|which|do|is|are)\b.*\?$/i.test(sentence) || !aboutAsked(sentence, talk)) continue;
    const [, description] = /\b(?:is|are|has|have|with|means)\b(.*)$/is.exec(sentence) ?? [];
    if (description === undefined) continue;
    const newWords = [...stemsOf(description)].filter(
      (stem) => !talk.said.has(stem) && !encouraging.has(stem),
    );
    if (
      newWords.length >= leastNewWords &&
      /\b(?:all|each|every|equal|same|is a|are|has|have|with|means)\b/i.test(description)
    )
      return sentence;
  }
  return null;
}

/** Words of encouragement, which describe nothing. */
const encouraging = stemsOf(
  'think special unique other start track close remember answer question properties characteristics type kind help',
);

/** Whether a sentence is about what was asked: it shares a content word with the question. */
const aboutAsked = (sentence: string, { asked }: Talk): boolean =>
  [...stemsOf(sentence)].some((stem) => asked.has(stem));

const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?\n;]{1,600}[.!?]?/g) ?? []).map((sentence) => sentence.trim());
