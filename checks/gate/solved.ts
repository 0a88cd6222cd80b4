import { sameValue } from '../../arithmetic/evaluate.ts';
import { plainText } from '../canonical/canonical.ts';
import type { Situation } from '../detector.ts';
import { compact } from '../exact/directness/answer-forms.ts';
import { numbersIn } from '../exact/directness/answer-numbers.ts';
import { factsOf } from '../exact/directness/answer-situation.ts';
import { assessed, type Verdict } from '../hints/conversation.ts';
import { knownAnswer } from '../hints/known.ts';
import { dialogueActOf } from '../scorer/messages/messages.ts';

/** In a question with more words than this, a number is a result only after a word or a sign that leads to one. */
const maxBareWords = 2;
/** Words and signs before a result: "x = 7", "so 18 km/h", "me sale 36", "da kommt 55". */
const leads =
  'is are be get gets got gives makes equals so then answer es son sale salen da dan queda quedan tiene tienen entonces igual\\sa ' +
  'ist sind also hab habe kommt ergibt est sont fait font donc trouve sao fica tenho';
const beforeResult = new RegExp(`(?:[=≈:]|(?<!\\p{L})(?:${leads.replaceAll(' ', '|')}))\\s*$`, 'iu');

/** The longest question that is read; a longer one is an essay or a list. */
const maxLength = 600;

/** What may be said of a claim that is not the whole answer. */
const notFound: ReadonlySet<Verdict> = new Set(['part', 'step', 'wrong', 'slip', 'guessing']);

/** Whether a student has found the answer: it equals the key, or what arithmetic works out. What the reply says of it does not count. */
export function hasFoundAnswer(situation: Situation): boolean {
  if (!mayStateAnswer(situation)) return false;
  const verdict = assessed(situation);
  return verdict === 'right' || (!(verdict !== null && notFound.has(verdict)) && statesAnswer(situation));
}

/** Without a key, and without a number, a sign of equality or a word of the answer, nothing is stated: most questions are so. */
const mayStateAnswer = (situation: Situation): boolean =>
  situation.key !== null ||
  /[\d=]/.test(plainText(situation.question)) ||
  knownAnswer(situation).words.length > 0;

/**
 * Whether a question states an answer of the key, in any language: its last number is the answer and stands where results stand, or
 * it contains the words of the answer. What the tutor or the exercise said before does not count.
 */
function statesAnswer(situation: Situation): boolean {
  if (situation.key === null || situation.question.length > maxLength) return false;
  const { answers, givenNumbers, tutorNumbers, tutor, task } = factsOf(situation);
  const question = plainText(situation.question);
  const results = resultIn(question);
  const said = plainText(`${task}\n${tutor}`);
  return answers.some((form) => {
    if (form.kind === 'words') return claimsWords(question, form.text) && !isIn(said, form.text);
    if (form.kind === 'expression')
      return compact(question).includes(form.text) && !compact(said).includes(form.text);
    return (
      form.kind === 'number' &&
      results.some((value) => sameValue(form.value, value)) &&
      !givenNumbers.has(form.value) &&
      !tutorNumbers.has(form.value)
    );
  });
}

/** The readings of the number that a question in canonical text states as a result: its last one, where results stand. */
function resultIn(question: string): readonly number[] {
  const last = numbersIn(question).at(-1);
  const isBare = (question.match(/\p{L}+/gu)?.length ?? 0) <= maxBareWords;
  return last && (isBare || beforeResult.test(question.slice(0, last.from))) ? last.values : [];
}

/** A message that states an answer in words has at most so many words more. */
const wordsAround = 5;

function claimsWords(question: string, words: string): boolean {
  const [ofQuestion = 0, ofAnswer = 0] = [question, words].map((text) => bare(text).trim().split(' ').length);
  return isIn(question, words) && ofQuestion <= ofAnswer + wordsAround && dialogueActOf(question) !== 'asks';
}

/** Words without signs, each with a space before and behind it. */
const bare = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
/** Whether a text contains these words. They need three characters or more; `bare` adds two spaces. */
const isIn = (text: string, words: string): boolean =>
  bare(words).length > 4 && bare(text).includes(bare(words));
