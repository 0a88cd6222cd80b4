import type { Situation } from '../detector.ts';
import { sentencesOf } from './asked.ts';
import { type Assessment, type Conversation, conversationOf } from './conversation.ts';
import { workedExamples } from './examples.ts';
import { languageOf } from './language.ts';
import { nextStep } from './next-step.ts';
import { formatExpression } from './notation.ts';
import { problemText, solvedText } from './problems.ts';
import { filled, type SentenceKey, sentences, unsaid } from './sentences.ts';

/** How many wrong tries come before a worked example. */
const triesBeforeExample = 2;

/** A sentence under a key, the one that was used least recently. */
export const say = (situation: Situation, key: SentenceKey, ...words: readonly string[]): string =>
  filled(unsaid(sentences(key, languageOf(situation)), situation.earlier), ...words);

/** The word between a percentage and its base. */
export const percentOf = (situation: Situation): string => (languageOf(situation) === 'en' ? 'of' : 'de');

/**
 * What is said of the student's result, with a question that goes on from it; null when nothing can be said.
 * @param continues whether it follows a part of a reply, which may have assessed a guess already
 * @param quotes whether it may repeat the student's line, which a check may stop
 */
export function resultHint(situation: Situation, continues = false, quotes = true): string | null {
  const conversation = conversationOf(situation);
  const { assessment } = conversation;
  if (assessment === null || (continues && assessment.verdict === 'guessing')) return null;
  if (assessment.text !== '' && quotes) return byArithmetic(situation, assessment, conversation);
  return assessment.verdict === 'slip'
    ? `${say(situation, 'slipPlain')} ${afterWrong(situation, assessment, conversation)}`
    : say(situation, assessment.verdict);
}

/** What is said with the student's line or value. */
function byArithmetic(situation: Situation, assessment: Assessment, conversation: Conversation): string {
  const { verdict, text, isOfStory } = assessment;
  const { problem } = conversation;
  const of = percentOf(situation);
  const line = formatExpression(text, of);
  const isValue = problem !== null && !text.includes('=');
  const whole = problem === null || isOfStory ? line : solvedText(problem, of);
  switch (verdict) {
    case 'right':
      return `${say(situation, 'rightLine', whole)} ${afterSolved(situation, conversation)}`;
    case 'part':
      return say(situation, 'partLine', line);
    case 'step':
      return `${say(situation, 'stepLine', line)} ${nextQuestion(situation, conversation) || say(situation, 'asks.own')}`;
    case 'holds':
      return afterHolds(situation, isValue ? whole : line, conversation);
    case 'slip':
      return `${say(situation, 'slip', line)} ${afterWrong(situation, assessment, conversation)}`;
    case 'wrong': {
      const said = isValue
        ? say(situation, 'wrongValue', line, problemText(problem, of))
        : say(situation, 'wrongLine', line);
      return `${said} ${afterWrong(situation, assessment, conversation)}`;
    }
    default:
      return say(situation, verdict);
  }
}

/** A calculation that holds: the next step of the problem in hand, or what the exercise asks. */
function afterHolds(situation: Situation, line: string, conversation: Conversation): string {
  const next = conversation.isExercise ? nextQuestion(situation, conversation) : '';
  if (next !== '' || situation.task === '')
    return `${say(situation, 'stepLine', line)} ${next || say(situation, 'checkIt')}`;
  const asked = sentencesOf(situation.task).findLast((one) => one.endsWith('?')) ?? '';
  // The line is not repeated: beside the question of the exercise it would look like its answer.
  return asked === '' || asked.length > longestQuotation
    ? say(situation, 'holds')
    : `${say(situation, 'calculated')} ${say(situation, 'asksFor', asked)}`;
}

/** How much of an exercise is quoted, in characters. */
const longestQuotation = 200;

/** Where it goes wrong; after two wrong tries a worked example with other numbers where the level allows examples. */
function afterWrong(
  situation: Situation,
  { finding = 'again' }: Assessment,
  { problem, tries }: Conversation,
): string {
  const isNew = (says: string) => !situation.earlier.some(({ answer }) => answer.includes(says));
  const needsExample = situation.examples && tries >= triesBeforeExample;
  const examples = needsExample ? workedExamples(situation, problem, languageOf(situation)) : [];
  return examples.find(isNew) ?? naming(say(situation, `look.${finding}`), problem?.unknown ?? '');
}

/** A sentence with the unknown of the problem in hand. */
const naming = (sentence: string, unknown: string): string =>
  sentence.replaceAll('#', unknown === '' ? 'x' : unknown);

/** A question about the next step of the problem in hand; empty without one that is open. */
export function nextQuestion(situation: Situation, { problem, lines, found, solved }: Conversation): string {
  if (problem === null || solved) return '';
  return naming(say(situation, `next.${nextStep(problem, lines, found)}`), problem.unknown);
}

/** The next problem of the exercise, or how to check the result. */
export function afterSolved(situation: Situation, { waiting, problem }: Conversation): string {
  const [next] = waiting;
  if (next) return say(situation, 'nextProblem', problemText(next, percentOf(situation)));
  const unknown = problem?.unknown ?? '';
  return unknown === '' ? say(situation, 'checkIt') : naming(say(situation, 'look.solution'), unknown);
}
