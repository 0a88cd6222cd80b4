import { sameValue } from '../../arithmetic/evaluate.ts';
import { plainText } from '../canonical/canonical.ts';
import type { Situation } from '../detector.ts';
import { compact, type KeyForm } from '../exact/directness/answer-forms.ts';
import { numbersIn } from '../exact/directness/answer-numbers.ts';
import { factsOf } from '../exact/directness/answer-situation.ts';
import { assessed, type Verdict } from '../hints/conversation.ts';
import { dialogueActOf } from '../scorer/messages/messages.ts';

/**
 * In a question with more words than this, a number is a result only after a word or a sign that leads to
 * one.
 */
const maxBareWords = 2;
/** Words and signs before a result: "x = 7", "so 18 km/h", "me sale 36", "da kommt 55". */
const beforeResult =
  /(?:[=≈:]|(?<!\p{L})(?:is|are|be|gets?|got|gives|makes|equals|so|then|answer|es|son|sale[n]?|da|dan|quedan?|tiene[n]?|entonces|igual a|ist|sind|also|hab|habe|kommt|ergibt|est|sont|fait|font|donc|trouve|sao|fica|tenho))\s*$/iu;

/** The longest question that is read; a longer one is an essay or a list. */
const maxLength = 600;

/** What may be said of a claim that is not the whole answer. */
const notFound: ReadonlySet<Verdict> = new Set(['part', 'step', 'wrong', 'slip', 'guessing']);

/** Whether a student has found the answer: it equals the key, or what arithmetic works out. What the reply says of it does not count. */
export function hasFoundAnswer(situation: Situation): boolean {
  const verdict = assessed(situation);
  return verdict === 'right' || (!(verdict !== null && notFound.has(verdict)) && statesAnswer(situation));
}

/**
 * Whether a question states the answer of the exercise: its last number is the answer and stands where
 * results stand, or it contains the words of the answer. What the tutor or the exercise said before does not
 * count.
 */
export function statesAnswer(situation: Situation): boolean {
  if (assessed(situation) === 'right') return true;
  if (situation.question.length > maxLength) return false;
  const { exercise, givenNumbers, tutorNumbers, tutor, task } = factsOf(situation);
  const question = plainText(situation.question);
  const results = resultIn(question);
  const said = plainText(`${task}\n${tutor}`);
  const isExerciseGiven = isGivenBefore(situation);
  const isStated = (form: KeyForm): boolean => {
    if (!isExerciseGiven(form)) return false;
    if (form.kind === 'number')
      return (
        results.some((value) => sameValue(form.value, value)) &&
        !givenNumbers.has(form.value) &&
        !tutorNumbers.has(form.value)
      );
    if (form.kind === 'words') return claimsWords(question, form.text) && !isIn(said, form.text);
    if (form.kind !== 'expression') return false;
    return compact(question).includes(form.text) && !compact(said).includes(form.text);
  };
  return exercise.some(isStated);
}

/**
 * The readings of the number that a question in canonical text states as a result: its last one, where
 * results stand.
 */
function resultIn(question: string): readonly number[] {
  const last = question.length > maxLength ? undefined : numbersIn(question).at(-1);
  if (!last) return [];
  const isResult =
    (question.match(/\p{L}+/gu)?.length ?? 0) <= maxBareWords ||
    beforeResult.test(question.slice(0, last.from));
  return isResult ? last.values : [];
}

/**
 * Tells whether an answer belongs to an exercise that was given before the question. A calculation in the
 * question is a step of the student and no exercise. An equation in it is an exercise, since students write
 * it down first.
 */
function isGivenBefore(situation: Situation): (form: KeyForm) => boolean {
  if (situation.key !== null || situation.task !== '' || equation.test(situation.question)) return () => true;
  const { exercise } = factsOf({ ...situation, question: '', memory: new Map() });
  return (form) => exercise.some((other) => JSON.stringify(other) === JSON.stringify(form));
}
/** Matches an equation with an unknown: "2x + 3 =", "= 4x". */
const equation = /(?<!\p{L})\d*\p{L}\s*(?:[-+]\s*\d+\s*)?=|=\s*\d*\p{L}(?!\p{L})/u;

/** A message that states an answer in words has at most so many words more. */
const wordsAround = 5;

function claimsWords(question: string, words: string): boolean {
  const counts = [question, words].map((text) => bare(text).trim().split(' ').length);
  const [ofQuestion = 0, ofAnswer = 0] = counts;
  return isIn(question, words) && ofQuestion <= ofAnswer + wordsAround && dialogueActOf(question) !== 'asks';
}

/** Words without signs, each with a space before and behind it. */
const bare = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
/** Whether a text contains these words. They need three characters or more; `bare` adds two spaces. */
const isIn = (text: string, words: string): boolean =>
  bare(words).length > 4 && bare(text).includes(bare(words));
