import { ContractError } from '../../contract/errors.ts';
import type { AiGuidelines } from '../../contract/guidelines.ts';
import { familiesAboveCeiling, schoolProfile, underCeilings } from '../../contract/school-profiles.ts';
import type { Interaction } from '../../contract/tutor.ts';
import type { StudentActor } from '../access.ts';
import { type AssignmentOfClass, assignmentAt, assignmentFor } from '../assignments/rules.ts';
import { namesIn } from '../classes/roster-rules.ts';
import { attendsClass, type Class, findClass } from '../classes/rules.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { schoolChoicesOf } from '../identity/attempt-first-rules.ts';
import { join } from '../live-sessions/joining-rules.ts';
import { type LiveContext, type LiveSession, sessionAt, sessionFor } from '../live-sessions/rules.ts';
import { supportFor } from '../safeguarding/rules.ts';

/** A conversation as a call names it. */
export interface ConversationRef {
  readonly kind: 'session' | 'assignment';
  readonly id: string;
}

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
    } & AssignmentOfClass);

/**
 * A conversation of the student, also in a closed session or assignment.
 * @throws ContractError session-not-found, assignment-not-found
 */
export async function findConversation(
  ctx: Context,
  actor: StudentActor,
  { kind, id }: ConversationRef,
): Promise<Conversation> {
  if (kind === 'assignment') {
    const found = await assignmentFor(ctx, actor, id);
    return { kind, id: found.assignment.id, classId: found.ofClass.id, ...found };
  }
  const session = await sessionFor(ctx, actor, id);
  const ofClass = await findClass(ctx, session.classId);
  if (!ofClass) throw new ContractError('session-not-found');
  return { kind, id: session.id, classId: session.classId, session, ofClass };
}

/**
 * Enters a conversation with a message that has to reach a person. It refuses nothing, even if the session or assignment was
 * closed or deleted in the meantime.
 */
export async function enterEvenClosed(
  ctx: Context,
  write: Write,
  actor: StudentActor,
  found: Conversation,
): Promise<Conversation> {
  if (found.kind === 'assignment')
    return { ...found, isDeleted: (await assignmentAt(write.query, found.id)) === undefined };
  const session = await sessionAt(write.query, found.id);
  if (!session) return found;
  const joins = session.status === 'open' && (await attendsClass(ctx, actor, found.classId, write.query));
  if (joins) await join(ctx, write, actor, session);
  return { ...found, session };
}

/** Appends the event of a stored question to its session's stream, in the same transaction. */
export async function announceQuestion(
  ctx: LiveContext,
  write: Write,
  interaction: Interaction,
): Promise<void> {
  const { sessionId, studentUid } = interaction;
  if (!sessionId) return;
  await ctx.events.append(write, sessionId, 'question', { interaction });
  write.afterCommit(() => ctx.presence.report(sessionId, studentUid, 'active'));
}

/** What is read of a class for the answers to its students: the people whose names no model gets, and the school's choices. */
export interface ClassFacts {
  readonly people: Awaited<ReturnType<typeof namesIn>>;
  readonly choices: Awaited<ReturnType<typeof schoolChoicesOf>>;
}

export async function factsOf(ctx: Context, ofClass: Class): Promise<ClassFacts> {
  const [people, choices] = await Promise.all([
    namesIn(ctx, ofClass),
    schoolChoicesOf(ctx, ofClass.schoolId),
  ]);
  return { people, choices };
}

/**
 * What the model is told about a class, the chosen guidelines under the ceilings of the school's profile, the people whose names
 * are masked, and where the reader of the answer finds help.
 */
export function classSetting(
  ctx: Context,
  ofClass: Class,
  { people, choices: { profile, requiresAttempt } }: ClassFacts,
  reader: { uid: string },
  chosen: AiGuidelines,
) {
  const { className, subject, ageOrGrade, workingOn } = ofClass;
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
