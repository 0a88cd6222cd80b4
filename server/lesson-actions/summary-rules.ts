import type { Note } from '../../contract/lesson-actions.ts';
import type { LessonSummary, StudentSummary } from '../../contract/lesson-summary.ts';
import type { TeacherActor } from '../access.ts';
import { listPauses } from '../live-sessions/pause-rules.ts';
import type { TutorContext } from '../tutor/context.ts';
import { workSummary } from '../work/summary-rules.ts';
import { listRequests } from './help-request-rules.ts';
import { listNotes } from './rules.ts';

/**
 * What happened in one lesson, for its teachers: the work of its students, the notes, the pauses, and the
 * help requests with those that nobody answered.
 * @throws ContractError session-not-found
 */
export async function lessonSummary(
  ctx: TutorContext,
  actor: TeacherActor,
  sessionId: string,
  openingId: string,
): Promise<LessonSummary> {
  const summary = await workSummary(ctx, actor, sessionId, openingId);
  const notes = await listNotes(ctx, actor, sessionId, { openingId });
  const helpRequests = await listRequests(ctx, actor, sessionId, { openingId });
  const pauses = await listPauses(ctx, actor, sessionId, { openingId });
  const unanswered = helpRequests.filter(({ state }) => state === 'waiting');
  const unansweredOf = (uid: string) => {
    const request = unanswered.find(({ studentUid }) => studentUid === uid);
    return request ? { at: request.askedAt, text: request.text } : null;
  };
  return {
    ...summary,
    notes: inOrder(notes, summary.students),
    helpRequests,
    pauses,
    students: summary.students.map((student) => ({
      ...student,
      unansweredRequest: unansweredOf(student.studentUid),
    })),
  };
}

/** Notes by time, and those that were sent together in the order of the students. */
function inOrder(notes: readonly Note[], students: readonly Pick<StudentSummary, 'studentUid'>[]): Note[] {
  const places = new Map(students.map(({ studentUid }, index) => [studentUid, index]));
  const placeOf = ({ studentUid }: Note) => places.get(studentUid ?? '') ?? -1;
  return [...notes].sort(
    (one, other) => one.createdAt.localeCompare(other.createdAt) || placeOf(one) - placeOf(other),
  );
}
