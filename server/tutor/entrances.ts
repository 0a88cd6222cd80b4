import { ContractError } from '../../contract/errors.ts';
import { effectiveGuidelines } from '../../contract/guidelines.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { readAnswerKey } from '../../guardrails/answer-key.ts';
import type { StudentActor } from '../access.ts';
import { openAssignmentFor } from '../assignments/rules.ts';
import { attendsClass, type Class, findClass } from '../classes/rules.ts';
import type { Write } from '../db/group-commit.ts';
import { join } from '../live-sessions/joining-rules.ts';
import { openSessionFor, stillOpen } from '../live-sessions/rules.ts';
import type { TutorContext } from './context.ts';
import type { Setting } from './prompt.ts';

/** Where a question is asked: which conversation it belongs to, and what the model is told of it. */
export interface Place {
  readonly conversationId: string;
  readonly sessionId: string | null;
  readonly assignmentId: string | null;
  readonly openingId: string | null;
  readonly classId: string;
  /** Read only when the model is called: the question is on the teacher's screen before. */
  readonly setting: () => Promise<Setting>;
}

/** How a student comes to a kind of place. The turn is the same in all of them. */
export interface Entrance {
  /** Whether the student may ask here now. @throws ContractError when not */
  find(): Promise<Place>;
  /** Asked again inside the transaction that stores the question, with what must happen there as well. */
  enter(write: Write, found: Place): Promise<Place>;
  /** After the question was stored, in the same transaction: who has to hear of it. */
  tell(write: Write, interaction: Interaction): Promise<void>;
  /** After the commit. */
  entered(found: Place): void;
}

/** The session of a class (contract "Classes and sessions"): asking joins, and the monitor sees every question. */
export function sessionEntrance(ctx: TutorContext, actor: StudentActor, sessionId: string): Entrance {
  return {
    find: async () => {
      const session = await openSessionFor(ctx, actor, sessionId);
      return {
        conversationId: session.id,
        sessionId: session.id,
        assignmentId: null,
        openingId: session.openingId,
        classId: session.classId,
        setting: async () => {
          const ofClass = await findClass(ctx, session.classId);
          if (!ofClass) throw new ContractError('session-not-found');
          return {
            ...settingOf(ofClass),
            guidelines: effectiveGuidelines(ofClass.subject, session.guidelines),
            key: null,
          };
        },
      };
    },
    enter: async (write, found) => {
      const session = await stillOpen(found.conversationId, write);
      await join(ctx, write, actor, session);
      return { ...found, openingId: session.openingId };
    },
    tell: (write, interaction) =>
      ctx.events.append(write, interaction.sessionId ?? '', 'question', { interaction }),
    entered: (found) => ctx.presence.sign(found.conversationId, actor.uid, 'active'),
  };
}

/** An assignment inside its window. */
export function assignmentEntrance(ctx: TutorContext, actor: StudentActor, assignmentId: string): Entrance {
  return {
    find: async () => {
      const { assignment, ofClass } = await openAssignmentFor(ctx, actor, assignmentId);
      return {
        conversationId: assignment.id,
        sessionId: null,
        assignmentId: assignment.id,
        openingId: null,
        classId: ofClass.id,
        setting: async () => ({
          ...settingOf(ofClass),
          guidelines: assignment.aiGuidelines,
          key: assignment.answerKey && readAnswerKey(assignment.answerKey).key,
          task: { title: assignment.title, description: assignment.description },
        }),
      };
    },
    enter: async ({ query }, found) => {
      // The student may have left, or been taken off the roster, since the assignment was found.
      if (!(await attendsClass(ctx, actor, found.classId, query)))
        throw new ContractError('assignment-not-found');
      return found;
    },
    tell: async () => {},
    entered: () => {},
  };
}

const settingOf = ({ className, subject }: Class) => ({ className, subject });
