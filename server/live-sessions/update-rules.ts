import { changedFields } from '../../contract/changed-fields.ts';
import type { TeacherClass } from '../../contract/classes.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { chooseGuidelines, effectiveGuidelines } from '../../contract/guidelines.ts';
import type {
  LiveSession,
  setSessionGuidelines as setGuidelinesCall,
  updateClass as updateClassCall,
} from '../../contract/live-sessions.ts';
import { underCeilings } from '../../contract/school-profiles.ts';
import { type TeacherActor, teaches } from '../access.ts';
import { changeClass } from '../classes/manage-rules.ts';
import { changeableClass, changeTaughtClass, notifyEverybody } from '../classes/rules.ts';
import type { Context } from '../context.ts';
import { schoolProfileOf } from '../identity/contact-rules.ts';
import { refuseAboveCeiling } from '../identity/school-profile-rules.ts';
import * as securityLog from '../security-log/rules.ts';
import { sessionFor, tellSession } from './rules.ts';
import { findSessionOfClass, setGuidelines } from './store.ts';

/**
 * Changes the fields of a class that its teacher fills in. Those that were not sent stay as they are. Appends a `session` event when the
 * name or the subject changes, since a session shows both.
 * @throws ContractError class-not-found, class-archived, changed-since
 */
export function updateClass(
  ctx: Context,
  actor: TeacherActor,
  id: string,
  sent: BodyOf<typeof updateClassCall>,
): Promise<TeacherClass> {
  return changeTaughtClass(ctx, actor, id, async (write, current) => {
    const fields = changedFields(current, sent);
    if (Object.keys(fields).length === 0) return;
    const { className = current.className, subject = current.subject, asksApproval } = fields;
    await changeClass(ctx, write, current, fields);
    if (asksApproval !== undefined && asksApproval !== current.asksApproval) {
      const detail = asksApproval ? 'on' : 'off';
      await securityLog.record(ctx, write, { event: 'approval-set', detail, by: actor, classId: id });
    }
    const session = await findSessionOfClass(write.query, id);
    const isSame = className === current.className && subject === current.subject;
    if (!session || isSame) return;
    await tellSession(ctx, write, actor, session);
  });
}

/**
 * Sets the guidelines of a session from the next question on, appends a `session` event, and has the
 * students' pages read the session again.
 * @throws ContractError session-not-found, class-archived, looser-than-profile, changed-since
 */
export async function setSessionGuidelines(
  ctx: Context,
  actor: TeacherActor,
  sessionId: string,
  sent: BodyOf<typeof setGuidelinesCall>,
): Promise<LiveSession> {
  return ctx.db.write(async (write) => {
    const session = await sessionFor(ctx, actor, sessionId, write.query);
    if (!teaches(actor, session)) throw new ContractError('session-not-found');
    const ofClass = await changeableClass(ctx, actor, session.classId, write.query);
    const before = effectiveGuidelines(ofClass.subject, session.guidelines);
    const profile = await schoolProfileOf(ctx, ofClass.schoolId, write.query);
    const { aiGuidelines } = changedFields({ aiGuidelines: underCeilings(profile, before) }, sent);
    await refuseAboveCeiling(ctx, write.query, ofClass.schoolId, aiGuidelines);
    const guidelines = chooseGuidelines(before, aiGuidelines);
    await setGuidelines(write.query, session.id, guidelines);
    await notifyEverybody(ctx, write, ofClass);
    return tellSession(ctx, write, actor, { ...session, guidelines });
  });
}
