import { ContractError } from '../../contract/errors.ts';
import type { AiGuidelines } from '../../contract/guidelines.ts';
import { familiesAboveCeiling, schoolProfile, underCeilings } from '../../contract/school-profiles.ts';
import type { Interaction } from '../../contract/tutor.ts';
import type { StudentActor } from '../access.ts';
import { assignmentExists, assignmentFor, openAssignmentFor } from '../assignments/rules.ts';
import type { Guardrails } from '../checks/calls.ts';
import { namesIn } from '../classes/roster-rules.ts';
import { attendsClass, type Class, findClass } from '../classes/rules.ts';
import type { Write } from '../db/group-commit.ts';
import { schoolChoicesOf } from '../identity/attempt-first-rules.ts';
import { join } from '../live-sessions/joining-rules.ts';
import { refusePaused } from '../live-sessions/pause-rules.ts';
import {
  type LiveSession,
  openSessionFor,
  sessionAt,
  sessionFor,
  sessionStillOpen,
} from '../live-sessions/rules.ts';
import { guidelinesForStudent } from '../live-sessions/student-guidelines-rules.ts';
import { supportFor } from '../safeguarding/rules.ts';
import type { TutorContext } from './context.ts';
import type { Setting } from './prompt.ts';

/** A conversation as a call names it. */
export interface ConversationRef {
  readonly kind: 'session' | 'assignment';
  readonly id: string;
}

type OpenAssignment = Awaited<ReturnType<typeof openAssignmentFor>>;

/** A conversation with its session or assignment, under whose id it is stored. */
export type Conversation =
  | {
      readonly kind: 'session';
      readonly id: string;
      readonly classId: string;
      readonly session: LiveSession;
      readonly ofClass: Class;
    }
  | ({
      readonly kind: 'assignment';
      readonly id: string;
      readonly classId: string;
      /**
       * Whether the assignment was deleted in the meantime. A message is then stored without a reference to
       * it.
       */
      readonly isDeleted?: boolean;
    } & OpenAssignment);

/**
 * The conversation in which a student may ask now: that of an open session, or of an assignment inside its window.
 * @param evenClosed whether a closed session or assignment is found, too
 * @throws ContractError session-not-found, session-closed, assignment-not-found, assignment-unavailable
 */
export async function findConversation(
  ctx: TutorContext,
  actor: StudentActor,
  { kind, id }: ConversationRef,
  { evenClosed = false } = {},
): Promise<Conversation> {
  if (kind === 'session') {
    const session = await (evenClosed ? sessionFor : openSessionFor)(ctx, actor, id);
    const ofClass = await findClass(ctx, session.classId);
    if (!ofClass) throw new ContractError('session-not-found');
    return sessionConversation(session, ofClass);
  }
  return assignmentConversation(await (evenClosed ? assignmentFor : openAssignmentFor)(ctx, actor, id));
}

const sessionConversation = (session: LiveSession, ofClass: Class): Conversation => ({
  kind: 'session',
  id: session.id,
  classId: session.classId,
  session,
  ofClass,
});

const assignmentConversation = (found: OpenAssignment): Conversation => ({
  kind: 'assignment',
  id: found.assignment.id,
  classId: found.ofClass.id,
  ...found,
});

/**
 * Checks that the student may still ask, and joins the student to an open session (contract "Classes and sessions"). Runs inside
 * the transaction that stores the question.
 * @returns the conversation as it is now
 * @throws ContractError session-not-found, session-closed, lesson-paused, assignment-not-found, assignment-unavailable
 */
export async function enterConversation(
  ctx: TutorContext,
  write: Write,
  actor: StudentActor,
  found: Conversation,
): Promise<Conversation> {
  if (found.kind === 'session') {
    const session = await sessionStillOpen(found.id, write);
    await refusePaused(write, actor, session);
    await join(ctx, write, actor, session);
    return sessionConversation(session, found.ofClass);
  }
  return assignmentConversation(await openAssignmentFor(ctx, actor, found.id, write.query));
}

/**
 * Enters a conversation with a message that has to reach a person. It refuses nothing, even if the session or assignment was
 * closed or deleted in the meantime.
 */
export async function enterEvenClosed(
  ctx: TutorContext,
  write: Write,
  actor: StudentActor,
  found: Conversation,
): Promise<Conversation> {
  if (found.kind === 'assignment')
    return { ...found, isDeleted: !(await assignmentExists(found.id, write.query)) };
  const session = await sessionAt(write.query, found.id);
  if (!session) return found;
  const joins = session.status === 'open' && (await attendsClass(ctx, actor, found.classId, write.query));
  if (joins) await join(ctx, write, actor, session);
  return sessionConversation(session, found.ofClass);
}

/** Appends the event of a stored question to its session's stream, in the same transaction. */
export async function announceQuestion(
  ctx: TutorContext,
  write: Write,
  interaction: Interaction,
): Promise<void> {
  const { sessionId, studentUid } = interaction;
  if (!sessionId) return;
  await ctx.events.append(write, sessionId, 'question', { interaction });
  write.afterCommit(() => ctx.presence.report(sessionId, studentUid, 'active'));
}

/**
 * Reads what the model's instructions contain about the class and the assignment. Runs after the question is
 * stored.
 */
export async function settingOf(
  ctx: TutorContext,
  guardrails: Guardrails,
  conversation: Conversation,
  actor: StudentActor,
): Promise<Setting> {
  const { ofClass } = conversation;
  if (conversation.kind === 'session') {
    const chosen = await guidelinesForStudent(ctx, conversation.session, ofClass, actor.uid);
    return { ...(await classSetting(ctx, ofClass, actor, chosen)), key: null };
  }
  const { assignment } = conversation;
  return {
    ...(await classSetting(ctx, ofClass, actor, assignment.aiGuidelines)),
    key: assignment.answerKey && (await guardrails.readAnswerKey(assignment.answerKey)).key,
    refusesProposedKeys: assignment.refusesProposedKeys,
    task: { title: assignment.title, description: assignment.description },
  };
}

/**
 * What the model is told about a class, the chosen guidelines under the ceilings of the school's profile, the people whose names
 * are masked, and where the reader of the answer finds help.
 */
export async function classSetting(
  ctx: TutorContext,
  ofClass: Class,
  reader: { uid: string },
  chosen: AiGuidelines,
) {
  const { className, subject, ageOrGrade, workingOn } = ofClass;
  const [people, { profile, requiresAttempt }] = await Promise.all([
    namesIn(ctx, ofClass),
    schoolChoicesOf(ctx, ofClass.schoolId),
  ]);
  const families = familiesAboveCeiling(profile, chosen);
  return {
    className,
    subject,
    ageOrGrade,
    workingOn,
    people,
    support: () => supportFor(ctx, ofClass.id, reader),
    attemptFirst: ofClass.requiresAttempt || requiresAttempt,
    guidelines: underCeilings(profile, chosen),
    defaultAge: schoolProfile(profile).defaultAge,
    ...(families.length > 0 && { limitedBy: { profile, families } }),
  };
}
