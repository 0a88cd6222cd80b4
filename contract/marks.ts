import type { MonitorStudent } from './monitor.ts';
import type { Alert } from './safeguarding.ts';
import { isStuck, wantsAnswer, workOf } from './stuck.ts';
import type { Interaction } from './tutor.ts';

/** What tells a teacher to look at a student, the most urgent first. */
export const markKinds = [
  'danger',
  'in-hand',
  'asks',
  'stuck',
  'model-fails',
  'wants-answer',
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

/** When a mark is shown. Silence is no mark: a class is silent while its teacher talks. */
export const thresholds = {
  /** How many of the last questions are looked at, and how many of them want the answer. */
  recentQuestions: 3,
  wantingQuestions: 2,
  /** Milliseconds without a word from the model. */
  modelSilence: 20_000,
} as const;

/** What the marks of a class depend on besides its conversations. */
export interface ClassFacts {
  readonly now: Date;
  /** The alerts that wait for somebody or that somebody has in hand, the newest first, of whatever lesson. */
  readonly alerts: readonly MarkedAlert[];
  /** The ids of the students who ask for the teacher. */
  readonly asking: ReadonlySet<string>;
}

type Student = Pick<MonitorStudent, 'id' | 'messages'>;

/** The marks of each student by id, the most urgent first. A student without marks is not in the map. */
export function marksOf(students: readonly Student[], facts: ClassFacts): Map<string, Mark[]> {
  const alerts = alertsByStudent(facts.alerts);
  const marks = new Map<string, Mark[]>();
  for (const student of students) {
    const own = marksOfStudent(student, { ...facts, alert: alerts.get(student.id) });
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

interface StudentFacts extends Pick<ClassFacts, 'asking' | 'now'> {
  readonly alert: MarkedAlert | undefined;
}

function marksOfStudent({ id, messages }: Student, { alert, asking, now }: StudentFacts): Mark[] {
  const found: Mark[] = [];
  if (alert) found.push({ kind: alert.isWaiting ? 'danger' : 'in-hand', interactionId: alert.interactionId });
  if (asking.has(id)) found.push({ kind: 'asks', interactionId: null });
  const last = messages.at(-1);
  if (!last) return found;
  const mark = (kind: MarkKind, shown: Interaction = last): Mark => ({ kind, interactionId: shown.id });
  if (waitsForModel(messages, now)) found.push(mark('model-fails'));
  const work = workOf(messages);
  const wanting = answerWantedAt(work);
  if (wanting) found.push(mark('wants-answer', wanting));
  const stuck = stuckAt(work);
  if (stuck) found.push(mark('stuck', stuck));
  const solution = solutionIn(work);
  if (solution && !stuck) found.push(mark('found-it', solution));
  return found.sort((one, other) => markKinds.indexOf(one.kind) - markKinds.indexOf(other.kind));
}

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
    const at = stuckAt(soFar);
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

/** The question that shows that a student wants the answer itself: the last one, or the newest of two in three. */
function answerWantedAt(work: readonly Interaction[]): Interaction | undefined {
  const last = work.at(-1);
  if (!last || isSolved(last)) return undefined;
  if (wantsAnswer(last)) return last;
  const recent = work.slice(-thresholds.recentQuestions).filter(wantsAnswer);
  return recent.length >= thresholds.wantingQuestions ? recent.at(-1) : undefined;
}

/** The question that shows that a student is stuck: one of the last two that says so, or the last one. */
function stuckAt(work: readonly Interaction[]): Interaction | undefined {
  const last = work.at(-1);
  if (!last || isSolved(last) || !isStuck(work)) return undefined;
  return work.slice(-2).findLast(({ noticed }) => noticed?.stuck) ?? last;
}
