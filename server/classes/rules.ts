import type {
  AwaitedClass,
  createClass as createClassCall,
  JoinOffer,
  StudentClass,
  StudentClassList,
  TeacherClass,
} from '../../contract/classes.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import {
  owns,
  type StudentActor,
  type Taught,
  type TeacherActor,
  teachersOf,
  teaches,
  type Viewer,
} from '../access.ts';
import { type Context, now } from '../context.ts';
import { isConflict } from '../db/conflict.ts';
import type { Write } from '../db/group-commit.ts';
import { schoolRequiresAttempt } from '../identity/attempt-first-rules.ts';
import { listToConfirm } from '../identity/reset-rules.ts';
import { profilesOf } from '../identity/rules.ts';
import * as enrolling from './enrollment-store.ts';
import { presentToStudent, presentToTeacher } from './present.ts';
import { listRemovals } from './removal-store.ts';
import { deleteRequest, listAwaited, listRequests } from './request-store.ts';
import * as store from './store.ts';

export type { Class } from './store.ts';

const classCodeLength = 6;

/** The teacher's classes, newest first: the active ones or the archived ones. */
export async function listTeacherClasses(
  ctx: Context,
  actor: TeacherActor,
  which: { archived: boolean } = { archived: false },
): Promise<TeacherClass[]> {
  const classes = await store.listClassesOfTeacher(ctx.db.read, actor.uid, which);
  return presentAllToTeacher(ctx, actor, classes);
}

/**
 * The student's classes, newest first, and the offer to join the class with whose session code the student
 * registered. The offer contains the class code, so it ends when the teacher renews that code; it also ends
 * when the student joins. A student who left or was removed gets no offer. Classes that a reset withholds are
 * only counted.
 */
export async function listStudentClasses(ctx: Context, actor: StudentActor): Promise<StudentClassList> {
  const classes = await store.listClassesOfStudent(ctx.db.read, actor.uid);
  const waiting = await listAwaited(ctx.db.read, actor.uid);
  return {
    classes: await presentAllToStudent(ctx, classes),
    waiting,
    invitation: await joinOfferFor(ctx, actor, waiting),
    hadClasses: classes.length > 0 || (await enrolling.wasEverEnrolled(ctx.db.read, actor.uid)),
    withheldClasses: await enrolling.countWithheld(ctx.db.read, actor.uid),
    workDeletedAt: await enrolling.findWorkDeleted(ctx.db.read, actor.uid),
  };
}

/** The classes that are open to a student: neither archived nor withheld, newest first. */
export const classesOfStudent = (ctx: Context, actor: StudentActor): Promise<store.Class[]> =>
  store.listClassesOfStudent(ctx.db.read, actor.uid);

async function joinOfferFor(
  ctx: Context,
  actor: StudentActor,
  waiting: readonly AwaitedClass[],
): Promise<JoinOffer | null> {
  if (!actor.sessionCode) return null;
  const offered = await store.findClassBySessionCode(ctx.db.read, actor.sessionCode);
  if (!offered?.sessionCodeInvites || offered.archivedAt) return null;
  if (waiting.some(({ classId }) => classId === offered.id)) return null;
  if (await enrolling.wasEnrolled(ctx.db.read, offered.id, actor.uid)) return null;
  const teacher = (await profilesOf(ctx, [offered.teacherUid])).get(offered.teacherUid);
  return {
    className: offered.className,
    classCode: offered.classCode,
    teacherName: teacher?.fullName ?? '',
  };
}

/** Creates a class with a new class code. */
export async function createClass(
  ctx: Context,
  actor: TeacherActor,
  input: BodyOf<typeof createClassCall>,
): Promise<TeacherClass> {
  const created = await withFreshCode(async () => {
    const newClass: store.Class = {
      ...input,
      id: ctx.ids.next(),
      schoolId: actor.schoolId,
      teacherUid: actor.uid,
      coTeachers: [],
      classCode: newClassCode(ctx),
      sessionStatus: 'closed',
      currentSessionId: null,
      sessionCode: null,
      sessionCodeInvites: true,
      asksApproval: input.asksApproval ?? false,
      approvalTurnedOnAt: null,
      joiningClosed: false,
      requiresAttempt: input.requiresAttempt ?? false,
      ageOrGrade: input.ageOrGrade ?? '',
      workingOn: input.workingOn ?? '',
      createdAt: now(ctx),
      archivedAt: null,
      revision: 0,
    };
    await ctx.db.write(({ query }) => store.insertClass(query, newClass));
    return newClass;
  });
  return presentToTeacher(
    created,
    { enrollments: [], removals: [], requests: [], toConfirm: [] },
    await profilesOf(ctx, [actor.uid]),
    await schoolRequiresAttempt(ctx, actor.schoolId),
  );
}

export const newClassCode = (ctx: Context): string => ctx.ids.code(classCodeLength);

const codeTries = 5;

/**
 * Tries again with another code when one is taken, which is rare among 31^6 codes.
 * @param insert draws a code and stores it
 * @throws the conflict (db/conflict.ts) when every code that it drew was taken
 */
export async function withFreshCode<T>(insert: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await insert();
    } catch (error) {
      if (!isConflict(error) || tries === codeTries) throw error;
    }
  }
}

/**
 * Enrolls a student in the caller's transaction and deletes the student's request to join. Nothing else
 * changes for a student who is in the class.
 */
export async function enroll(
  ctx: Context,
  { query, afterCommit }: Write,
  ofClass: store.Class,
  studentUid: string,
): Promise<void> {
  const enrollment = { classId: ofClass.id, studentUid, joinedAt: now(ctx) };
  await deleteRequest(query, ofClass.id, studentUid);
  if (await enrolling.insertEnrollment(query, enrollment))
    afterCommit(() => notifyClass(ctx, ofClass, [studentUid]));
}

/** The topic of notifications about a person's classes. */
export const topicOf = (uid: string): string => `classes-of:${uid}`;

/**
 * Notifies a class's teachers and these students that it changed.
 * @param everywhere false to notify only those who are connected to this node, for a change that each node
 * notices by itself
 */
export function notifyClass(
  { events }: Context,
  changed: Taught & { id: string },
  students: readonly string[],
  { everywhere = true } = {},
): void {
  for (const uid of [...teachersOf(changed), ...students]) {
    if (everywhere) events.notify(topicOf(uid), changed.id);
    else events.notifyHere(topicOf(uid), changed.id);
  }
}

/** Notifies a class's teachers and all its students after the commit. */
export async function notifyEverybody(
  ctx: Context,
  { query, afterCommit }: Write,
  changed: Taught & { id: string },
): Promise<void> {
  const students = (await enrolling.listEnrollments(query, [changed.id])).map((each) => each.studentUid);
  afterCommit(() => notifyClass(ctx, changed, students));
}

/** A class that the caller teaches, archived or not. @throws ContractError class-not-found */
export async function taughtClass(
  ctx: Context,
  actor: TeacherActor,
  id: string,
  query = ctx.db.read,
): Promise<store.Class> {
  const found = await store.findClass(query, id);
  if (!found || !teaches(actor, found)) throw new ContractError('class-not-found');
  return found;
}

/** A class that the caller owns, archived or not. @throws ContractError class-not-found, owner-only */
export async function ownedClass(
  ctx: Context,
  actor: TeacherActor,
  id: string,
  query = ctx.db.read,
): Promise<store.Class> {
  const found = await taughtClass(ctx, actor, id, query);
  if (!owns(actor, found)) throw new ContractError('owner-only');
  return found;
}

/**
 * A class that the caller teaches and can change: an archived class can only be read and restored.
 * @param query the query of the transaction that makes the change
 * @throws ContractError class-not-found, class-archived
 */
export async function changeableClass(
  ctx: Context,
  actor: TeacherActor,
  id: string,
  query = ctx.db.read,
): Promise<store.Class> {
  const found = await taughtClass(ctx, actor, id, query);
  refuseArchived(found);
  return found;
}

/**
 * Refuses a class that was archived since the call began. Called in the transaction.
 * @throws ContractError class-archived
 */
export async function refuseArchivedMeanwhile({ query }: Write, id: string): Promise<void> {
  const present = await store.findClass(query, id);
  if (present) refuseArchived(present);
}

/** @throws ContractError class-archived */
export function refuseArchived({ archivedAt }: store.Class): void {
  if (archivedAt) throw new ContractError('class-archived');
}

/**
 * Whether the caller is a student of the class, and the class is neither archived nor withheld from the
 * caller.
 */
export async function attendsClass(
  ctx: Context,
  actor: Viewer,
  id: string,
  query = ctx.db.read,
): Promise<boolean> {
  return actor.role === 'student' && enrolling.isClassOpenTo(query, id, actor.uid);
}

/** The uids of all students for whom `attendsClass` is true. */
export const attendeesOf = async (ctx: Context, id: string): Promise<ReadonlySet<string>> =>
  new Set(await enrolling.listStudentsOfOpenClass(ctx.db.read, id));

/** Those of the given pairs of accounts who are or were students of the same class. */
export async function classmatesAmong(
  ctx: Pick<Context, 'db'>,
  pairs: readonly { uid: string; otherUid: string }[],
): Promise<{ uid: string; otherUid: string }[]> {
  if (pairs.length === 0) return [];
  const [uids, otherUids] = [pairs.map(({ uid }) => uid), pairs.map(({ otherUid }) => otherUid)];
  const found = await enrolling.listClassmates(ctx.db.read, uids, otherUids);
  const classmates = new Set(found.map(({ uid, otherUid }) => `${uid} ${otherUid}`));
  return pairs.filter(({ uid, otherUid }) => classmates.has(`${uid} ${otherUid}`));
}

/** A class by its id. The caller has checked the access. */
export const findClass = (ctx: Context, id: string, query = ctx.db.read): Promise<store.Class | undefined> =>
  store.findClass(query, id);

/** The class of a session or an assignment. The caller has checked the access. */
export const findClassOf = (
  ctx: Context,
  kind: 'session' | 'assignment',
  id: string,
): Promise<store.Class | undefined> => store.findClassOf(ctx.db.read, kind, id);

/**
 * A class as all of its students see it; undefined when there is none. The calling rule checks who may see
 * it.
 */
export async function classForStudents(ctx: Context, id: string): Promise<StudentClass | undefined> {
  const found = await store.findClass(ctx.db.read, id);
  return found && (await presentAllToStudent(ctx, [found]))[0];
}

/** A class as its teacher sees it. */
export async function teacherClass(ctx: Context, actor: TeacherActor, id: string): Promise<TeacherClass> {
  const found = await taughtClass(ctx, actor, id);
  const [presented] = await presentAllToTeacher(ctx, actor, [found]);
  return presented as TeacherClass;
}

/**
 * Makes a change of a class that the caller teaches in one transaction.
 * @returns the changed class as its teacher sees it
 * @throws ContractError class-not-found, class-archived, and what the change throws
 */
export async function changeTaughtClass(
  ctx: Context,
  actor: TeacherActor,
  id: string,
  change: (write: Write, ofClass: store.Class) => Promise<void>,
): Promise<TeacherClass> {
  await ctx.db.write(async (write) => change(write, await changeableClass(ctx, actor, id, write.query)));
  return teacherClass(ctx, actor, id);
}

/** Stores a session's status in its class, in the transaction that opens or closes the session. */
export async function storeSessionStatus(
  ctx: Context,
  write: Write,
  changed: store.Class,
  session: Pick<store.Class, 'sessionStatus' | 'currentSessionId' | 'sessionCode'>,
): Promise<void> {
  await store.updateSessionOfClass(write.query, changed.id, session);
  await notifyEverybody(ctx, write, changed);
}

async function presentAllToTeacher(
  ctx: Context,
  actor: TeacherActor,
  classes: store.Class[],
): Promise<TeacherClass[]> {
  const enrollments = await enrolling.listEnrollments(ctx.db.read, idsOf(classes));
  const removals = await listRemovals(ctx.db.read, idsOf(classes));
  const requests = await listRequests(ctx.db.read, idsOf(classes));
  const toConfirm = await listToConfirm(ctx, idsOf(classes));
  const students = [...enrollments, ...removals, ...requests].map((each) => each.studentUid);
  const required = await schoolRequiresAttempt(ctx, actor.schoolId);
  const profiles = await profilesOf(ctx, [
    ...classes.flatMap(teachersOf),
    ...students,
    ...toConfirm.map((each) => each.resetBy),
  ]);
  return classes.map((each) =>
    presentToTeacher(each, { enrollments, removals, requests, toConfirm }, profiles, required),
  );
}

/** Classes as one of their students sees them. The caller has checked the access. */
export async function presentAllToStudent(ctx: Context, classes: store.Class[]): Promise<StudentClass[]> {
  const enrollments = await enrolling.listEnrollments(ctx.db.read, idsOf(classes));
  const profiles = await profilesOf(
    ctx,
    classes.map((each) => each.teacherUid),
  );
  // A student is in classes of one school only.
  const required = classes[0] ? await schoolRequiresAttempt(ctx, classes[0].schoolId) : false;
  return classes.map((each) => presentToStudent(each, enrollments, profiles, required));
}

const idsOf = (classes: store.Class[]) => classes.map((each) => each.id);
