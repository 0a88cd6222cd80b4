import {
  type AnswerKeyForm,
  type AssignmentStatus,
  assignmentStatus,
  type createAssignment as createCall,
  hasTime,
  noWindow,
  type Assignment as Shown,
  type updateAssignment as updateCall,
} from '../../contract/assignments.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { chooseGuidelines, effectiveGuidelines } from '../../contract/guidelines.ts';
import { type AccountActor, type StudentActor, type TeacherActor, teaches, type Viewer } from '../access.ts';
import { attendsClass, type Class, classOfTeacher, findClass, hintEverybody } from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import { isReferenced } from '../db/conflict.ts';
import type { Write } from '../db/group-commit.ts';
import { profilesOf } from '../identity/rules.ts';
import * as store from './store.ts';

/**
 * Creates an assignment (spec 5); absent guidelines take the defaults of the class's subject (spec 9).
 * @throws ContractError class-not-found, class-archived; invalid-input when it would close before it opens
 */
export async function createAssignment(
  ctx: Context,
  actor: TeacherActor,
  { classId, ...input }: BodyOf<typeof createCall>,
): Promise<Shown> {
  const ofClass = await classOfTeacher(ctx, actor, classId);
  const created: store.Assignment = {
    ...input,
    id: ctx.ids.next(),
    classId,
    aiGuidelines: effectiveGuidelines(ofClass.subject, input.aiGuidelines),
    answerKey: keyOf(input.answerKey),
    createdAt: now(ctx),
    archivedAt: null,
  };
  checkWindow(created);
  await change(ctx, ofClass, (query) => store.insertAssignment(query, created));
  return present(ctx, actor, created, ofClass);
}

function checkWindow(window: store.Assignment): void {
  if (hasTime(window)) return;
  throw new ContractError('invalid-input', noWindow);
}

/**
 * A class's assignments, the first to close first; a student sees those that have opened (spec 2).
 * @throws ContractError class-not-found
 */
export async function listClassAssignments(
  ctx: Context,
  actor: AccountActor,
  classId: string,
  { archived }: { archived: boolean },
): Promise<Shown[]> {
  const ofClass = await findClass(ctx, classId);
  const owns = ofClass !== undefined && teaches(actor, ofClass);
  if (!ofClass || !(owns || (await attendsClass(ctx, actor, classId))))
    throw new ContractError('class-not-found');
  const assignments = await store.listAssignments(ctx.db.read, classId, { archived: archived && owns });
  const visible = assignments.filter((each) => owns || statusNow(ctx, each) !== 'upcoming');
  return Promise.all(visible.map((each) => present(ctx, actor, each, ofClass)));
}

const statusNow = (ctx: Context, assignment: store.Assignment): AssignmentStatus =>
  assignmentStatus(assignment, ctx.clock.now());

/**
 * One assignment. To a student one that has not opened, or was archived, does not exist; a closed one can be read.
 * @throws ContractError assignment-not-found
 */
export async function getAssignment(ctx: Context, actor: AccountActor, id: string): Promise<Shown> {
  const { assignment, ofClass } = await assignmentFor(ctx, actor, id);
  return present(ctx, actor, assignment, ofClass);
}

/** An assignment that the caller may know of, and its class. @throws ContractError assignment-not-found */
export async function assignmentFor(
  ctx: Context,
  actor: AccountActor,
  id: string,
): Promise<{ assignment: store.Assignment; ofClass: Class }> {
  const assignment = await store.findAssignment(ctx.db.read, id);
  const ofClass = assignment && (await findClass(ctx, assignment.classId));
  if (assignment && ofClass && (await mayKnow(ctx, actor, assignment, ofClass)))
    return { assignment, ofClass };
  throw new ContractError('assignment-not-found');
}

async function mayKnow(
  ctx: Context,
  actor: AccountActor,
  assignment: store.Assignment,
  ofClass: Class,
): Promise<boolean> {
  if (teaches(actor, ofClass)) return true;
  const hidden = assignment.archivedAt !== null || statusNow(ctx, assignment) === 'upcoming';
  return !hidden && attendsClass(ctx, actor, ofClass.id);
}

/**
 * The assignment on which a student may work now.
 * @throws ContractError assignment-not-found, assignment-unavailable
 */
export async function openAssignmentFor(
  ctx: Context,
  actor: StudentActor,
  id: string,
): Promise<{ assignment: store.Assignment; ofClass: Class }> {
  const found = await assignmentFor(ctx, actor, id);
  if (statusNow(ctx, found.assignment) !== 'open') throw new ContractError('assignment-unavailable');
  return found;
}

/** An assignment of the caller's own class. @throws ContractError assignment-not-found, class-archived */
async function ownAssignment(ctx: Context, actor: TeacherActor, id: string) {
  const found = await assignmentFor(ctx, actor, id);
  if (!teaches(actor, found.ofClass)) throw new ContractError('assignment-not-found');
  if (found.ofClass.archivedAt) throw new ContractError('class-archived');
  return found;
}

/**
 * Changes what is given of an assignment: extending it and closing it now are changes of its close date.
 * @throws ContractError assignment-not-found; invalid-input when it would close before it opens
 */
export async function updateAssignment(
  ctx: Context,
  actor: TeacherActor,
  id: string,
  { aiGuidelines, answerKey, closeNow, ...input }: BodyOf<typeof updateCall>,
): Promise<Shown> {
  const { assignment, ofClass } = await ownAssignment(ctx, actor, id);
  const updated: store.Assignment = {
    ...assignment,
    ...defined(input),
    ...(closeNow && { closeDate: closedBy(assignment, ctx.clock.now()) }),
    aiGuidelines: chooseGuidelines(assignment.aiGuidelines, aiGuidelines),
    answerKey: answerKey === undefined ? assignment.answerKey : keyOf(answerKey),
  };
  checkWindow(updated);
  await change(ctx, ofClass, (query) => store.updateAssignment(query, updated));
  return present(ctx, actor, updated, ofClass);
}

/** The close date of one that is closed at this moment: the window includes it, so the last moment before. */
function closedBy({ closeDate }: store.Assignment, at: Date): string {
  const justBefore = new Date(at.getTime() - 1).toISOString();
  return closeDate < justBefore ? closeDate : justBefore;
}

/** The fields that were given. */
const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/**
 * Deletes an assignment. The conversations in it are the students' work: with any, it is archived instead, and only
 * when that was confirmed.
 * @returns whether it was archived
 * @throws ContractError assignment-not-found, assignment-has-conversations
 */
export async function deleteAssignment(
  ctx: Context,
  actor: TeacherActor,
  id: string,
  { archiveConversations }: { archiveConversations: boolean },
): Promise<{ archived: boolean }> {
  const { assignment, ofClass } = await ownAssignment(ctx, actor, id);
  try {
    await change(ctx, ofClass, (query) => store.deleteAssignment(query, id));
    return { archived: false };
  } catch (error) {
    if (!isReferenced(error)) throw error;
  }
  if (!archiveConversations) throw new ContractError('assignment-has-conversations');
  const archived = { ...assignment, archivedAt: now(ctx) };
  await change(ctx, ofClass, (query) => store.updateAssignment(query, archived));
  return { archived: true };
}

/** Changes an assignment of a class, and tells the class's students to look again. */
function change(ctx: Context, ofClass: Class, make: (query: Write['query']) => Promise<void>): Promise<void> {
  return ctx.db.write(async (write) => {
    await make(write.query);
    await hintEverybody(ctx, write, ofClass);
  });
}

/** As the caller may see it: the answer key is its teacher's alone. */
async function present(
  ctx: Context,
  actor: Viewer,
  assignment: store.Assignment,
  ofClass: Class,
): Promise<Shown> {
  const teacher = (await profilesOf(ctx, [ofClass.teacherUid])).get(ofClass.teacherUid);
  const answerKey = teaches(actor, ofClass) ? assignment.answerKey : null;
  return { ...assignment, answerKey, className: ofClass.className, teacherName: teacher?.fullName ?? '' };
}

/** A form that was left empty is no key. */
const keyOf = (form: AnswerKeyForm | null | undefined): AnswerKeyForm | null =>
  form && Object.values(form).some((text) => text !== '') ? form : null;
