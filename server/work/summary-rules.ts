import { setImmediate as otherWork } from 'node:timers/promises';
import { ContractError } from '../../contract/errors.ts';
import type { LessonSummary, StudentSummary } from '../../contract/lesson-summary.ts';
import { lessonMomentsOf } from '../../contract/marks.ts';
import { comparisonOf } from '../../contract/receipts.ts';
import type { Interaction } from '../../contract/tutor.ts';
import type { TeacherActor } from '../access.ts';
import { findClass } from '../classes/rules.ts';
import { type LiveContext, lessonFor } from '../live-sessions/rules.ts';
import { alertsOfLesson } from '../safeguarding/report-rules.ts';
import { lastMessageOf } from './last-message.ts';
import * as store from './store.ts';
import { listLessonStudents } from './student-list-rules.ts';

/** How many questions of each student are read, the newest ones: more than anybody asks in a lesson. */
const readOfEach = 200;
/** How many characters of each question and answer are read: they show whether a student is stuck. */
const readOfText = 1_000;

/** What the summary of a lesson says of its questions, alerts and participants. */
interface WorkSummary extends Omit<LessonSummary, 'students' | 'notes' | 'helpRequests' | 'pauses'> {
  readonly students: readonly Omit<StudentSummary, 'unansweredRequest'>[];
}

/**
 * What happened in one lesson, for its teacher: computed from the stored questions, alerts and participants.
 * @throws ContractError session-not-found
 */
export async function workSummary(
  ctx: LiveContext,
  actor: TeacherActor,
  sessionId: string,
  openingId: string,
): Promise<WorkSummary> {
  const { session, opening } = await lessonFor(ctx, actor, sessionId, openingId);
  const ofClass = await findClass(ctx, session.classId);
  if (!ofClass) throw new ContractError('session-not-found');
  const students = await listLessonStudents(ctx, actor, sessionId, openingId);
  const scope = { conversationId: session.id, openingId };
  const moments = new Map<string, Moments>();
  for (const { studentUid } of students) {
    const page = { ...scope, studentUid, limit: readOfEach };
    moments.set(studentUid, momentsOf(await store.listPage(ctx.db.read, page)));
    await otherWork();
  }
  const alerts = await alertsOfLesson(ctx, openingId);
  return {
    sessionId: session.id,
    openingId,
    className: ofClass.className,
    openedAt: opening.openedAt,
    closedAt: opening.closedAt,
    acts: opening.acts,
    students: students.map(({ studentUid, name, username, firstName, lastName, ...work }) => ({
      studentUid,
      name,
      username,
      firstName,
      lastName,
      joinedAt: work.joinedAt,
      questions: work.questions,
      stopped: work.stopped,
      offloading: work.offloading,
      ...(moments.get(studentUid) ?? momentsOf([])),
      alerts: alerts.get(studentUid) ?? 0,
    })),
  };
}

type Moments = Pick<StudentSummary, 'stuck' | 'foundAt' | 'unchecked'>;

/** When a student was stuck and found the answer, and how many answers could not be checked. */
function momentsOf(interactions: readonly Interaction[]): Moments {
  const { stuck, found } = lessonMomentsOf(interactions.map(beginningsOf));
  return {
    stuck: stuck.map(({ createdAt, question }) => ({
      at: createdAt,
      // Without an answer, the last message is the question, in one line.
      question: lastMessageOf({ question, answer: '' }),
    })),
    foundAt: found?.createdAt ?? null,
    unchecked: interactions.filter(isUnchecked).length,
  };
}

/** A question and its answer as far as the summary reads them. */
const beginningsOf = (one: Interaction): Interaction => ({
  ...one,
  question: one.question.slice(0, readOfText),
  answer: one.answer.slice(0, readOfText),
});

/** Whether an answer was compared with no key, or a part of it could not be checked. */
function isUnchecked({ guard, answer }: Interaction): boolean {
  if (guard === null || answer === '') return false;
  return comparisonOf(guard) === 'none' || guard.unchecked === true || guard.secondModel?.reply === 'unread';
}
