import { ContractError } from '../../contract/errors.ts';
import { effectiveGuidelines } from '../../contract/guidelines.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { readAnswerKey } from '../../guardrails/guardrails.ts';
import type { StudentActor } from '../access.ts';
import { assignmentFor, isGiven, openAssignmentFor } from '../assignments/rules.ts';
import { attendsClass, type Class, findClass } from '../classes/rules.ts';
import type { Write } from '../db/group-commit.ts';
import { join } from '../live-sessions/joining-rules.ts';
import {
  type LiveSession,
  openSessionFor,
  sessionAt,
  sessionFor,
  stillOpen,
} from '../live-sessions/rules.ts';
import type { TutorContext } from './context.ts';
import type { Setting } from './prompt.ts';

/** Where a student asks, as the call names it. */
export interface Where {
  readonly kind: 'session' | 'assignment';
  readonly id: string;
}

type OpenAssignment = Awaited<ReturnType<typeof openAssignmentFor>>;

/** The same as it was found. Its id names the conversation: one question at a time of a student in each. */
export type Place =
  | { readonly kind: 'session'; readonly id: string; readonly classId: string; readonly session: LiveSession }
  | ({
      readonly kind: 'assignment';
      readonly id: string;
      readonly classId: string;
      /** It was deleted since it was found: a message is stored without it then. */
      readonly isDeleted?: boolean;
    } & OpenAssignment);

/**
 * The place in which a student may ask now: a session that is open, an assignment inside its window.
 * @param evenClosed finds one that has closed too
 * @throws ContractError session-not-found, session-closed, assignment-not-found, assignment-unavailable
 */
export async function findPlace(
  ctx: TutorContext,
  actor: StudentActor,
  { kind, id }: Where,
  { evenClosed = false } = {},
): Promise<Place> {
  if (kind === 'session')
    return sessionPlace(await (evenClosed ? sessionFor : openSessionFor)(ctx, actor, id));
  return assignmentPlace(await (evenClosed ? assignmentFor : openAssignmentFor)(ctx, actor, id));
}

const sessionPlace = (session: LiveSession): Place => ({
  kind: 'session',
  id: session.id,
  classId: session.classId,
  session,
});

const assignmentPlace = (found: OpenAssignment): Place => ({
  kind: 'assignment',
  id: found.assignment.id,
  classId: found.ofClass.id,
  ...found,
});

/**
 * Asked again inside the transaction that stores the question; in a session the student has joined then (contract
 * "Classes and sessions").
 * @returns the place as it stands now
 * @throws ContractError session-not-found, session-closed, assignment-not-found, assignment-unavailable
 */
export async function enterPlace(
  ctx: TutorContext,
  write: Write,
  actor: StudentActor,
  found: Place,
): Promise<Place> {
  if (found.kind === 'session') {
    const session = await stillOpen(found.id, write);
    await join(ctx, write, actor, session);
    return sessionPlace(session);
  }
  return assignmentPlace(await openAssignmentFor(ctx, actor, found.id, write.query));
}

/**
 * The same for a message that has to reach a person: whatever has become of the place since it was found, nothing is
 * refused.
 */
export async function enterAnyway(
  ctx: TutorContext,
  write: Write,
  actor: StudentActor,
  found: Place,
): Promise<Place> {
  if (found.kind === 'assignment') return { ...found, isDeleted: !(await isGiven(found.id, write.query)) };
  const session = await sessionAt(write.query, found.id);
  if (!session) return found;
  const joins = session.status === 'open' && (await attendsClass(ctx, actor, found.classId, write.query));
  if (joins) await join(ctx, write, actor, session);
  return sessionPlace(session);
}

/** Tells who watches that a question was stored, in the same transaction: a session's monitor sees every one. */
export async function tellOfQuestion(
  ctx: TutorContext,
  write: Write,
  interaction: Interaction,
): Promise<void> {
  const { sessionId, studentUid } = interaction;
  if (!sessionId) return;
  await ctx.events.append(write, sessionId, 'question', { interaction });
  write.afterCommit(() => ctx.presence.sign(sessionId, studentUid, 'active'));
}

/** What the model is told of a place. Read only when it is called: the question is on the teacher's screen before. */
export async function settingOf(ctx: TutorContext, place: Place): Promise<Setting> {
  if (place.kind === 'session') {
    const { classId, session } = place;
    const ofClass = await findClass(ctx, classId);
    if (!ofClass) throw new ContractError('session-not-found');
    const guidelines = effectiveGuidelines(ofClass.subject, session.guidelines);
    return { ...classSetting(ofClass), guidelines, key: null };
  }
  const { assignment, ofClass } = place;
  return {
    ...classSetting(ofClass),
    guidelines: assignment.aiGuidelines,
    key: assignment.answerKey && readAnswerKey(assignment.answerKey).key,
    task: { title: assignment.title, description: assignment.description },
  };
}

const classSetting = ({ className, subject }: Class) => ({ className, subject });
