import type { AiGuidelines } from '../../contract/guidelines.ts';
import type { Situation } from '../detector.ts';
import { plainTalk } from '../families/remember.ts';
import { dialogueActOf, findSigns, isEnding } from '../scorer/messages/messages.ts';
import { type Conversation, conversationOf } from './conversation.ts';
import { problemToTry } from './examples.ts';
import { exerciseKind } from './exercise-kind.ts';
import { pointingHints, selfDoubt, stuckHints } from './hints-for.ts';
import { languageOf } from './language.ts';
import { problemAsked } from './lines.ts';
import { formatExpression } from './notation.ts';
import { isDemand, isStuck } from './points.ts';
import { problemText, solvedText } from './problems.ts';
import { afterSolved, nextQuestion, percentOf, resultHint, say } from './result.ts';
import { sentences } from './sentences.ts';
import { anyOf } from './words.ts';

/** What the practice tutor answers, and at which levels. */
export interface PracticeTalk extends Omit<Situation, 'memory' | 'ledger'> {
  readonly guidelines: AiGuidelines;
}

/** A turn of the practice tutor. */
interface Turn {
  readonly situation: Situation;
  readonly conversation: Conversation;
  readonly guidelines: AiGuidelines;
  /** Whether the level permits the answer. */
  readonly isPermissive: boolean;
}

/**
 * The practice tutor's next answer, which depends on the conversation alone: it checks calculations and sets some; elsewhere it
 * says that it cannot judge, and has a plan to fill in.
 */
export function practiceReply(talk: PracticeTalk): string {
  const { guidelines } = talk;
  const isPermissive = guidelines.directness === 'permissive';
  const examples = isPermissive || guidelines.directness === 'collaborative';
  const situation = { ...talk, examples, ledger: { disclosed: [] }, memory: new Map() };
  const answer = answerTo({ situation, conversation: conversationOf(situation), guidelines, isPermissive });
  return talk.earlier.length === 0 ? `${say(situation, 'introduction')}\n\n${answer}` : answer;
}

function answerTo(turn: Turn): string {
  const { situation, conversation, isPermissive } = turn;
  const { question } = situation;
  const { problem, solved, isPosed, isExercise } = conversation;
  if (isSad(question) || staysSad(turn)) return say(situation, 'sad');
  const result = resultHint(situation);
  if (result !== null) return result;
  if (another.test(question) || topicAlone.test(question)) return exercise(turn);
  const opening = openingFor(turn);
  if (problem !== null && !solved && (isPosed || isExercise))
    return isPermissive && (isPosed || isDemand(question) || isStuck(question))
      ? say(situation, 'solution', solvedText(problem, percentOf(situation)))
      : joined(opening, calculationStep(turn));
  return elsewhere(turn, opening);
}

const joined = (opening: string, rest: string): string => (opening === '' ? rest : `${opening} ${rest}`);

/** A problem to try; the next one of the exercise comes first. */
function exercise({ situation, conversation, guidelines }: Turn): string {
  const { problem, waiting, solved } = conversation;
  if (waiting.length > 0) return afterSolved(situation, conversation);
  if (problem !== null && !solved && situation.task !== '')
    return say(situation, 'nextProblem', problemText(problem, percentOf(situation)));
  const { directness, mathSupport } = guidelines;
  // At these levels the checks would stop an equation: they take it for a formula, or its right side for a result.
  const isPlain =
    mathSupport === 'no_formulas' ||
    directness === 'restrictive' ||
    (mathSupport === 'formulas_allowed' && situation.task !== '');
  const made = problemToTry(situation, isPlain ? 'multiply' : (problem?.topic ?? 'multiply'), !isPlain);
  return made === null ? say(situation, 'plan.free') : say(situation, 'toTry', made);
}

/** What the problem in hand needs next: an example or a small step for a student who is stuck for the second time. */
function calculationStep({ situation, conversation }: Turn): string {
  const named = problemAsked(plainTalk(situation).question);
  if (named !== null && conversation.problem !== null && named.text !== conversation.problem.text)
    return say(situation, 'useIt', formatExpression(named.text, percentOf(situation)));
  const [smaller] = stuckHints(situation, 'key-value');
  const step = smaller ?? nextQuestion(situation, conversation);
  const isFirst = smaller === undefined && isStuck(situation.question) && situation.earlier.length > 0;
  return isFirst ? `${say(situation, 'smallStep')} ${step}` : step;
}

/** A sentence before the next step, by what the message wants; empty for none. */
function openingFor({ situation, isPermissive }: Turn): string {
  const { question } = situation;
  if (selfDoubt.test(question)) return say(situation, 'discouraged');
  if (asksWho.test(question)) return say(situation, 'who');
  if (question.length <= longestGreeting && greeting.test(question)) return say(situation, 'hello');
  return isDemand(question) && !isPermissive ? say(situation, 'stays') : '';
}

/** Where arithmetic has nothing to say: one kind sentence, and a plan to fill in or a question about a line of it. */
function elsewhere({ situation, conversation }: Turn, opening: string): string {
  const { question, task, earlier } = situation;
  const exerciseIs = exerciseKind(situation);
  const isFree = task === '' && (exerciseIs === 'calculation' || exerciseIs === 'facts');
  if (thanks.test(question)) return say(situation, 'thanks');
  if (isEnding(question)) return say(situation, 'goodbye');
  if (asksToCheck.test(question) && conversation.solved) return afterSolved(situation, conversation);
  if (numberOnly.test(question) && exerciseIs !== 'writing') return say(situation, 'unknownNumber');
  const plan = say(situation, `plan.${isFree ? 'free' : exerciseIs}`);
  const begins = opening === '' ? kindSentence(situation, isFree) : opening;
  if (isFree || !earlier.some(({ answer }) => answer.includes(plan))) return joined(begins, plan);
  const last = earlier.at(-1)?.answer ?? '';
  const hints = [...stuckHints(situation, 'key-value'), ...pointingHints(situation, 'key-value')];
  // A program that reads nothing does not repeat what the student says, as if it had understood.
  return joined(begins, hints.find((hint) => !last.includes(hint) && !hint.includes('“')) ?? plan);
}

/** Says that a program cannot judge: the first time, and whenever it is asked to. Empty for other messages. */
function kindSentence(situation: Situation, isFree: boolean): string {
  const { question, earlier } = situation;
  if (isFree && dialogueActOf(question) === 'elsewhere') return say(situation, 'elsewhere');
  if (earlier.length === 0 || isStuck(question) || isFree) return '';
  const isSaid = sentences('cannot', languageOf(situation)).some((one) =>
    earlier.some(({ answer }) => answer.includes(one)),
  );
  return isSaid && !asksToCheck.test(question) ? '' : say(situation, 'cannot');
}

/** Whether a short message goes on from the first sentence of comfort: "she was 12". */
function staysSad({ situation, conversation }: Turn): boolean {
  const { question, earlier } = situation;
  const comforts = sentences('sad', languageOf(situation));
  const isComfort = earlier.map(({ answer }) => comforts.some((sentence) => answer.includes(sentence)));
  const isOther = selfDoubt.test(question) || isStuck(question) || problemAsked(question) !== null;
  return (
    isComfort.at(-1) === true && isComfort.at(-2) !== true && conversation.assessment === null && !isOther
  );
}

/** Whether a message tells of a loss or of sadness. */
const isSad = (message: string): boolean =>
  findSigns(message).distress !== null || (!/\d\s?[-+*/=]/.test(message) && loss.test(message));

const loss = anyOf('loss');
const asksWho = anyOf('who');
const asksToCheck = anyOf('check');
const thanks = anyOf('thanks');
const another = anyOf('another');
/** A message that does nothing but name a topic asks for an exercise, too. */
const topicAlone = new RegExp(`^\\W*(?:an? |some |una? )?${anyOf('topic').source}\\W*$`, 'iu');
const greeting = anyOf('greeting');
const longestGreeting = 25;
const numberOnly = /^\W*\d+(?:[.,/]\d+)?\W*\p{L}{0,8}\W*$/u;
