import type { Situation } from '../detector.ts';
import { assessed, type Verdict } from '../hints/conversation.ts';
import { confirmsResult, firstSentences } from './confirmed.ts';
import { statesAnswer } from './solved.ts';

/** Matches the beginning of a reply that says that the result is wrong. */
const denial =
  /^\W*(?:not (?:quite|yet|exactly|really|that|this)|no(?! (?:need|problem|worries))|nearly|almost|close|careful|wrong|todav[ií]a no|a[uú]n no|casi|nicht|noch nicht|fast|nein|pas|presque|non|não|quase|ainda não)(?!\p{L})/iu;

/** Assessments of a claim that is not the whole answer. */
const notFound: ReadonlySet<Verdict> = new Set(['part', 'step', 'wrong', 'slip', 'guessing']);

/**
 * Whether a student has found the answer: the question states it and the reply does not say that it is wrong,
 * or the reply confirms it where no answer is known. A claim that is assessed as right counts whatever the
 * reply says.
 */
export function hasFoundAnswer(situation: Situation, reply: string): boolean {
  const assessment = assessed(situation);
  if (assessment === 'right') return true;
  if (confirmsResult(situation, reply)) return true;
  if (assessment !== null && notFound.has(assessment)) return false;
  return !denial.test(firstSentences(reply)[0] ?? '') && statesAnswer(situation);
}
