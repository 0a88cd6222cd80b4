import { affirms } from './affirms.ts';
import { overlap, stemsOf } from './lesson-words.ts';
import type { MonitorStudent } from './monitor.ts';
import {
  calculates,
  isDone,
  isOnTask,
  makesNoStep,
  memoized,
  presses,
  saysLittle,
  stemsOfQuestion,
} from './question-signs.ts';
import { isContentAnswer, isSupport } from './receipts.ts';
import type { Alert } from './safeguarding.ts';
import { standingProhibitions } from './standing-prohibitions.ts';
import type { Interaction } from './tutor.ts';

/** What tells a teacher to look at a student, the most urgent first. */
export const markKinds = [
  'danger',
  'in-hand',
  'asks',
  'stuck',
  'model-fails',
  'pressing',
  'off-task',
  'found-it',
] as const;
export type MarkKind = (typeof markKinds)[number];

/** Whether a mark is that of an alert. It stays until the alert is settled, and nobody can put it off. */
export const isOfAlert = (kind: MarkKind): boolean => kind === 'danger' || kind === 'in-hand';

/** What of an alert the marks depend on. */
export type MarkedAlert = Pick<Alert, 'studentUid' | 'interactionId' | 'message' | 'isWaiting' | 'inHand'>;

/** A mark of a student, with the message that shows it; `asks` has none. */
export interface Mark {
  readonly kind: MarkKind;
  readonly interactionId: string | null;
}

/**
 * When a mark is shown. The numbers follow a teacher's judgement: one message can be a slip, three are a
 * pattern. Silence is no mark: a class is silent while its teacher talks.
 */
export const thresholds = {
  /** How many questions in a row ask the same. */
  sameQuestions: 3,
  /** How many letters of a word tell that it is the same: "hour" and "hours", "minute" and "mins". */
  sameLetters: 3,
  /** Two questions ask the same if their words overlap by at least this share (0 to 1). */
  sameOverlap: 0.6,
  /** How many answers in a row the teacher's levels stopped. */
  stoppedAnswers: 2,
  /** How many questions in a row only ask, hand over or press, without a step of the student's own. */
  questionsWithoutStep: 4,
  /** How many of the last questions are looked at, and how many of them press for the answer. */
  recentQuestions: 3,
  pressingQuestions: 2,
  /** How many of the last questions speak of something else, or have no word in common with the lesson. */
  offTaskQuestions: 2,
  /** Milliseconds without a word from the model. */
  modelSilence: 20_000,
  /**
   * A word belongs to the lesson when at least this share of the students who asked have it, and at least
   * `leastSharing` of them.
   */
  sharedWords: 0.1,
  leastSharing: 3,
  /**
   * With fewer students who have asked, the words of the lesson cannot be told from those of single
   * conversations.
   */
  fewestForWords: 12,
} as const;

/** What the marks of a class depend on besides its conversations. */
export interface ClassFacts {
  readonly now: Date;
  /** The title of the class and what it works on. */
  readonly topic: string;
  /** The alerts that wait for somebody or that somebody has in hand, the newest first, of whatever lesson. */
  readonly alerts: readonly MarkedAlert[];
  /** The ids of the students who ask for the teacher. */
  readonly asking: ReadonlySet<string>;
}

type Student = Pick<MonitorStudent, 'id' | 'messages'>;

/** The marks of each student by id, the most urgent first. A student without marks is not in the map. */
export function marksOf(students: readonly Student[], facts: ClassFacts): Map<string, Mark[]> {
  const lesson = wordsOfLesson(students, facts.topic);
  const alerts = alertsByStudent(facts.alerts);
  const marks = new Map<string, Mark[]>();
  for (const student of students) {
    const own = marksOfStudent(student, { ...facts, alert: alerts.get(student.id), lesson });
    if (own.length > 0) marks.set(student.id, own);
  }
  return marks;
}

/** The alert of each student that matters most: the newest that waits, else the newest that somebody has in hand. */
export function alertsByStudent<A extends MarkedAlert>(alerts: readonly A[]): Map<string, A> {
  const byStudent = new Map<string, A>();
  for (const alert of alerts) {
    const known = byStudent.get(alert.studentUid);
    if (known === undefined || (alert.isWaiting && !known.isWaiting)) byStudent.set(alert.studentUid, alert);
  }
  return byStudent;
}

const stemsOfAnswer = memoized(({ answer }) => stemsOf(answer));

/** The words of a lesson; null when too few students have asked to tell them. */
function wordsOfLesson(students: readonly Student[], topic: string): ReadonlySet<string> | null {
  const asking = students.filter(({ messages }) => messages.length > 0);
  if (asking.length < thresholds.fewestForWords) return null;
  const counts = new Map<string, number>();
  for (const { messages } of asking) {
    const own = new Set(messages.flatMap((one) => [...stemsOfQuestion(one), ...stemsOfAnswer(one)]));
    for (const stem of own) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const enough = Math.max(thresholds.leastSharing, asking.length * thresholds.sharedWords);
  const shared = [...counts].filter(([, count]) => count >= enough).map(([stem]) => stem);
  return new Set([...stemsOf(topic), ...shared]);
}

interface StudentFacts extends Pick<ClassFacts, 'asking' | 'now'> {
  readonly alert: MarkedAlert | undefined;
  /** The words of the lesson; null when they cannot be told. */
  readonly lesson: ReadonlySet<string> | null;
}

function marksOfStudent({ id, messages }: Student, { alert, asking, now, lesson }: StudentFacts): Mark[] {
  const found: Mark[] = [];
  if (alert) found.push({ kind: alert.isWaiting ? 'danger' : 'in-hand', interactionId: alert.interactionId });
  if (asking.has(id)) found.push({ kind: 'asks', interactionId: null });
  const last = messages.at(-1);
  if (!last) return found;
  const mark = (kind: MarkKind, shown: Interaction = last): Mark => ({ kind, interactionId: shown.id });
  if (waitsForModel(messages, now)) found.push(mark('model-fails'));
  const work = workOf(messages);
  const pressing = pressingAt(work);
  if (pressing) found.push(mark('pressing', pressing));
  const stuck = stuckAt(work, pressing !== undefined);
  if (stuck) found.push(mark('stuck', stuck));
  if (isOffTask(work, lesson)) found.push(mark('off-task'));
  const solution = solutionIn(work);
  if (solution && !stuck) found.push(mark('found-it', solution));
  return found.sort((one, other) => markKinds.indexOf(one.kind) - markKinds.indexOf(other.kind));
}

/**
 * The messages that show how the work goes: all but support texts, fixed texts and questions that the model
 * left unanswered.
 */
const workOf = (messages: readonly Interaction[]): Interaction[] =>
  messages.filter((one) => one.status !== 'failed' && !isSupport(one) && !isContentAnswer(one));

/** The first solution that a student found before any answer gave the whole away. */
function solutionIn(work: readonly Interaction[]): Interaction | undefined {
  const given = work.findIndex(({ guard }) => guard?.gaveWhole === true);
  const solved = work.findIndex(isSolved);
  return solved !== -1 && (given === -1 || given >= solved) ? work[solved] : undefined;
}

/**
 * What a student's whole lesson shows: the question of each time that the student became stuck, and that of
 * the solution which the student found alone.
 */
export function lessonMomentsOf(messages: readonly Interaction[]): {
  stuck: Interaction[];
  found: Interaction | undefined;
} {
  const work = workOf(messages);
  const stuck: Interaction[] = [];
  let wasStuck = false;
  for (let end = 1; end <= work.length; end++) {
    const soFar = work.slice(0, end);
    const at = stuckAt(soFar, pressingAt(soFar) !== undefined);
    if (at && !wasStuck) stuck.push(at);
    wasStuck = at !== undefined;
  }
  return { stuck, found: solutionIn(work) };
}

const isSolved = ({ noticed }: Interaction): boolean => noticed?.solved === true;

/** Whether the last answer failed, or the model has not said a word for a while. */
function waitsForModel(messages: readonly Interaction[], now: Date): boolean {
  const last = messages.at(-1);
  if (last?.status === 'failed') return true;
  return (
    last?.status === 'pending' &&
    last.answer === '' &&
    now.getTime() - Date.parse(last.createdAt) > thresholds.modelSilence
  );
}

/** Whether a question after one that pressed goes on with the work, turns to something else, or ends. */
const goesOnWorking = (one: Interaction): boolean =>
  ['step', 'asks', 'ends', 'elsewhere'].includes(one.noticed?.act ?? '') ||
  calculates(one) ||
  affirms(one.answer) ||
  isDone(one);

/**
 * The question that shows that a student presses for the answer: the last one if it presses, the newest of
 * several recent ones that press, a last one that hands the work over after one that pressed, or the one
 * before a last one that does not go on working.
 */
function pressingAt(work: readonly Interaction[]): Interaction | undefined {
  const last = work.at(-1);
  if (!last || isSolved(last)) return undefined;
  if (presses(last)) return last;
  const attempts = work.slice(-thresholds.recentQuestions).filter(presses);
  if (attempts.length >= thresholds.pressingQuestions) return attempts.at(-1);
  if (attempts.length > 0 && last.noticed?.offloading && !affirms(last.answer)) return last;
  const before = work.at(-2);
  return before && presses(before) && !goesOnWorking(last) ? before : undefined;
}

/**
 * The question after which a student is stuck; undefined when the work goes on. A student who presses for the
 * answer counts as stuck only when they say so: their answers are stopped in any case.
 */
function stuckAt(work: readonly Interaction[], isPressing: boolean): Interaction | undefined {
  const last = work.at(-1);
  if (!last || isSolved(last)) return undefined;
  if (last.noticed?.stuck) return last;
  const before = work.at(-2);
  if (before?.noticed?.stuck && last.noticed?.act !== 'elsewhere' && saysLittle(last) && !isDone(last))
    return before;
  if (isPressing) return undefined;
  if (asksTheSame(work)) return last;
  const answered = work.slice(-thresholds.stoppedAnswers);
  if (answered.length === thresholds.stoppedAnswers && answered.every(stoppedByLevels)) return last;
  const recent = work.slice(-thresholds.questionsWithoutStep);
  if (recent.length === thresholds.questionsWithoutStep && recent.every(makesNoStep)) return last;
  return undefined;
}

/**
 * Whether the teacher's levels stopped something in an answer. What no level permits, harmful content and a
 * bad manner, says nothing of how the work goes.
 */
const stoppedByLevels = ({ guard }: Interaction): boolean =>
  guard?.stopped.some((prohibition) => !Object.hasOwn(standingProhibitions, prohibition)) ?? false;

/**
 * The stems of a question without the numbers, cut to the first letters. When a question is asked again, its numbers
 * change from step to step, but its words stay in one form or another.
 */
const wordsOfQuestion = memoized((one): ReadonlySet<string> => {
  const words = [...stemsOfQuestion(one)].filter((stem) => !/\d/.test(stem));
  return new Set(words.map((stem) => stem.slice(0, thresholds.sameLetters)));
});

function asksTheSame(work: readonly Interaction[]): boolean {
  const asked = work.slice(-thresholds.sameQuestions);
  if (asked.some((one) => one.noticed?.act === 'step' || affirms(one.answer))) return false;
  const recent = asked.map(wordsOfQuestion);
  const [first, ...others] = recent;
  if (!first || recent.length < thresholds.sameQuestions || first.size < 2) return false;
  return others.every((stems) => stems.size >= 2 && overlap(first, stems) >= thresholds.sameOverlap);
}

/**
 * Whether a student speaks of something else. Of the questions that show a topic, either the last two are not
 * about the lesson, or the last one and another of the last three plainly speak of something else
 * (`elsewhere`).
 */
function isOffTask(work: readonly Interaction[], lesson: ReadonlySet<string> | null): boolean {
  const topics = work.map((one) => ({ act: one.noticed?.act, isOnTask: isOnTask(one, lesson) }));
  const telling = topics.filter((topic) => topic.isOnTask !== undefined).slice(-thresholds.recentQuestions);
  const isElsewhere = (topic: (typeof topics)[number]) => topic.act === 'elsewhere' && !topic.isOnTask;
  const plain = telling.filter(isElsewhere).length;
  const last = telling.at(-1);
  if (last && isElsewhere(last) && plain >= thresholds.offTaskQuestions) return true;
  const recent = telling.slice(-thresholds.offTaskQuestions);
  // A question that reads like a step can be a step in words that the lesson does not have. It does not count
  // as one if another question plainly speaks of something else.
  const isStep = plain === 0 && recent.some(({ act }) => act === 'step');
  return recent.length === thresholds.offTaskQuestions && !isStep && recent.every((one) => !one.isOnTask);
}
