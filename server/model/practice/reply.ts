import { readTalk, type TalkReading } from '../../../guardrails/guardrails.ts';
import type { Talk } from '../model.ts';
import { readConversation } from './conversation.ts';
import { makeExercise } from './exercises.ts';
import { asksForExercise } from './intents.ts';
import { afterSolved, exampleOf, nextHint, onAssessment, solution } from './next-answer.ts';
import { namesPercent } from './notation.ts';
import { offersFor, quoteFromTask } from './offers.ts';
import { unsupportedLanguageNotice } from './other-languages.ts';
import { type Problem, resultsOf, type Topic } from './problems.ts';
import {
  choose,
  fillGap,
  hasProblem,
  isStory,
  isWithoutFormulas,
  mayAnswer,
  onlyLikely,
  setProblem,
  type Turn,
} from './turn.ts';
import type { Wording } from './wording/wording.ts';
import { wordings } from './wording/wordings.ts';

/** The practice tutor's next answer, which depends on the conversation alone. */
export function practiceReply(talk: Talk): string {
  const turn = turnOf(talk, true);
  const answer = unsupportedLanguageNotice(talk.question) ?? answerTo(turn);
  return talk.earlier.length === 0 ? `${turn.words.introduction}\n\n${answer}` : answer;
}

/**
 * The next step of a calculation, for a conversation with another model whose reply was stopped. Empty when neither the exercise
 * nor the first question is a calculation.
 */
export function practiceHint(talk: Talk): string {
  const turn = turnOf(talk, false);
  const [first] = turn.reading.earlier;
  const begins = first
    ? readConversation({ ...turn.reading, earlier: [], question: first.question }, false)
    : turn.now;
  if (!hasProblem(turn) || begins.problem === null) return '';
  return turn.now.assessment ? onAssessment(turn, turn.now.assessment) : nextHint(turn);
}

function turnOf(talk: Talk, setsExercises: boolean): Turn {
  const reading = readTalk({ ...talk, ledger: { disclosed: [] } });
  return { talk, reading, now: readConversation(reading, setsExercises), words: wordings[reading.language] };
}

function answerTo(turn: Turn): string {
  const { now, words, reading } = turn;
  const { intent, topic, table } = now.message;
  if (now.assessment) return onAssessment(turn, now.assessment);
  if (intent === 'sadness' || continuesTopic(turn, words.sadness)) return choose(turn, words.sadness);
  if (now.isPosed && hasProblem(turn)) return mayAnswer(turn) ? solution(turn) : nextHint(turn);
  if (asksForExercise(intent, table) || (topic !== null && intent === null)) return exercise(turn);
  const { assessment: keyAssessment } = reading;
  if (keyAssessment !== null && keyAssessment in words.key)
    return choose(turn, words.key[keyAssessment as keyof Wording['key']]);
  if (intent === 'goodbye' || intent === 'greeting' || intent === 'thanks')
    return choose(turn, words[intent]);
  const likely = mayAnswer(turn) && intent === null ? onlyLikely(turn) : null;
  if (likely !== null) return fillGap(words.likely, likely);
  return onward(turn, openingFor(turn));
}

/** The next problem of the assignment, or a new one. */
function exercise(turn: Turn): string {
  const { now, words, reading, talk } = turn;
  const { topic, intent } = now.message;
  if (topic === null && intent === 'next' && now.isFromTask) {
    if (now.waiting.length > 0) return afterSolved(turn);
    if (hasProblem(turn) && !now.solved && !now.isOwn)
      return fillGap(words.next, setProblem(turn, turn.now.problem));
  }
  const kind = topic ?? now.problem?.topic ?? defaultTopic(reading);
  // At these levels the checks would stop an equation: they take it for a formula, or its right side for a
  // result.
  const isEquation = kind === 'equation' || kind === 'quadratic';
  const isRefused = isWithoutFormulas(talk) || talk.guidelines.directness === 'restrictive';
  const usable = isEquation && isRefused ? 'multiply' : kind;
  // Exercises, and nothing else, are in bold (exercises.ts).
  const made = talk.earlier.filter(({ answer }) => answer.includes('**')).length;
  const results = now.problem ? resultsOf(now.problem).map(String) : [];
  const choices = Array.from({ length: maxTries }, (_, at) =>
    makeExercise(usable, now.table, made + at, now.level),
  );
  // An exercise that contains its own result, or that of the last exercise, would look like an answer.
  const containsResult = (one: Problem) =>
    one.text.match(/[\d.]+/g)?.some((number) => [...results, ...resultsOf(one).map(String)].includes(number));
  const [first] = choices;
  const problem = choices.find((one) => !containsResult(one)) ?? first;
  return problem ? fillGap(choose(turn, words.exercise), setProblem(turn, problem)) : '';
}

/** How many exercises are made to find one whose numbers are no result. */
const maxTries = 8;

const defaultTopic = ({ task }: TalkReading): Topic => (namesPercent(task) ? 'percent' : 'multiply');

/** A sentence before the next step, by what the message wants; empty for none. */
function openingFor(turn: Turn): string {
  const { now, words } = turn;
  const { intent } = now.message;
  switch (intent) {
    case 'discouraged':
    case 'rude':
    case 'who':
      return choose(turn, words[intent]);
    case 'demand':
      return mayAnswer(turn) ? '' : choose(turn, words.demand);
    case 'stuck':
      return choose(turn, words.stuck);
    case 'why':
      if (now.lastWrong?.kind === 'wrong') return choose(turn, [words.rule[now.lastWrong.finding]]);
      break;
    case null:
      break;
    default:
      return '';
  }
  return isStory(turn) || (now.problem !== null && !now.solved) ? choose(turn, words.writeIt) : '';
}

/** How to go on: with the open problem, after a solved one, or with an offer where nothing can be checked. */
function onward(turn: Turn, opening: string): string {
  const { now, words } = turn;
  const { intent } = now.message;
  const said = (next: string) => (opening === '' ? next : `${opening} ${next}`);
  if (!hasProblem(turn) || (now.solved && isStory(turn))) return offerHelp(turn, opening);
  if (intent === 'how-to-check' || (now.solved && intent === 'is-it-right'))
    return said(choose(turn, words.checks[turn.now.problem.kind]));
  if (now.solved) return said(afterSolved(turn));
  if (mayAnswer(turn) && (intent === 'demand' || intent === 'stuck')) return said(solution(turn));
  return said(exampleOf(turn) || nextHint(turn));
}

/** For a message with nothing to calculate: says so kindly, and makes an offer. */
function offerHelp(turn: Turn, opening: string): string {
  const { talk, reading, now, words } = turn;
  if (now.message.value) return choose(turn, words.unknownNumber);
  const { citations } = talk.guidelines;
  const quotes = citations === undefined || citations === 'short_quotes' || citations === 'full_citations';
  if (now.message.intent === 'todo' && now.lines.length > 0 && isStory(turn)) return afterSolved(turn);
  const own = quoteFromTask(now.message, talk.task, quotes);
  if (own !== null) return fillGap(quotes ? words.assignmentSays : words.assignmentNames, own);
  const isFree = talk.task === '' && (reading.kind === 'calculation' || reading.kind === 'facts');
  const { all, fitting } = offersFor(isFree ? 'free' : reading.kind, now.message.words);
  const last = talk.earlier.at(-1)?.answer ?? '';
  const fresh = fitting.map((key) => words.offers[key]).filter((text) => !last.includes(text));
  const offer = choose(turn, fresh.length > 0 ? fresh : all.map((key) => words.offers[key]));
  if (opening !== '') return `${opening} ${offer}`;
  return talk.earlier.length === 0 ? offer : `${choose(turn, words.onlyCalculations)} ${offer}`;
}

/** Whether the last answer has one of these sentences, and the message says nothing of another kind. */
function continuesTopic({ talk, now }: Turn, sentences: readonly string[]): boolean {
  const last = talk.earlier.at(-1)?.answer ?? '';
  const { intent, posed, equalities } = now.message;
  return (
    intent === null &&
    posed === null &&
    equalities.length === 0 &&
    sentences.some((sentence) => last.includes(sentence))
  );
}
