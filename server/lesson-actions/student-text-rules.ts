import { ContractError } from '../../contract/errors.ts';
import type { StudentActor } from '../access.ts';
import type { TutorContext } from '../tutor/context.ts';
import { readForDanger, storeDangerMessage } from '../tutor/danger-rules.ts';

/** What the checks found in a text that a student wrote to the teacher of a lesson. */
export interface CheckedText {
  /** The support text, after a text that shows danger. */
  readonly support: string | null;
  readonly hasPersonalData: boolean;
}

/** What decides whether a text without danger is refused. */
interface Admission {
  /** Refuses the text when a rate limit is exceeded. */
  readonly admit: () => Promise<void>;
  /** Whether the lesson for which the text was written is open. */
  readonly isUnderWay: boolean;
}

/**
 * Checks what a student writes to the teacher of a lesson. A text that shows danger is never refused: it
 * becomes a message of the lesson with the support text as its answer and raises the alert, as a question
 * does. Nothing goes to a model.
 * @throws ContractError session-closed
 */
export async function checkText(
  ctx: TutorContext,
  actor: StudentActor,
  sessionId: string,
  text: string,
  { admit, isUnderWay }: Admission,
): Promise<CheckedText> {
  const conversation = { kind: 'session', id: sessionId } as const;
  const message = { conversation, question: text };
  // The text of a help request without a line is empty.
  const danger = text === '' ? undefined : (await readForDanger(ctx, actor, message)).danger;
  let support: string | null = null;
  if (danger) {
    const asked = await storeDangerMessage(ctx, actor, message, danger, undefined);
    support = asked.interaction.answer;
  } else {
    await admit();
    if (!isUnderWay) throw new ContractError('session-closed');
  }
  if (text === '') return { support, hasPersonalData: false };
  const [masked] = await ctx.guardrails.for([actor.schoolId, sessionId, actor.uid]).maskTexts([text]);
  return { support, hasPersonalData: masked !== text };
}
