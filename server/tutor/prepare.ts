import type { Interaction, Receipt } from '../../contract/tutor.ts';
import type { StudentActor } from '../access.ts';
import { hasOpenAlert } from '../safeguarding/rules.ts';
import type { AnswerGenerator } from './answer.ts';
import { checkedGenerator } from './checked-generator.ts';
import type { TutorContext } from './context.ts';
import { type Conversation, settingOf } from './conversations.ts';
import { historyToRead } from './history.ts';
import { pointerFor } from './pointer.ts';
import * as store from './store.ts';

/** The receipt of a support text, for which no model was called. */
export const supportReceipt: Receipt = {
  outcome: 'replaced',
  rule: 'safeguarding',
  stopped: [],
  checked: 0,
  guidelines: '',
  checkedAgainst: 'none',
};

/**
 * Reads everything that the answer to a stored question depends on: the class or assignment with its
 * guidelines, the history, the disclosed parts, and whether the student has an open alert.
 */
export async function prepareAnswer(
  ctx: TutorContext,
  actor: StudentActor,
  interaction: Interaction,
  conversation: Conversation,
): Promise<AnswerGenerator> {
  const { id, studentUid, question } = interaction;
  const conversationId = conversation.id;
  const owner = [actor.schoolId, conversationId, studentUid];
  const history = { openingId: interaction.openingId, limit: historyToRead };
  const [setting, earlier, disclosed, calm] = await Promise.all([
    settingOf(ctx, ctx.guardrails.for(owner), conversation, actor),
    store.listHistory(ctx.db.read, { conversationId, studentUid, ...history }),
    store.listDisclosed(ctx.db.read, conversationId, studentUid),
    hasOpenAlert(ctx, studentUid),
  ]);
  return checkedGenerator(
    ctx,
    { id, owner, classId: conversation.classId },
    {
      setting,
      earlier,
      question,
      disclosed,
      calm,
      onDistress: () => pointerFor(ctx, owner, interaction, conversation),
    },
  );
}
