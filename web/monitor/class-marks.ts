import { type HelpRequest, isOpenRequest } from '../../contract/help-requests.ts';
import {
  alertsByStudent,
  isOfAlert,
  type Mark,
  type MarkedAlert,
  type MarkKind,
  markKinds,
  marksOf,
} from '../../contract/marks.ts';
import type { MonitorStudent } from '../../contract/monitor.ts';
import type { InHand } from '../../contract/safeguarding.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { byName } from '../people/name-order.ts';
import { type SameAnswer, sameAnswerOf } from './same-answer.ts';

/** A student with the mark that matters most now, and the message that shows it. */
export interface NeedsTeacher {
  readonly student: MonitorStudent;
  readonly mark: Mark;
  /** What the student wrote. */
  readonly message: string;
  /** Who has the student's alert in hand. */
  readonly inHand: InHand | undefined;
  /** What the student asks the teacher for, whatever the mark is. */
  readonly request: HelpRequest | undefined;
}

/** The marks of a class as its teacher sees them. */
export interface ClassMarks {
  /** The marks of each student by id, the most urgent first, without those that concern the whole class. */
  readonly ofStudent: ReadonlyMap<string, readonly Mark[]>;
  /** Who has the alert of each student in hand, by the student's id. */
  readonly inHandOf: ReadonlyMap<string, InHand>;
  /** The kinds of each student's marks by id, also those that concern the whole class. */
  readonly kindsOf: ReadonlyMap<string, ReadonlySet<MarkKind>>;
  /**
   * The students who need the teacher, the most urgent first: those with an alert, the newest on top, then
   * those who ask for the teacher, in the order of asking.
   */
  readonly needTeacher: readonly NeedsTeacher[];
  /** Kinds that half of the class has, with how many students have them: one line instead of thirty marks. */
  readonly ofClass: readonly { readonly kind: MarkKind; readonly count: number; readonly students: number }[];
  /** The answer that half of the class wrote; null for none. */
  readonly sameAnswer: SameAnswer | null;
}

/** The kinds of marks that can concern a whole class at once. */
const classWide: readonly MarkKind[] = ['model-fails', 'stuck'];
/**
 * A mark or an answer concerns the class only if at least this many students have it: half of a small class
 * is only a few students.
 */
const fewestClassWide = 5;

interface MarkOptions {
  readonly now: Date;
  /** The alerts that are not settled, the newest first. */
  readonly alerts: readonly MarkedAlert[];
  /** The help requests of the lesson, the oldest first. */
  readonly requests: readonly HelpRequest[];
  /** The marks that the teacher does not want to see in this lesson, each as `dismissalOf` names it. */
  readonly dismissed: ReadonlySet<string>;
  /** The model answers nobody, which a line of its own says instead of the mark of each student. */
  readonly modelIsDown: boolean;
}

/**
 * The entry for a mark in the dismissed set. A help request is dismissed by its own id, so that the student
 * can ask again.
 */
export const dismissalOf = (id: string, kind: MarkKind): string => `${id} ${kind}`;

/**
 * The marks of a class, without those that were dismissed. Marks that concern the whole class are only
 * counted.
 */
export function classMarks(
  students: readonly MonitorStudent[],
  { dismissed, requests, modelIsDown, ...facts }: MarkOptions,
): ClassMarks {
  const openRequests = requests.filter(
    (request) => isOpenRequest(request) && !dismissed.has(dismissalOf(request.id, 'asks')),
  );
  // The place of each student in the order of asking.
  const places = new Map(openRequests.map(({ studentUid }, place) => [studentUid, place]));
  const all = marksOf(students, { ...facts, asking: new Set(places.keys()) });
  const countOf = (kind: MarkKind) =>
    [...all.values()].filter((marks) => marks.some((mark) => mark.kind === kind)).length;
  const saidOnce: readonly MarkKind[] = modelIsDown ? ['model-fails'] : [];
  const ofClass = classWide
    .filter((kind) => !saidOnce.includes(kind))
    .map((kind) => ({ kind, count: countOf(kind), students: students.length }))
    .filter(({ count }) => count >= fewestClassWide && count >= students.length / 2);
  const hidden = new Set([...saidOnce, ...ofClass.map(({ kind }) => kind)]);
  const alerts = alertsByStudent(facts.alerts);
  const inHandOf = new Map<string, InHand>();
  const ofStudent = new Map<string, readonly Mark[]>();
  const kindsOf = new Map<string, ReadonlySet<MarkKind>>();
  const needTeacher: NeedsTeacher[] = [];
  for (const student of students) {
    const wanted = (all.get(student.id) ?? []).filter(
      ({ kind }) => isOfAlert(kind) || !dismissed.has(dismissalOf(student.id, kind)),
    );
    kindsOf.set(student.id, new Set(wanted.map(({ kind }) => kind)));
    const shown = wanted.filter(({ kind }) => !hidden.has(kind));
    const [mark] = shown;
    if (!mark) continue;
    ofStudent.set(student.id, shown);
    // A student who found the answer needs nobody.
    if (mark.kind === 'found-it') continue;
    const alert = isOfAlert(mark.kind) ? alerts.get(student.id) : undefined;
    const question = student.messages.find(({ id }) => id === mark.interactionId)?.question ?? '';
    const inHand = mark.kind === 'in-hand' ? (alert?.inHand ?? undefined) : undefined;
    if (inHand) inHandOf.set(student.id, inHand);
    // A student without a request has the place -1, at which there is none.
    const request = openRequests[places.get(student.id) ?? -1];
    needTeacher.push({ student, mark, inHand, message: alert?.message ?? question, request });
  }
  // Whoever takes an alert over changes its mark, and not the place of its student.
  const placeOf = ({ student, mark }: NeedsTeacher): number => {
    if (isOfAlert(mark.kind)) return facts.alerts.findIndex(({ studentUid }) => studentUid === student.id);
    return mark.kind === 'asks' ? (places.get(student.id) ?? 0) : 0;
  };
  const order = [...needTeacher].sort(
    (one, other) =>
      urgency(one.mark) - urgency(other.mark) ||
      placeOf(one) - placeOf(other) ||
      byName(one.student, other.student),
  );
  const sameAnswer = sameAnswerOf(students, { now: facts.now, fewest: fewestClassWide });
  return { ofStudent, inHandOf, kindsOf, needTeacher: order, ofClass, sameAnswer };
}

/** Whether a change of the students can change their marks. A piece of an answer that has begun cannot. */
export function changesMarks(before: readonly MonitorStudent[], after: readonly MonitorStudent[]): boolean {
  if (before === after) return false;
  if (before.length !== after.length) return true;
  return after.some((student, at) => {
    const known = before[at];
    if (known === student) return false;
    if (known?.id !== student.id || known.name !== student.name) return true;
    if (known.messages.length !== student.messages.length) return true;
    return student.messages.some((message, index) => !onlyGrows(known.messages[index], message));
  });
}

const onlyGrows = (before: Interaction | undefined, after: Interaction): boolean =>
  before === after ||
  (before?.id === after.id &&
    before.status === 'pending' &&
    after.status === 'pending' &&
    before.noticed === after.noticed &&
    (before.answer === '') === (after.answer === ''));

const urgency = ({ kind }: Mark): number => (isOfAlert(kind) ? 0 : markKinds.indexOf(kind));
