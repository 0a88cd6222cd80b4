import type {
  createClass as createClassCall,
  Invitation,
  StudentClass,
  TeacherClass,
} from '../../contract/classes.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { type Actor, mayJoin, teaches } from '../access.ts';
import { type Context, now } from '../context.ts';
import { isConflict } from '../db/conflict.ts';
import type { Write } from '../db/group-commit.ts';
import { profilesOf } from '../identity/rules.ts';
import { presentToStudent, presentToTeacher } from './present.ts';
import * as store from './store.ts';

export type { Class } from './store.ts';

const classCodeLength = 6;

/** The teacher's classes, newest first. */
export async function listTeacherClasses(ctx: Context, actor: Actor): Promise<TeacherClass[]> {
  const classes = await store.listClassesOfTeacher(ctx.db.read, actor.uid);
  const enrollments = await store.listEnrollments(ctx.db.read, idsOf(classes));
  const profiles = await profilesOf(ctx, [actor.uid, ...enrollments.map((e) => e.studentUid)]);
  return classes.map((each) => presentToTeacher(each, enrollments, profiles));
}

/** The student's classes, newest first, and the class of the registration code where it is not among them. */
export async function listStudentClasses(
  ctx: Context,
  actor: Actor,
): Promise<{ classes: StudentClass[]; invitation: Invitation | null }> {
  const classes = await store.listClassesOfStudent(ctx.db.read, actor.uid);
  return {
    classes: await presentToStudents(ctx, classes),
    invitation: await invitationFor(ctx, actor, classes),
  };
}

async function invitationFor(ctx: Context, actor: Actor, joined: store.Class[]): Promise<Invitation | null> {
  if (!actor.sessionCode) return null;
  const invited = await store.findClassBySessionCode(ctx.db.read, actor.sessionCode);
  if (!invited || joined.some((each) => each.id === invited.id)) return null;
  const teacher = (await profilesOf(ctx, [invited.teacherUid])).get(invited.teacherUid);
  return {
    className: invited.className,
    classCode: invited.classCode,
    teacherName: teacher?.fullName ?? '',
  };
}

/** Creates a class with a code of its own. */
export async function createClass(
  ctx: Context,
  actor: Actor,
  input: BodyOf<typeof createClassCall>,
): Promise<TeacherClass> {
  if (!actor.schoolId) throw new ContractError('teacher-only');
  const { schoolId } = actor;
  const created = await withFreshCode(async () => {
    const added: store.Class = {
      ...input,
      id: ctx.ids.next(),
      schoolId,
      teacherUid: actor.uid,
      classCode: ctx.ids.code(classCodeLength),
      sessionStatus: 'closed',
      currentSessionId: null,
      sessionCode: null,
      createdAt: now(ctx),
    };
    await ctx.db.write(({ query }) => store.insertClass(query, added));
    return added;
  });
  return presentToTeacher(created, [], await profilesOf(ctx, [actor.uid]));
}

const codeTries = 5;

/** Tries again with another code when one is taken: rare with 31^6 of them, and never a failure for the teacher. */
async function withFreshCode<T>(insert: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await insert();
    } catch (error) {
      if (!isConflict(error) || tries === codeTries) throw error;
    }
  }
}

/**
 * Joins the class with this code; joining again changes nothing.
 * @throws ContractError class-not-found, for another school's code too
 */
export async function joinClass(ctx: Context, actor: Actor, classCode: string): Promise<StudentClass> {
  const joined = await store.findClassByCode(ctx.db.read, classCode);
  if (!joined || !mayJoin(actor, joined)) throw new ContractError('class-not-found');
  await ctx.db.write(async ({ query, afterCommit }) => {
    const enrollment = { classId: joined.id, studentUid: actor.uid, joinedAt: now(ctx) };
    if (await store.insertEnrollment(query, enrollment))
      afterCommit(() => hintClass(ctx, joined, [actor.uid]));
  });
  const [presented] = await presentToStudents(ctx, [joined]);
  return presented as StudentClass;
}

/** The topic under which a person's dashboard hears of the classes that changed. */
export const topicOf = (uid: string): string => `classes-of:${uid}`;

/** Tells the dashboards of a class's teacher and students that it changed. */
function hintClass(
  ctx: Context,
  changed: { id: string; teacherUid: string },
  students: readonly string[],
): void {
  for (const uid of [changed.teacherUid, ...students]) ctx.events.hint(topicOf(uid), changed.id);
}

/** The class, for its teacher. @throws ContractError class-not-found */
export async function classOfTeacher(ctx: Context, actor: Actor, id: string): Promise<store.Class> {
  const found = await store.findClass(ctx.db.read, id);
  if (!found || !teaches(actor, found)) throw new ContractError('class-not-found');
  return found;
}

/** Whether the caller is a student of the class. */
export async function attendsClass(ctx: Context, actor: Actor, id: string): Promise<boolean> {
  return actor.role === 'student' && store.isEnrolled(ctx.db.read, id, actor.uid);
}

/** A class by its id, for rooms that have established who asks. */
export const findClass = (ctx: Context, id: string, query = ctx.db.read): Promise<store.Class | undefined> =>
  store.findClass(query, id);

/** One class as its students see it. */
export async function studentClass(ctx: Context, id: string): Promise<StudentClass | undefined> {
  const found = await store.findClass(ctx.db.read, id);
  return found && (await presentToStudents(ctx, [found]))[0];
}

/** Keeps the class's own note of its session, inside the transaction that opens or closes it. */
export async function noteSession(
  ctx: Context,
  { query, afterCommit }: Write,
  changed: store.Class,
  session: Pick<store.Class, 'sessionStatus' | 'currentSessionId' | 'sessionCode'>,
): Promise<void> {
  await store.updateSessionOfClass(query, changed.id, session);
  const enrollments = await store.listEnrollments(query, [changed.id]);
  afterCommit(() =>
    hintClass(
      ctx,
      changed,
      enrollments.map((enrollment) => enrollment.studentUid),
    ),
  );
}

async function presentToStudents(ctx: Context, classes: store.Class[]): Promise<StudentClass[]> {
  const enrollments = await store.listEnrollments(ctx.db.read, idsOf(classes));
  const profiles = await profilesOf(
    ctx,
    classes.map((each) => each.teacherUid),
  );
  return classes.map((each) => presentToStudent(each, enrollments, profiles));
}

const idsOf = (classes: store.Class[]) => classes.map((each) => each.id);
