import type { TeacherClass } from '../../contract/classes.ts';
import type {
  ClassInvitation,
  ClassRole,
  ClassTeacher,
  inviteColleague as inviteCall,
} from '../../contract/co-teachers.ts';
import { limits } from '../../contract/constants.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { type TeacherActor, teachersOf } from '../access.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { findColleague } from '../identity/colleague-rules.ts';
import { emailLoss } from '../identity/loss-rules.ts';
import { endLapsedResets } from '../identity/reset-rules.ts';
import { profilesOf } from '../identity/rules.ts';
import * as securityLog from '../security-log/rules.ts';
import * as store from './co-teacher-store.ts';
import { requestsOf } from './join-rules.ts';
import {
  type Class,
  findClass,
  ownedClass,
  refuseArchived,
  taughtClass,
  teacherClass,
  topicOf,
} from './rules.ts';

/**
 * The colleagues who teach a class beside the teacher who created it (docs/decisions/12-access-and-sharing.md). The
 * creator owns the class without a row of their own and can be neither removed nor made a helper, so that a class
 * always has an owner.
 */

/** The teachers of a class, and those who are invited. @throws ContractError class-not-found */
export async function listClassTeachers(
  ctx: Context,
  actor: TeacherActor,
  classId: string,
): Promise<ClassTeacher[]> {
  const { teacherUid: creator } = await taughtClass(ctx, actor, classId);
  const stored = await store.listCoTeachers(ctx.db.read, classId);
  const uids = stored.flatMap(({ teacherUid, invitedBy }) => [teacherUid, invitedBy]);
  const profiles = await profilesOf(ctx, [creator, ...uids]);
  const nameOf = (uid: string) => profiles.get(uid)?.fullName ?? '';
  const notInvited = { invitedBy: null, invitedAt: null, acceptedAt: null };
  return [
    { uid: creator, name: nameOf(creator), role: 'owner', isCreator: true, ...notInvited },
    ...stored.map(({ teacherUid: uid, role, invitedBy, invitedAt, acceptedAt }) => ({
      ...{ uid, name: nameOf(uid), role, isCreator: false },
      ...{ invitedBy: nameOf(invitedBy), invitedAt, acceptedAt },
    })),
  ];
}

/** Makes a change that only owners may make, in one transaction. @returns the teachers afterwards */
async function change(
  ctx: Context,
  actor: TeacherActor,
  classId: string,
  work: (write: Write, ofClass: Class) => Promise<void>,
): Promise<ClassTeacher[]> {
  await ctx.db.write(async (write) => work(write, await ownedClass(ctx, actor, classId, write.query)));
  return listClassTeachers(ctx, actor, classId);
}

/**
 * Invites a colleague to teach a class too. Nothing changes for somebody who is invited or teaches it
 * already.
 * @throws ContractError class-not-found, owner-only, class-archived, colleague-not-found, enough-teachers
 */
export const inviteColleague = (
  ctx: Context,
  actor: TeacherActor,
  classId: string,
  { colleague, role }: BodyOf<typeof inviteCall>,
): Promise<ClassTeacher[]> =>
  change(ctx, actor, classId, async (write, ofClass) => {
    refuseArchived(ofClass);
    const uid = await findColleague(write.query, actor, colleague);
    if (uid === ofClass.teacherUid) return;
    const invited = { classId, teacherUid: uid, role, invitedBy: actor.uid, invitedAt: now(ctx) };
    if (!(await store.insertInvitation(write.query, invited))) return;
    // The list includes the new colleague but not the creator, whom the maximum counts too.
    if ((await store.listCoTeachers(write.query, classId)).length >= limits.classTeachersMaximum)
      throw new ContractError('enough-teachers');
    await securityLog.record(ctx, write, {
      event: 'class-teacher-invited',
      detail: role,
      by: actor,
      about: uid,
      classId,
    });
    notifyTeachers(ctx, write, ofClass, uid);
  });

/**
 * Makes a colleague an owner or a helper.
 * @throws ContractError class-not-found, owner-only, class-archived, teacher-not-found, creator-stays
 */
export const setClassRole = (
  ctx: Context,
  actor: TeacherActor,
  classId: string,
  { teacherUid, role }: { teacherUid: string; role: ClassRole },
): Promise<ClassTeacher[]> =>
  change(ctx, actor, classId, async (write, ofClass) => {
    refuseArchived(ofClass);
    const before = await colleagueOf(write, ofClass, teacherUid);
    if (!(await store.updateRole(write.query, { classId, teacherUid, role, setBy: actor.uid }))) return;
    if (role === 'helper') await store.deleteInvitationsBy(write.query, classId, teacherUid);
    await securityLog.record(ctx, write, {
      event: 'class-role-set',
      detail: role,
      by: actor,
      about: teacherUid,
      classId,
    });
    if (before.acceptedAt !== null && role === 'helper')
      await emailLoss(ctx, write, { ...lossIn(ofClass, actor, teacherUid), loss: 'class-owner' });
    notifyTeachers(ctx, write, ofClass, teacherUid);
  });

/**
 * Removes a colleague from a class, or withdraws the invitation. What they did stays with their name.
 * @throws ContractError class-not-found, owner-only, teacher-not-found, creator-stays
 */
export async function removeClassTeacher(
  ctx: Context,
  actor: TeacherActor,
  classId: string,
  teacherUid: string,
): Promise<ClassTeacher[]> {
  await ctx.db.write(async (write) => {
    const ofClass = await ownedClass(ctx, actor, classId, write.query);
    // Leaving a class is another call (`leaveTaughtClass`), so that nobody removes themselves by mistake.
    if (teacherUid === actor.uid) throw new ContractError('teacher-not-found');
    const { acceptedAt } = await colleagueOf(write, ofClass, teacherUid);
    await endTeaching(ctx, write, classId, teacherUid);
    const removed = { event: 'class-teacher-removed', by: actor, about: teacherUid, classId } as const;
    await securityLog.record(ctx, write, removed);
    // An invitation that is withdrawn was no role yet.
    if (acceptedAt !== null)
      await emailLoss(ctx, write, { ...lossIn(ofClass, actor, teacherUid), loss: 'class-teacher' });
    notifyTeachers(ctx, write, ofClass, teacherUid);
  });
  return listClassTeachers(ctx, actor, classId);
}

/**
 * A colleague who teaches the class or is invited to.
 * @throws ContractError creator-stays, teacher-not-found when the account neither teaches the class nor is
 * invited to
 */
async function colleagueOf({ query }: Write, { id, teacherUid: creator }: Class, uid: string) {
  if (uid === creator) throw new ContractError('creator-stays');
  const colleagues = await store.listCoTeachers(query, id);
  const colleague = colleagues.find(({ teacherUid }) => teacherUid === uid);
  if (!colleague) throw new ContractError('teacher-not-found');
  return colleague;
}

/** Takes a colleague from a class, with the invitations and passwords that they handed out as its teacher. */
async function endTeaching(ctx: Context, write: Write, classId: string, teacherUid: string): Promise<void> {
  await store.deleteCoTeacher(write.query, { classId, teacherUid });
  await store.deleteInvitationsBy(write.query, classId, teacherUid);
  await endLapsedResets(ctx, write, teacherUid);
}

/** What the emails about a lost role in a class have in common. */
const lossIn = ({ className }: Class, by: TeacherActor, uid: string) => ({ uid, by, className });

/**
 * The caller leaves a class that was shared with them.
 * @throws ContractError class-not-found, creator-stays
 */
export const leaveTaughtClass = (ctx: Context, actor: TeacherActor, classId: string): Promise<void> =>
  ctx.db.write(async (write) => {
    const ofClass = await taughtClass(ctx, actor, classId, write.query);
    if (ofClass.teacherUid === actor.uid) throw new ContractError('creator-stays');
    await endTeaching(ctx, write, classId, actor.uid);
    await securityLog.record(ctx, write, { event: 'class-teacher-left', by: actor, classId });
    notifyTeachers(ctx, write, ofClass, actor.uid);
  });

/** The open invitations of the caller, the newest first. */
export const listClassInvitations = (ctx: Context, actor: TeacherActor): Promise<ClassInvitation[]> =>
  store.listInvitations(ctx.db.read, actor.uid);

/** Accepts an invitation. @throws ContractError invitation-not-found */
export async function acceptClassInvitation(
  ctx: Context,
  actor: TeacherActor,
  classId: string,
): Promise<TeacherClass> {
  await ctx.db.write(async (write) => {
    const ofClass = await findClass(ctx, classId, write.query);
    const accepted = { classId, teacherUid: actor.uid, acceptedAt: now(ctx) };
    if (!ofClass || ofClass.archivedAt || !(await store.acceptInvitation(write.query, accepted)))
      throw new ContractError('invitation-not-found');
    await securityLog.record(ctx, write, { event: 'class-teacher-accepted', by: actor, classId });
    notifyTeachers(ctx, write, ofClass, actor.uid);
  });
  return teacherClass(ctx, actor, classId);
}

/** Declines an invitation. @throws ContractError invitation-not-found */
export const declineClassInvitation = (ctx: Context, actor: TeacherActor, classId: string): Promise<void> =>
  ctx.db.write(async (write) => {
    const ofClass = await findClass(ctx, classId, write.query);
    const pair = { classId, teacherUid: actor.uid };
    if (!ofClass || !(await store.deleteCoTeacher(write.query, pair, 'invited')))
      throw new ContractError('invitation-not-found');
    await securityLog.record(ctx, write, { event: 'class-teacher-declined', by: actor, classId });
    notifyTeachers(ctx, write, ofClass, actor.uid);
  });

/**
 * Notifies all teachers of a class and one colleague after the commit. Their pages then read the class again,
 * and a stream ends whose reader no longer teaches the class.
 */
function notifyTeachers(ctx: Context, { afterCommit }: Write, ofClass: Class, colleague: string): void {
  afterCommit(() => {
    for (const uid of new Set([...teachersOf(ofClass), colleague])) {
      ctx.events.notify(topicOf(uid), ofClass.id);
      ctx.events.notify(requestsOf(uid), '');
    }
  });
}
