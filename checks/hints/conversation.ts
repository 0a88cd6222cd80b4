import { sameValue } from '../../arithmetic/evaluate.ts';
import type { Situation } from '../detector.ts';
import { oncePerSituation, plainTalk } from '../families/remember.ts';
import { oncePerText } from '../once-per-text.ts';
import { askedIn } from './asked.ts';
import { type Checked, checkLines, checkNumber, type InHand } from './by-arithmetic.ts';
import { unknownsOf, verdictByKey } from './by-key.ts';
import { type Comparison, type Message, readClaims, showsWork } from './claims.ts';
import { problemSetIn } from './examples.ts';
import { type Finding, isPartOf } from './findings.ts';
import { type KnownAnswer, knownAnswer, numbersOf } from './known.ts';
import { type Line, linesIn, problemAsked, problemsIn } from './lines.ts';
import { isSame, isSolved, type Problem } from './problems.ts';
import { anyOf } from './words.ts';

/**
 * What may be said of the student's result.
 * - right: it is the answer; part: one of several that are asked for; step: a value or line on the way
 * - holds, slip: a calculation whose sides are equal or not, whatever it is for
 * - asAnswer: right, unless it is meant for a question of the tutor in between
 * - wrong: it is not the answer; guessing: after two guesses without work that were wrong or could not be decided, none is assessed
 */
export type Verdict = Checked['verdict'] | 'asAnswer' | 'guessing';

export interface Assessment {
  readonly verdict: Verdict;
  /** The student's line or value, where arithmetic checked it; empty where only the key did. */
  readonly text: string;
  readonly finding?: Finding;
  /** Whether it is of the exercise in words, and not of the problem in hand. */
  readonly isOfStory?: boolean;
}

/** A conversation up to the student's last message. */
export interface Conversation extends InHand {
  /** Problems of the exercise that wait for their turn. */
  readonly waiting: readonly Problem[];
  /** Whether the problem in hand is that of the exercise; in a session it is what the student asks. */
  readonly isExercise: boolean;
  /** Whether the last message poses the problem in hand. */
  readonly isPosed: boolean;
  /** Whether the student has found all its results. */
  readonly solved: boolean;
  /** Wrong lines and values since the last right one. */
  readonly tries: number;
  /** Guesses without work that are wrong or cannot be decided, since the last work or right guess. */
  readonly guesses: number;
  /** What may be said of the last message; null for nothing. */
  readonly assessment: Assessment | null;
}

/** How many guesses without work are assessed. */
const assessedGuesses = 2;

/** Reads a conversation from its beginning: all that hints know of the student's work follows from what was said. */
export const conversationOf = oncePerSituation((situation: Situation): Conversation => {
  const { task, question, earlier } = plainTalk(situation);
  const comparison = comparisonOf(situation);
  const [problem = null, ...waiting] = problemsIn(task);
  let state: Conversation = {
    ...{ problem, waiting, isExercise: problem !== null, isPosed: false, solved: false },
    ...{ lines: [], found: [], tries: 0, guesses: 0, assessment: null },
  };
  const messages = [...earlier.map((past) => past.question), question];
  for (const [at, said] of messages.entries()) {
    state = withMessage(state, said, earlier[at - 1]?.answer ?? '', comparison, task === '');
    const set = problemSetIn(situation.earlier[at]?.answer ?? '');
    if (set && !(state.problem && isSame(set, state.problem))) state = opened(state, set, true);
  }
  return state;
});

/** What may be said of the result that the student claims now. */
export function assessed(situation: Situation): Verdict | null {
  if (offersNothing(situation)) return null;
  const { assessment, waiting } = conversationOf(situation);
  const verdict = assessment?.verdict ?? null;
  return verdict === 'right' && waiting.length > 0 ? 'step' : verdict;
}

/** Whether the last message is no result, line or guess: then nothing is said of it, whatever came before. */
function offersNothing(situation: Situation): boolean {
  const { question } = plainTalk(situation);
  if (question.includes('%') || linesIn(question).length > 0) return false;
  const comparison = comparisonOf(situation);
  if (isGuess(question, comparison.asked.sentences.length > 0)) return false;
  return readClaims(question, comparison).length === 0;
}

/** What claims are compared with. */
const comparisonOf = oncePerSituation((situation: Situation): Comparison => {
  const { task, earlier } = plainTalk(situation);
  const first = earlier.find((past) => past.question.includes('?'))?.question ?? '';
  const asked = askedIn(task === '' ? first : task);
  return { known: knownAnswer(situation), asked, unknowns: unknownsOf(situation, asked) };
});

/** The conversation after a message. @param sets whether a problem that the message poses is the exercise, as in a session */
function withMessage(
  before: Conversation,
  said: string,
  tutorSaid: string,
  comparison: Comparison,
  sets: boolean,
): Conversation {
  const lines = linesIn(withBase(said, before.problem));
  const state = { ...turnedTo(before, said, lines, sets), assessment: null };
  const { asked, known } = comparison;
  const claims = readClaims(said, comparison);
  const message = { said, tutorSaid, lines, claims };
  const verdict = known.hasKey ? verdictByKey(message, comparison) : null;
  const byKey = verdict ? { verdict, text: '' } : known.hasKey ? equationOfKey(lines, known.answers) : null;
  // The message poses the problem and claims no result: "3/4 + 1/8", but not "3/4 + 1/8 is 7/8".
  const isOnlyPosed =
    claims.every(({ kind }) => kind !== 'number') || (state.problem !== null && isFraction(state.problem));
  if (state.isPosed && isOnlyPosed) return { ...state, guesses: 0, assessment: byKey };
  const found = byKey ?? assess(message, state, known);
  const isWork = showsWork(said);
  const isGuessed = !isWork && (found !== null || isGuess(said, asked.sentences.length > 0));
  if (!isGuessed) return noted({ ...state, guesses: isWork ? 0 : state.guesses }, found, message);
  const guesses = state.guesses + 1;
  if (state.guesses >= assessedGuesses)
    return { ...state, guesses, assessment: { verdict: 'guessing', text: '' } };
  const isRight = found?.verdict === 'right' || found?.verdict === 'step';
  const isMissed = found === null || found.verdict === 'wrong';
  return noted({ ...state, guesses: isRight ? 0 : isMissed ? guesses : state.guesses }, found, message);
}

/** What arithmetic says of a message. */
function assess({ lines, claims }: Message, state: Conversation, known: KnownAnswer): Assessment | null {
  const { hasKey, answers, worked } = known;
  const checked = checkLines(lines, claims, state);
  // The result of a calculation that is only the student's own need not be what the exercise asks.
  const own = (one: Checked | null): Checked | null =>
    one?.verdict === 'right' && !state.isExercise ? { ...one, verdict: 'holds' } : one;
  if (hasKey) return withoutAnswerVerdict(own(checked));
  const [claim, ...more] = claims;
  if (claim?.kind !== 'number' || more.length > 0 || (checked && checked.verdict !== 'holds'))
    return own(checked);
  const inHand = checked ?? own(checkNumber(claim, state));
  if (inHand?.verdict === 'right' || inHand?.verdict === 'part') return inHand;
  const isAnswer = numbersOf(answers).some((value) => sameValue(value, claim.value));
  if (worked.length === 0 || !isAnswer || claim.unknown !== '') return inHand;
  const isLast = sameValue(worked.at(-1) ?? Number.NaN, claim.value);
  const text = claim.calculated ? (lines.at(-1)?.text ?? claim.written) : claim.written;
  return { verdict: isLast ? 'right' : 'step', text, isOfStory: true };
}

/** With a key only the key decides what the answer is: arithmetic then speaks of calculations and lines alone. */
const withoutAnswerVerdict = (checked: Checked | null): Checked | null => {
  if (checked?.verdict === 'right') return { ...checked, verdict: 'holds' };
  return checked?.verdict === 'part' || checked?.finding === 'solution' ? null : checked;
};

/** The last equation of a message, if what it leads to is an answer of the key: "3w = 21" for the width 7. */
function equationOfKey(lines: readonly Line[], answers: KnownAnswer['answers']): Checked | null {
  const { problem } = lines.findLast(({ holds }) => holds === null) ?? {};
  const values = numbersOf(answers);
  const leadsToKey = (result: number) => values.some((value) => sameValue(value, result));
  if (!problem || isSolved(problem) || problem.results.length !== 1 || !problem.results.every(leadsToKey))
    return null;
  return { verdict: 'step', text: problem.text };
}

/** "10% is 8" with what it is a part of, in an exercise on a percentage. */
const withBase = (said: string, problem: Problem | null): string =>
  problem?.topic === 'percent'
    ? said.replace(/(\d ?%)(?= ?(?:=|is |es |son ))/, `$1 of ${problem.text.split('*')[1]}`)
    : said;

/** Turns to the problem that a message is about: one that it poses, or another one of the exercise. */
function turnedTo(before: Conversation, said: string, lines: readonly Line[], sets: boolean): Conversation {
  const state = { ...before, isPosed: false };
  const posed = problemAsked(said);
  const { problem } = state;
  const worked = [posed, ...lines.map((line) => line.problem)].filter((one) => one !== null);
  const other = state.waiting.find((one) => worked.some((line) => isSame(line, one)));
  if (other) return { ...opened(state, other, true), isPosed: posed !== null && posed.unknown === '' };
  if (!posed) return isNewStory(said, lines, state) ? { ...state, problem: null } : state;
  if (problem && isSame(posed, problem)) return state;
  const belongs = problem !== null && !state.solved && isStepOf(posed, problem);
  return belongs ? state : { ...opened(state, posed, sets), isPosed: true };
}

/** Whether a calculation or an equation that a message poses is a step of the problem in hand. */
const isStepOf = (posed: Problem, problem: Problem): boolean =>
  posed.unknown === ''
    ? isFraction(posed) || isPartOf(posed, problem)
    : posed.unknown === problem.unknown && (posed.topic === problem.topic || problem.topic === 'quadratic');

/** "3/7" and "1 1/2" may be a result as well as a calculation. */
const isFraction = ({ text }: Problem): boolean => /^\d+\s?\/\s?\d+$|^\(\d+\+\d+\/\d+\)$/.test(text);

/** Whether a message brings an exercise in words: the problem before it is then no longer in hand. */
const isNewStory = (said: string, lines: readonly Line[], { isExercise, waiting }: Conversation): boolean =>
  lines.length === 0 && !(isExercise && waiting.length > 0) && isStory(said);

const isStory = oncePerText(
  (said) => (said.match(/\d+/g)?.length ?? 0) >= 2 && (said.match(/\p{L}{2,}/gu)?.length ?? 0) >= 6,
);

/** Opens a problem: what was said of the one before no longer counts. */
const opened = (state: Conversation, problem: Problem, isExercise: boolean): Conversation => ({
  ...state,
  ...{ problem, isExercise, lines: [], found: [], solved: false, tries: 0, guesses: 0 },
  waiting: state.waiting.filter((one) => !isSame(one, problem)),
});

/** Notes what a message has shown. */
function noted(state: Conversation, assessment: Assessment | null, { lines, claims }: Message): Conversation {
  if (assessment === null) return state;
  const { verdict } = assessment;
  if (verdict === 'wrong' || verdict === 'slip') return { ...state, assessment, tries: state.tries + 1 };
  const values = lines.flatMap(({ problem, holds }) =>
    holds === null && problem && isSolved(problem) ? problem.results : [],
  );
  const claimed = claims.flatMap((claim) => (claim.kind === 'number' ? [claim.value] : []));
  return {
    ...state,
    assessment,
    solved: state.solved || verdict === 'right',
    found: [...state.found, ...values, ...claimed],
    lines: [...state.lines, ...lines.filter(({ holds }) => holds !== false)],
    tries: 0,
  };
}

/** "Is it the liver?", "lungs?", "42": a short message that offers something as the answer. */
function isGuess(text: string, hasQuestion: boolean): boolean {
  if (text.length > longestGuess) return false;
  const said = text
    .trim()
    .toLowerCase()
    .replace(/^¿|[\s?]+$/g, '')
    .replace(/^(?:so|then|ok|and) /, '');
  const [start = ''] = offer.exec(said) ?? [];
  const offered = said
    .slice(start.length)
    .trim()
    .replace(/^(?:an?|the|l[ae]|una?|el) /, '');
  if (start === '') return hasQuestion && /^-?\d[\d.,/]*\s?\p{L}{0,12}$/u.test(said);
  return /^[\p{L}\d.,/-]+(?: \p{L}+)?$/u.test(offered) && !notOffered.test(said);
}

const longestGuess = 70;
const offer = new RegExp(`^(?:${anyOf('offer').source})`, 'iu');
const notOffered = anyOf('notOffered');
