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
  return assessment.text === '' || !quotes
    ? inGeneral(situation, assessment, conversation)
    : byArithmetic(situation, assessment, conversation);
}

/** Says it without the student's line or value. */
function inGeneral(
  situation: Situation,
  { verdict, finding }: Assessment,
  conversation: Conversation,
): string {
  return verdict === 'slip'
    ? `${say(situation, 'slipPlain')} ${afterWrong(situation, finding ?? 'again', conversation)}`
    : say(situation, verdict);
}

function byArithmetic(situation: Situation, assessment: Assessment, conversation: Conversation): string {
  const { verdict, text, finding = 'again' } = assessment;
  const { problem } = conversation;
  const line = formatExpression(text, percentOf(situation));
  const isWhole = problem !== null && !text.includes('=') && verdict !== 'wrong' && verdict !== 'step';
  switch (verdict) {
    case 'right': {
      const whole = problem === null ? line : solvedText(problem, percentOf(situation));
      return `${say(situation, 'rightLine', whole)} ${afterSolved(situation, conversation)}`;
    }
    case 'part':
      return say(situation, 'partLine', line);
    case 'step':
      return `${say(situation, 'stepLine', line)} ${nextQuestion(situation, conversation) || say(situation, 'asks.own')}`;
    case 'holds':
      return afterHolds(situation, isWhole ? solvedText(problem, percentOf(situation)) : line, conversation);
    case 'slip':
    case 'wrong': {
      const isValue = verdict === 'wrong' && !text.includes('=') && problem !== null;
      const said = isValue
        ? say(situation, 'wrongValue', line, problemText(problem, percentOf(situation)))
        : say(situation, verdict === 'slip' ? 'slip' : 'wrongLine', line);
      return `${said} ${afterWrong(situation, finding, conversation)}`;
    }
    default:
      return say(situation, verdict);
  }
}

/** A calculation that holds: the next step of the problem in hand, or what the exercise asks. */
function afterHolds(situation: Situation, line: string, conversation: Conversation): string {
  const next = conversation.isExercise ? nextQuestion(situation, conversation) : '';
  if (next !== '') return `${say(situation, 'stepLine', line)} ${next}`;
  if (situation.task === '') return `${say(situation, 'stepLine', line)} ${say(situation, 'checkIt')}`;
  const asked = questionOf(situation.task);
  // The line is not repeated: beside the question of the exercise it would look like its answer.
  return asked === '' || asked.length > longestQuotation
    ? say(situation, 'holds')
    : `${say(situation, 'calculated')} ${say(situation, 'asksFor', asked)}`;
}

/** Where it goes wrong; after two wrong tries a worked example with other numbers where the level allows examples. */
function afterWrong(
  situation: Situation,
  finding: NonNullable<Assessment['finding']>,
  { problem, tries }: Conversation,
): string {
  const isNew = (says: string) => !situation.earlier.some(({ answer }) => answer.includes(says));
  const [example] =
    situation.examples && tries >= triesBeforeExample
      ? workedExamples(situation, problem, languageOf(situation)).filter(isNew)
      : [];
  return example ?? naming(say(situation, `look.${finding}`), problem?.unknown ?? '');
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
export function afterSolved(situation: Situation, { waiting }: Conversation): string {
  const [next] = waiting;
  return next
    ? say(situation, 'nextProblem', problemText(next, percentOf(situation)))
    : say(situation, 'checkIt');
}

/** How much of an exercise is quoted, in characters. */
const longestQuotation = 200;

/** What an exercise asks: its last question; empty for none. */
const questionOf = (task: string): string => sentencesOf(task).findLast((one) => one.endsWith('?')) ?? '';
