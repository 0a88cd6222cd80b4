import type {
  AnswerKeyForm,
  Assignment as AssignmentView,
  createAssignment as createCall,
  updateAssignment as updateCall,
} from '../../contract/assignments.ts';
import { assignmentStatus, closesAfterOpening, invalidWindow } from '../../contract/assignments.ts';
import { changedFields } from '../../contract/changed-fields.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { chooseGuidelines, effectiveGuidelines } from '../../contract/guidelines.ts';
import { underCeilings } from '../../contract/school-profiles.ts';
import { type TeacherActor, teaches } from '../access.ts';
import { changeableClass, notifyEverybody } from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import { isReferenced } from '../db/conflict.ts';
import type { Write } from '../db/group-commit.ts';
import { schoolProfileOf } from '../identity/contact-rules.ts';
import { refuseAboveCeiling } from '../identity/school-profile-rules.ts';
import * as securityLog from '../security-log/rules.ts';
import { type AssignmentOfClass, assignmentFor, presentOne } from './rules.ts';
import * as store from './store.ts';

/**
 * Creates an assignment (spec 5); absent guidelines take the defaults of the class's subject (spec 9).
 * @throws ContractError class-not-found, class-archived, looser-than-profile; invalid-input when the
 * assignment would close before it opens
 */
export async function createAssignment(
  ctx: Context,
  actor: TeacherActor,
  { classId, ...input }: BodyOf<typeof createCall>,
): Promise<AssignmentView> {
  const created = await ctx.db.write(async (write) => {
    const ofClass = await changeableClass(ctx, actor, classId, write.query);
    await refuseAboveCeiling(ctx, write.query, ofClass.schoolId, input.aiGuidelines);
    const assignment: store.Assignment = {
      ...input,
      id: ctx.ids.next(),
      classId,
      aiGuidelines: effectiveGuidelines(ofClass.subject, input.aiGuidelines),
      answerKey: storedKey(input.answerKey),
      refusesProposedKeys: input.refusesProposedKeys ?? false,
      createdAt: now(ctx),
      archivedAt: null,
    };
    checkWindow(assignment);
    await store.insertAssignment(write.query, assignment);
    await notifyEverybody(ctx, write, ofClass);
    return { assignment, ofClass };
  });
  return presentOne(ctx, actor, created);
}

function checkWindow(window: Pick<store.Assignment, 'openDate' | 'closeDate'>): void {
  if (closesAfterOpening(window)) return;
  throw new ContractError('invalid-input', invalidWindow);
}

/**
 * Changes an assignment of the caller's own class in a transaction, on the current row, and notifies the
 * class's students.
 * @throws ContractError assignment-not-found, class-archived
 */
function changeOwn<T>(
  ctx: Context,
  actor: TeacherActor,
  id: string,
  change: (write: Write, current: AssignmentOfClass) => Promise<T>,
): Promise<T> {
  return ctx.db.write(async (write) => {
    const { query } = write;
    await store.lockAssignment(query, id);
    const current = await assignmentFor(ctx, actor, id, query);
    if (!teaches(actor, current.ofClass)) throw new ContractError('assignment-not-found');
    if (current.ofClass.archivedAt) throw new ContractError('class-archived');
    const result = await change(write, current);
    await notifyEverybody(ctx, write, current.ofClass);
    return result;
  });
}

/**
 * Changes the given fields of an assignment. Extending it and closing it now are changes of its close date.
 * @throws ContractError assignment-not-found, class-archived, looser-than-profile, changed-since;
 * invalid-input when the assignment would close before it opens
 */
export async function updateAssignment(
  ctx: Context,
  actor: TeacherActor,
  id: string,
  { closeNow, ...sent }: BodyOf<typeof updateCall>,
): Promise<AssignmentView> {
  const changed = await changeOwn(ctx, actor, id, async ({ query }, { assignment, ofClass }) => {
    const profile = await schoolProfileOf(ctx, ofClass.schoolId, query);
    const read = { ...assignment, aiGuidelines: underCeilings(profile, assignment.aiGuidelines) };
    const { aiGuidelines, answerKey, ...input } = changedFields(read, sent);
    await refuseAboveCeiling(ctx, query, ofClass.schoolId, aiGuidelines);
    const changes: store.Changes = {
      ...withoutUndefined(input),
      ...(closeNow && { closeDate: closeDateNow(assignment, ctx.clock.now()) }),
      ...(aiGuidelines && { aiGuidelines: chooseGuidelines(assignment.aiGuidelines, aiGuidelines) }),
      ...(answerKey !== undefined && {
        answerKey: storedKey(answerKey && { ...assignment.answerKey, ...answerKey }),
      }),
    };
    const updated = { ...assignment, ...changes };
    checkWindow(updated);
    await store.updateAssignment(query, id, changes);
    return { assignment: updated, ofClass };
  });
  return presentOne(ctx, actor, changed);
}

/**
 * The close date of an assignment that closes now: the millisecond before, since the window includes its
 * close date, or one more where that is a full minute, which the window would include to its end. An
 * assignment that has closed already keeps its close date.
 */
function closeDateNow(assignment: store.Assignment, at: Date): string {
  if (assignmentStatus(assignment, at) === 'closed') return assignment.closeDate;
  const justBefore = at.getTime() - 1;
  return new Date(justBefore % 60_000 === 0 ? justBefore - 1 : justBefore).toISOString();
}

/** The fields that are not undefined. */
const withoutUndefined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/**
 * Deletes an assignment. One with conversations, which are the students' work, is archived instead, and only
 * after confirmation.
 * @returns whether it was archived
 * @throws ContractError assignment-not-found, class-archived, assignment-has-conversations
 */
export async function deleteAssignment(
  ctx: Context,
  actor: TeacherActor,
  id: string,
  { archiveConversations }: { archiveConversations: boolean },
): Promise<{ archived: boolean }> {
  try {
    await changeOwn(ctx, actor, id, async (write, { ofClass }) => {
      await store.deleteAssignment(write.query, id);
      await recordDeletion(ctx, write, actor, ofClass.id, 'deleted');
    });
    return { archived: false };
  } catch (error) {
    if (!isReferenced(error)) throw error;
  }
  if (!archiveConversations) throw new ContractError('assignment-has-conversations');
  await changeOwn(ctx, actor, id, async (write, { assignment, ofClass }) => {
    await store.updateAssignment(write.query, id, { archivedAt: assignment.archivedAt ?? now(ctx) });
    await recordDeletion(ctx, write, actor, ofClass.id, 'archived');
  });
  return { archived: true };
}

const recordDeletion = (
  ctx: Context,
  write: Write,
  by: TeacherActor,
  classId: string,
  detail: 'deleted' | 'archived',
): Promise<void> => securityLog.record(ctx, write, { event: 'assignment-deleted', detail, by, classId });

/** The key to store. A form whose fields are all empty counts as no key. */
const storedKey = (form: AnswerKeyForm | null | undefined): AnswerKeyForm | null =>
  form && Object.values(form).some((text) => text !== '') ? form : null;
