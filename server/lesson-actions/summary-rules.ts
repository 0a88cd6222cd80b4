import type { LessonSummary } from '../../contract/lesson-summary.ts';
import type { TeacherActor } from '../access.ts';
import type { TutorContext } from '../tutor/context.ts';
import { workSummary } from '../tutor/summary-rules.ts';
import * as store from './help-request-store.ts';

/**
 * What happened in one lesson, for its teacher: the work of its students, and whose help requests the teacher did not answer.
 * @throws ContractError session-not-found
 */
export async function lessonSummary(
  ctx: TutorContext,
  actor: TeacherActor,
  sessionId: string,
  openingId: string,
): Promise<LessonSummary> {
  const summary = await workSummary(ctx, actor, sessionId, openingId);
  const requests = await store.listOpenRequests(ctx.db.read, openingId);
  const unanswered = requests.filter(({ state }) => state === 'waiting');
  const unansweredOf = (uid: string) => {
    const request = unanswered.find(({ studentUid }) => studentUid === uid);
    return request ? { at: request.askedAt, text: request.text } : null;
  };
  return {
    ...summary,
    students: summary.students.map((student) => ({
      ...student,
      unansweredRequest: unansweredOf(student.studentUid),
    })),
  };
}
