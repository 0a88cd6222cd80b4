import type { TalkReading } from '../../../guardrails/guardrails.ts';
import { type Assessment, assess, calculationIn, type Progress } from './assess.ts';
import type { Equality } from './equalities.ts';
import { exerciseIn } from './exercises.ts';
import { type Message, problemsIn, readMessage } from './message.ts';
import { namesPercent, percentages } from './notation.ts';
import { isSame, isSolved, type Problem } from './problems.ts';

/** A conversation up to the student's last message. */
export interface Conversation extends Progress {
  /** Since the last right line: wrong lines, and messages that say to be stuck or demand the result. */
  readonly tries: number;
  /** Problems of the assignment that wait for their turn. */
  readonly waiting: readonly Problem[];
  /** What the last message says, and what may be said of it. */
  readonly message: Message;
  readonly assessment: Assessment;
  /** What was found wrong last. */
  readonly lastWrong: Exclude<Assessment, null> | null;
  /** The last message poses the problem. */
  readonly isPosed: boolean;
  /** The assignment poses problems that can be checked. */
  readonly isFromTask: boolean;
  /** The practice tutor set the problem. */
  readonly isOwn: boolean;
  /** How often a harder exercise was asked for, minus how often an easier one. */
  readonly level: number;
  /** The times table that was asked for last. */
  readonly table: number | null;
}

const emptyMessage: Message = {
  equalities: [],
  posed: null,
  value: null,
  intent: null,
  topic: null,
  table: null,
  words: '',
  isBareResult: true,
};

/**
 * Reads a conversation from its beginning: all that the practice tutor knows follows from what was said.
 * @param setsExercises whether the earlier answers are the practice tutor's own, which set exercises
 */
export function readConversation(talk: TalkReading, setsExercises: boolean): Conversation {
  const [problem = null, ...waiting] = problemsIn(talk.task);
  const base = baseOf(talk.task);
  const start: Conversation = {
    problem,
    waiting,
    lines: [],
    found: [],
    solved: false,
    tries: 0,
    level: 0,
    table: null,
    message: emptyMessage,
    assessment: null,
    lastWrong: null,
    isPosed: false,
    isFromTask: problem !== null,
    isOwn: false,
  };
  const before = talk.earlier.reduce((state, { question, answer }) => {
    const next = applyMessage(state, question, base);
    const set = setsExercises ? exerciseIn(answer) : null;
    return set && !(next.problem && isSame(set, next.problem))
      ? { ...openProblem(next, set), isOwn: !next.waiting.some((one) => isSame(one, set)) }
      : next;
  }, start);
  return applyMessage(before, talk.question, base);
}

/** What a bare percentage is a part of: the only other number of an assignment with a percentage. */
function baseOf(task: string): number | null {
  if (!namesPercent(task)) return null;
  const numbers = task.replace(percentages, '').match(/\d+(?:\.\d+)?/g) ?? [];
  return numbers.length === 1 ? Number(numbers[0]) : null;
}

/** The conversation after a message of the student. @param base what a bare percentage is a part of; null when it is not known */
function applyMessage(state: Conversation, said: string, base: number | null): Conversation {
  const asked = state.problem?.topic === 'percent' ? Number(state.problem.text.split('*')[1]) : base;
  const message = readMessage(said, asked);
  const level = state.level + (message.intent === 'harder' ? 1 : 0) - (message.intent === 'easier' ? 1 : 0);
  const table = message.table ?? (message.topic === null ? state.table : null);
  const next = { ...turnToProblem(state, message), message, level, table, assessment: null };
  if (next.isPosed) return next;
  // Once an equation is solved, its results count anew: naming one of two is a part of the result again.
  const assessment = assess(
    message,
    next.solved && next.problem?.kind === 'equation' ? { ...next, found: [] } : next,
  );
  return recordAssessment(next, message, assessment);
}

/** Turns to the problem that a message is about: one that it poses, or another one of the assignment. */
function turnToProblem(state: Conversation, { equalities, posed, value }: Message): Conversation {
  const same = { ...state, isPosed: false };
  const lines = equalities.map((equality) =>
    equality.kind === 'equation' ? equality.equation : calculationIn(equality),
  );
  const other = state.waiting.find((one) => [posed, ...lines].some((line) => line && isSame(line, one)));
  if (other) return { ...openProblem(state, other), isPosed: posed !== null };
  const isOpen = state.problem !== null && !state.solved;
  const [first] = lines;
  if (first?.kind === 'equation' && !isSolved(first)) {
    const belongs =
      isOpen &&
      state.problem?.kind === 'equation' &&
      state.problem.unknown === first.unknown &&
      (first.topic === state.problem.topic || state.problem.topic === 'quadratic');
    return belongs ? same : { ...openProblem(state, first), isPosed: true };
  }
  if (!posed || (state.problem && isSame(posed, state.problem))) return same;
  // "3/7" and "1 1/2" may be a result as well as a calculation.
  if (value && isOpen && /^\d+\s?\/\s?\d+$|^\(\d+\+\d+\/\d+\)$/.test(posed.text)) return same;
  return isOpen && assess({ ...emptyMessage, posed }, state)
    ? same
    : { ...openProblem(state, posed), isPosed: true };
}

/** Opens a problem: what was said of the one before no longer counts. */
const openProblem = (state: Conversation, problem: Problem): Conversation => ({
  ...state,
  problem,
  lines: [],
  found: [],
  solved: false,
  tries: 0,
  lastWrong: null,
  isOwn: false,
  waiting: state.waiting.filter((one) => !isSame(one, problem)),
});

/** Notes what a message has shown. */
function recordAssessment(state: Conversation, message: Message, assessment: Assessment): Conversation {
  const right = message.equalities.filter((equality) => equality.kind === 'equation' || equality.holds);
  if (assessment === null && (message.intent === 'stuck' || message.intent === 'demand'))
    return { ...state, assessment, tries: state.tries + 1 };
  if (assessment === null || assessment.kind === 'plan') return { ...state, assessment };
  if (assessment.kind === 'wrong') {
    const wrongProblem = state.problem && !state.solved ? null : wrongProblemIn(message.equalities);
    const current =
      wrongProblem && !(state.problem && isSame(wrongProblem, state.problem))
        ? openProblem(state, wrongProblem)
        : state;
    return { ...current, assessment, lastWrong: assessment, tries: current.tries + 1 };
  }
  const found = [...state.found, ...valuesOf(message)];
  const solved = state.solved || assessment.kind === 'solved';
  return {
    ...state,
    assessment,
    solved,
    found,
    tries: 0,
    lastWrong: null,
    lines: [...state.lines, ...right],
  };
}

/** The problem of the first line that does not hold: the student mends it next. */
const wrongProblemIn = (equalities: readonly Equality[]): Problem | null =>
  equalities
    .map((equality) => (equality.kind !== 'equation' && !equality.holds ? calculationIn(equality) : null))
    .find(Boolean) ?? null;

const valuesOf = ({ equalities, value }: Message): number[] => [
  ...equalities.flatMap((equality) =>
    equality.kind === 'equation' && isSolved(equality.equation) ? equality.equation.roots : [],
  ),
  ...(value ? [value.value] : []),
];
