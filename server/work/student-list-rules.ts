import { ContractError } from '../../contract/errors.ts';
import { nothingCompared, nothingOffloaded } from '../../contract/receipts.ts';
import type { LessonWork, StudentWork } from '../../contract/work.ts';
import { type TeacherActor, teaches } from '../access.ts';
import { assignmentFor } from '../assignments/rules.ts';
import { rosterOf } from '../classes/roster-rules.ts';
import { type Class, findClass } from '../classes/rules.ts';
import { personOf, profilesOf } from '../identity/rules.ts';
import { type LiveContext, lessonFor } from '../live-sessions/rules.ts';
import { lastMessageOf } from './last-message.ts';
import * as store from './store.ts';

/**
 * The students of an assignment's class with their work on it, by name, including students who left the class after
 * working on it.
 * @throws ContractError assignment-not-found
 */
export async function listAssignmentStudents(
  ctx: LiveContext,
  actor: TeacherActor,
  assignmentId: string,
): Promise<StudentWork[]> {
  const { assignment, ofClass } = await assignmentFor(ctx, actor, assignmentId);
  if (!teaches(actor, ofClass)) throw new ContractError('assignment-not-found');
  return workOf(ctx, { conversationId: assignment.id }, await rosterOf(ctx, ofClass));
}

/**
 * The students of one lesson with their work in it, by name: everyone who joined it, even if they left the
 * class later, and the students of the class who were in it before the lesson ended but did not join.
 * @throws ContractError session-not-found
 */
export async function listLessonStudents(
  ctx: LiveContext,
  actor: TeacherActor,
  sessionId: string,
  openingId: string,
): Promise<LessonWork[]> {
  const { session, opening, participants } = await lessonFor(ctx, actor, sessionId, openingId);
  const ofClass = await findClass(ctx, session.classId);
  if (!ofClass) throw new ContractError('session-not-found');
  const joined = new Map(participants.map(({ studentUid, joinedAt }) => [studentUid, joinedAt]));
  const profiles = await profilesOf(ctx, [...joined.keys()]);
  const came = [...profiles.values()].map((profile) => ({ uid: profile.uid, ...personOf(profile) }));
  const absent = await absentFrom(ctx, ofClass, joined, opening.closedAt);
  const work = await workOf(ctx, { conversationId: session.id, openingId }, [...came, ...absent]);
  return work.map((each) => ({ ...each, joinedAt: joined.get(each.studentUid) ?? null }));
}

type Student = ReturnType<typeof personOf> & { uid: string };

/** Students who were in the class before the lesson ended, still are, and did not join the lesson. */
async function absentFrom(
  ctx: LiveContext,
  ofClass: Class,
  joined: ReadonlyMap<string, string>,
  closedAt: string | null,
): Promise<Student[]> {
  const roster = await rosterOf(ctx, ofClass);
  return roster.filter(
    ({ uid, joinedAt }) => !joined.has(uid) && (closedAt === null || joinedAt <= closedAt),
  );
}

/** The work of these students in a conversation, and of everyone else who asked there. */
async function workOf(
  ctx: LiveContext,
  scope: store.ConversationScope,
  students: readonly Student[],
): Promise<StudentWork[]> {
  const { activity, last } = await ctx.db.snapshot(async (query) => ({
    activity: await store.listActivity(query, scope),
    last: await store.listNewestOfEach(query, scope, 1),
  }));
  const lastMessage = new Map(
    last.map((interaction) => [interaction.studentUid, lastMessageOf(interaction)]),
  );
  const profiles = await profilesOf(
    ctx,
    activity.map(({ studentUid }) => studentUid),
  );
  const nothing = {
    questions: 0,
    answers: 0,
    stopped: 0,
    compared: nothingCompared,
    attempts: 0,
    offloading: nothingOffloaded,
    lastActivity: null,
    lastMessage: '',
  };
  const work = new Map<string, StudentWork>(
    students.map(({ uid, name, username, firstName, lastName }) => [
      uid,
      { studentUid: uid, name, username, firstName, lastName, ...nothing },
    ]),
  );
  for (const { studentUid, studentName, ...done } of activity) {
    const student = work.get(studentUid) ?? personOf(profiles.get(studentUid), studentName);
    const words = lastMessage.get(studentUid) ?? '';
    work.set(studentUid, { ...student, studentUid, ...done, lastMessage: words });
  }
  return [...work.values()].sort((one, other) => one.name.localeCompare(other.name));
}
