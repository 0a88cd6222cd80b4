import {
  type AssignmentStatus,
  type Assignment as AssignmentView,
  assignmentStatus,
} from '../../contract/assignments.ts';
import { ContractError } from '../../contract/errors.ts';
import { underCeilings } from '../../contract/school-profiles.ts';
import { type AccountActor, type StudentActor, teaches, type Viewer } from '../access.ts';
import { attendsClass, type Class, findClass } from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import { schoolProfileOf } from '../identity/contact-rules.ts';
import { profilesOf } from '../identity/rules.ts';
import * as store from './store.ts';

/**
 * A class's assignments in the order of their close dates. A student sees only those that have opened and are
 * not archived (spec 2).
 * @throws ContractError class-not-found
 */
export async function listClassAssignments(
  ctx: Context,
  actor: AccountActor,
  classId: string,
  { archived }: { archived: boolean },
): Promise<AssignmentView[]> {
  const ofClass = await findClass(ctx, classId);
  const isTeacher = ofClass !== undefined && teaches(actor, ofClass);
  if (!ofClass || !(isTeacher || (await attendsClass(ctx, actor, classId))))
    throw new ContractError('class-not-found');
  const assignments = await store.listAssignments(ctx.db.read, classId, { archived: archived && isTeacher });
  const visible = assignments.filter((assignment) => isTeacher || statusNow(ctx, assignment) !== 'upcoming');
  const sharedFields = await sharedFieldsOf(ctx, ofClass);
  return visible.map((assignment) => present(actor, { assignment, ofClass, ...sharedFields }));
}

/**
 * The assignments of these classes that have opened and close at a moment or later, in the order of their
 * close dates. The caller has checked that the actor attends the classes.
 */
export async function listClosingAfter(
  ctx: Context,
  actor: StudentActor,
  classes: readonly Class[],
  closeAfter: string,
): Promise<AssignmentView[]> {
  const byId = new Map(classes.map((each) => [each.id, each]));
  const openBy = now(ctx);
  const found = await store.listOpened(ctx.db.read, [...byId.keys()], { openBy, closeAfter });
  const profiles = await profilesOf(
    ctx,
    classes.map(({ teacherUid }) => teacherUid),
  );
  // All classes of a student belong to the same school.
  const schoolProfile = classes[0] && (await schoolProfileOf(ctx, classes[0].schoolId));
  return found.flatMap((assignment) => {
    const ofClass = byId.get(assignment.classId);
    if (!ofClass || !schoolProfile) return [];
    const teacherName = profiles.get(ofClass.teacherUid)?.fullName ?? '';
    return [present(actor, { assignment, ofClass, teacherName, schoolProfile })];
  });
}

const statusNow = (ctx: Context, assignment: store.Assignment): AssignmentStatus =>
  assignmentStatus(assignment, ctx.clock.now());

/**
 * An assignment. A student cannot see it before it opens or while it is archived, but can read it after it
 * has closed.
 * @throws ContractError assignment-not-found
 */
export async function getAssignment(ctx: Context, actor: AccountActor, id: string): Promise<AssignmentView> {
  return presentOne(ctx, actor, await assignmentFor(ctx, actor, id));
}

/** An assignment with its class. */
export interface AssignmentOfClass {
  assignment: store.Assignment;
  ofClass: Class;
}

/** An assignment as this query reads it; undefined when there is none. The caller has checked the access. */
export const assignmentAt = (
  query: Context['db']['read'],
  id: string,
): Promise<store.Assignment | undefined> => store.findAssignment(query, id);

/** An assignment that the caller may see, with its class. @throws ContractError assignment-not-found */
export async function assignmentFor(
  ctx: Context,
  actor: AccountActor,
  id: string,
  query = ctx.db.read,
): Promise<AssignmentOfClass> {
  const assignment = await store.findAssignment(query, id);
  const ofClass = assignment && (await findClass(ctx, assignment.classId, query));
  if (assignment && ofClass && (await maySee(ctx, actor, { assignment, ofClass }, query)))
    return { assignment, ofClass };
  throw new ContractError('assignment-not-found');
}

async function maySee(
  ctx: Context,
  actor: AccountActor,
  { assignment, ofClass }: AssignmentOfClass,
  query: Context['db']['read'],
): Promise<boolean> {
  if (teaches(actor, ofClass)) return true;
  return !isHidden(ctx, assignment) && attendsClass(ctx, actor, ofClass.id, query);
}

const isHidden = (ctx: Context, assignment: store.Assignment): boolean =>
  assignment.archivedAt !== null || statusNow(ctx, assignment) === 'upcoming';

/**
 * Refuses a student of the class who cannot work on an assignment now.
 * @throws ContractError assignment-not-found, assignment-unavailable
 */
export function refuseClosed(ctx: Context, assignment: store.Assignment): void {
  if (isHidden(ctx, assignment)) throw new ContractError('assignment-not-found');
  if (statusNow(ctx, assignment) !== 'open') throw new ContractError('assignment-unavailable');
}

/** The fields that all assignments of a class have in common. */
async function sharedFieldsOf(ctx: Context, { teacherUid, schoolId }: Class) {
  const teacherName = (await profilesOf(ctx, [teacherUid])).get(teacherUid)?.fullName ?? '';
  return { teacherName, schoolProfile: await schoolProfileOf(ctx, schoolId) };
}

/**
 * An assignment in the form of the contract, with the names of its class and teacher, and the levels that
 * apply.
 */
export const presentOne = async (
  ctx: Context,
  actor: Viewer,
  found: AssignmentOfClass,
): Promise<AssignmentView> => present(actor, { ...found, ...(await sharedFieldsOf(ctx, found.ofClass)) });

/** An assignment as the caller may see it: only the teachers of its class see the answer key. */
const present = (
  actor: Viewer,
  {
    assignment,
    ofClass,
    teacherName,
    schoolProfile,
  }: AssignmentOfClass & Awaited<ReturnType<typeof sharedFieldsOf>>,
): AssignmentView => ({
  ...assignment,
  aiGuidelines: underCeilings(schoolProfile, assignment.aiGuidelines),
  answerKey: teaches(actor, ofClass) ? assignment.answerKey : null,
  className: ofClass.className,
  teacherName,
});
