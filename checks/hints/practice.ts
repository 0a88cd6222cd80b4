import type { AiGuidelines } from '../../contract/guidelines.ts';
import type { Situation } from '../detector.ts';
import { plainTalk } from '../families/remember.ts';
import { dialogueActOf, findSigns, isEnding } from '../scorer/messages/messages.ts';
import { type Conversation, conversationOf } from './conversation.ts';
import { problemToTry } from './examples.ts';
import { exerciseKind } from './exercise-kind.ts';
import { pointingHints, stuckHints } from './hints-for.ts';
import { languageOf } from './language.ts';
import { problemAsked } from './lines.ts';
import { formatExpression } from './notation.ts';
import { problemText, solvedText, type Topic } from './problems.ts';
import { afterSolved, nextQuestion, percentOf, resultHint, say } from './result.ts';
import { sentences } from './sentences.ts';
import { isDemand, isStuck } from './stuck.ts';

/** What the practice tutor answers, and at which levels. */
export interface PracticeTalk extends Omit<Situation, 'memory' | 'ledger'> {
  readonly guidelines: AiGuidelines;
}

/** A turn of the practice tutor. */
interface Turn {
  readonly talk: PracticeTalk;
  readonly situation: Situation;
  readonly conversation: Conversation;
}

/**
 * The practice tutor's next answer, which depends on the conversation alone: it checks calculations and sets some; elsewhere it
 * says that it cannot judge, and has a plan to fill in.
 */
export function practiceReply(talk: PracticeTalk): string {
  const { directness } = talk.guidelines;
  const examples = directness === 'collaborative' || directness === 'permissive';
  const situation = { ...talk, examples, ledger: { disclosed: [] }, memory: new Map() };
  const turn = { talk, situation, conversation: conversationOf(situation) };
  const answer = answerTo(turn);
  return talk.earlier.length === 0 ? `${say(situation, 'introduction')}\n\n${answer}` : answer;
}

const isPermissive = ({ talk }: Turn): boolean => talk.guidelines.directness === 'permissive';

function answerTo(turn: Turn): string {
  const { situation, conversation } = turn;
  const { question } = situation;
  const { problem, solved, isPosed } = conversation;
  if (isSad(question) || staysSad(turn)) return say(situation, 'sad');
  const result = resultHint(situation);
  if (result !== null) return solved && problem !== null ? withOffer(turn, result) : result;
  if (asksForExercise(question)) return exercise(turn);
  const opening = openingFor(turn);
  if (problem !== null && !solved && (isPosed || conversation.isExercise))
    return isPermissive(turn) && (isPosed || isDemand(question) || isStuck(question))
      ? say(situation, 'solution', solvedText(problem, percentOf(situation)))
      : joined(opening, calculationStep(turn));
  return elsewhere(turn, opening);
}

const joined = (opening: string, rest: string): string => (opening === '' ? rest : `${opening} ${rest}`);

/** After a session's problem is solved: the answer, and the offer of another one the first time. */
function withOffer({ situation }: Turn, result: string): string {
  const offer = say(situation, 'another');
  const isOffered = situation.earlier.some(({ answer }) => answer.includes(offer));
  return situation.task !== '' || isOffered ? result : `${result} ${offer}`;
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
function openingFor(turn: Turn): string {
  const { situation } = turn;
  const { question } = situation;
  if (thinksLittle.test(question)) return say(situation, 'discouraged');
  if (asksWho.test(question)) return say(situation, 'who');
  if (greets.test(question)) return say(situation, 'hello');
  return isDemand(question) && !isPermissive(turn) ? say(situation, 'stays') : '';
}

/** Where arithmetic has nothing to say: one kind sentence, and a plan to fill in or a question about a line of it. */
function elsewhere(turn: Turn, opening: string): string {
  const { situation, conversation } = turn;
  const { question, task, earlier } = situation;
  const exerciseIs = exerciseKind(situation);
  const isFree = task === '' && (exerciseIs === 'calculation' || exerciseIs === 'facts');
  if (thanks.test(question)) return say(situation, 'thanks');
  if (isEnding(question)) return say(situation, 'goodbye');
  if (asksToCheck.test(question) && conversation.solved) return afterSolved(situation, conversation);
  if (numberOnly.test(question) && exerciseIs !== 'writing') return say(situation, 'unknownNumber');
  const plan = say(situation, `plan.${isFree ? 'free' : exerciseIs}`);
  const begins = opening === '' ? kindSentence(turn, isFree) : opening;
  if (isFree || !earlier.some(({ answer }) => answer.includes(plan))) return joined(begins, plan);
  const last = earlier.at(-1)?.answer ?? '';
  const hints = [...stuckHints(situation, 'key-value'), ...pointingHints(situation, 'key-value')];
  // A program that reads nothing does not repeat what the student says, as if it had understood.
  return joined(begins, hints.find((hint) => !last.includes(hint) && !hint.includes('“')) ?? plan);
}

/** Says that a program cannot judge: the first time, and whenever it is asked to. Empty for other messages. */
function kindSentence({ situation }: Turn, isFree: boolean): string {
  const { question, earlier } = situation;
  if (isFree && dialogueActOf(question) === 'elsewhere') return say(situation, 'elsewhere');
  if (earlier.length === 0 || isStuck(question) || isFree) return '';
  const language = languageOf(situation);
  const isSaid = earlier.some(({ answer }) =>
    sentences('cannot', language).some((one) => answer.includes(one)),
  );
  return isSaid && !asksToCheck.test(question) ? '' : say(situation, 'cannot');
}

/** A problem to try; the next one of the exercise comes first. */
function exercise({ talk, situation, conversation }: Turn): string {
  const { problem, waiting, solved } = conversation;
  if (waiting.length > 0) return afterSolved(situation, conversation);
  const isOpen = problem !== null && !solved && situation.task !== '';
  if (isOpen) return say(situation, 'nextProblem', problemText(problem, percentOf(situation)));
  const { directness, mathSupport } = talk.guidelines;
  // At these levels the checks would stop an equation: they take it for a formula, or its right side for a result.
  const isPlain =
    mathSupport === 'no_formulas' ||
    directness === 'restrictive' ||
    (mathSupport === 'formulas_allowed' && situation.task !== '');
  const topic: Topic = problem?.topic ?? 'multiply';
  const asked = isPlain ? { ...situation, question: '' } : situation;
  const made = problemToTry(asked, isPlain ? 'multiply' : topic);
  return made === null
    ? say(situation, 'plan.free')
    : say(situation, 'toTry', problemText(made, percentOf(situation)));
}

/** Whether a short message goes on from the first sentence of comfort: "she was 12". */
function staysSad({ situation, conversation }: Turn): boolean {
  const { question, earlier } = situation;
  const comforts = sentences('sad', languageOf(situation));
  const isComfort = earlier.map(({ answer }) => comforts.some((sentence) => answer.includes(sentence)));
  const isOther = thinksLittle.test(question) || isStuck(question) || problemAsked(question) !== null;
  return (
    isComfort.at(-1) === true && isComfort.at(-2) !== true && conversation.assessment === null && !isOther
  );
}

/** Whether a message tells of a loss or of sadness. */
const isSad = (message: string): boolean =>
  findSigns(message).distress !== null || (!/\d\s?[-+*/=]/.test(message) && loss.test(message));

const loss =
  /(?<!\p{L})(?:died|passed away|is (?:dead|dying|in hospital)|(?:i['’]?m|i am|feel(?:ing)?) (?:so |very |really )?(?:sad|lonely|upset)|can['’]?t (?:concentrate|focus)|murió|fallecid[oa]|(?:estoy|me siento) (?:muy )?(?:triste|sol[oa]))(?!\p{L})/iu;
const thinksLittle =
  /(?<!\p{L})(?:i['’]?m (?:so |just |too )?(?:stupid|dumb|bad at|an idiot)|everyone else|too hard for me|i hate (?:math|maths|this)|soy (?:muy |tan )?(?:tont[oa]|mal[oa]))(?!\p{L})/iu;
const asksWho =
  /(?<!\p{L})(?:(?:are|r) (?:you|u) (?:an? )?(?:robot|bot|ai|human|real|person|chatgpt)|(?:who|what) are you|eres (?:un )?(?:robot|humano|persona)|quién eres)(?!\p{L})/iu;
const numberOnly = /^\W*\d+(?:[.,/]\d+)?\W*\p{L}{0,8}\W*$/u;
const asksToCheck =
  /(?<!\p{L})(?:check|right|correct|good|done|mistakes?|spell\p{L}*|forg[eo]t|comprueb\p{L}+|comprobar|bien|correcto|revisa\p{L}*|faltas?|list[oa])(?!\p{L})/iu;
const greets = /^\W*(?:hi|hey|hello|hola|buenas|buenos días|good (?:morning|afternoon))(?!\p{L}).{0,12}$/iu;
const thanks = /(?<!\p{L})(?:thanks?(?: you| u)?|thank you|thx|ty|gracias)(?!\p{L})/iu;
const exerciseWords =
  /(?<!\p{L})(?:next(?: one)?|another(?: one)?|one more|more (?:exercises?|questions?|problems?)|(?:an?|some|practice) (?:practice )?(?:exercises?|questions?|problems?)|quiz me|test me|times tables?|one with|harder|easier|otr[oa]s?|siguiente|(?:dame|ponme) (?:un )?ejercicios?)(?!\p{L})/iu;
/** A message that does nothing but name a kind of exercise asks for one, too. */
const kindOnly =
  /^\W*(?:an? |some |una? )?(?:fractions?|per ?cent|percentages?|equations?|units?|fracciones|porcentajes|ecuaciones|unidades)\W*$/iu;
const asksForExercise = (message: string): boolean => exerciseWords.test(message) || kindOnly.test(message);
