import { changedFields } from '../../contract/changed-fields.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { type AiGuidelines, chooseGuidelines, effectiveGuidelines } from '../../contract/guidelines.ts';
import type { LiveSession as SessionView } from '../../contract/live-sessions.ts';
import { underCeilings } from '../../contract/school-profiles.ts';
import type { setStudentGuidelines as setCall } from '../../contract/student-guidelines.ts';
import type { TeacherActor } from '../access.ts';
import { type Class, taughtClass } from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import { schoolProfileOf } from '../identity/contact-rules.ts';
import { refuseAboveCeiling } from '../identity/school-profile-rules.ts';
import { changeLesson } from './lesson-change.ts';
import { hasJoined, type LiveSession } from './rules.ts';
import {
  listStudentGuidelines,
  putStudentGuidelines,
  removeStudentGuidelines,
} from './student-guidelines-store.ts';

/**
 * Chooses the levels in which one student of the open lesson differs from the others. Only differences are
 * stored, so that the student follows what the teacher changes later for all.
 * @throws ContractError session-not-found, lesson-not-open, student-not-found, looser-than-profile, changed-since
 */
export const setStudentGuidelines = (
  ctx: Context,
  actor: TeacherActor,
  sessionId: string,
  { studentUid, ...sent }: BodyOf<typeof setCall>,
): Promise<SessionView> =>
  changeLesson(ctx, actor, sessionId, async (write, session) => {
    if (!(await hasJoined(session, { uid: studentUid }, write.query)))
      throw new ContractError('student-not-found');
    const { subject, schoolId } = await taughtClass(ctx, actor, session.classId, write.query);
    const ofSession = effectiveGuidelines(subject, session.guidelines);
    const [own] = await listStudentGuidelines(write.query, session.openingId, studentUid);
    const before = chooseGuidelines(ofSession, own?.aiGuidelines);
    const profile = await schoolProfileOf(ctx, schoolId, write.query);
    const { aiGuidelines: changed } = changedFields({ aiGuidelines: underCeilings(profile, before) }, sent);
    await refuseAboveCeiling(ctx, write.query, schoolId, changed);
    // A form sends every family and what it was; another call the levels of the student, and no others.
    const chosen = sent.was ? chooseGuidelines(before, changed) : (changed ?? {});
    const aiGuidelines = differences(ofSession, chosen);
    const isDifferent = Object.keys(aiGuidelines).length > 0;
    const stored = { studentUid, aiGuidelines, teacherName: actor.name, chosenAt: now(ctx) };
    if (isDifferent) await putStudentGuidelines(write.query, session.openingId, actor.uid, stored);
    else await removeStudentGuidelines(write.query, session.openingId, studentUid);
    return session;
  });

/** The chosen levels that differ from the present ones. */
const differences = (present: AiGuidelines, chosen: Partial<AiGuidelines>): Partial<AiGuidelines> =>
  Object.fromEntries(
    Object.entries(chosen).filter(
      ([family, level]) => level !== undefined && level !== present[family as keyof AiGuidelines],
    ),
  );

/** The levels in which students of a lesson differ from the others, by uid. */
export const levelsOfStudents = async (
  ctx: Context,
  { openingId }: Pick<LiveSession, 'openingId'>,
): Promise<ReadonlyMap<string, Partial<AiGuidelines>>> =>
  new Map(
    (await listStudentGuidelines(ctx.db.read, openingId)).map((own) => [own.studentUid, own.aiGuidelines]),
  );

/** The guidelines of a session for one student, before the ceilings of the school's profile. */
export const guidelinesForStudent = (
  { guidelines }: Pick<LiveSession, 'guidelines'>,
  { subject }: Pick<Class, 'subject'>,
  own: Partial<AiGuidelines> | undefined,
): AiGuidelines => chooseGuidelines(effectiveGuidelines(subject, guidelines), own);
