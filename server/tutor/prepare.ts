import type { Interaction, Receipt } from '../../contract/tutor.ts';
import { supportFor } from '../safeguarding/rules.ts';
import type { Answering } from './answer.ts';
import type { TutorContext } from './context.ts';
import { guardedAnswering } from './guarded-answer.ts';
import { type Place, settingOf } from './places.ts';
import { historyToRead } from './prompt.ts';
import * as store from './store.ts';

/** The receipt of an answer that no model was asked for. */
export const supportReceipt: Receipt = {
  outcome: 'replaced',
  rule: 'safeguarding',
  stopped: [],
  checked: 0,
  guidelines: '',
  key: 'none',
};

/**
 * The answer to a message that shows danger: the school's own words in place of the tutor, which is not asked. Such a
 * message does not reach the model later either, as a part of the conversation.
 */
export async function prepareSupport(
  ctx: TutorContext,
  { question }: Interaction,
  { classId }: Place,
): Promise<Answering> {
  const text = await supportFor(ctx, classId, question);
  return {
    say: async (_turn, release) => release(text),
    record: () => ({ guard: supportReceipt, noticed: null, disclosed: [] }),
  };
}

/** Reads all that the answer to a stored question depends on: the place, its guidelines, and what was said before. */
export async function prepareAnswer(
  ctx: TutorContext,
  interaction: Interaction,
  place: Place,
): Promise<Answering> {
  const { id, studentUid, question } = interaction;
  const conversationId = place.id;
  const history = { openingId: interaction.openingId, limit: historyToRead };
  const [setting, earlier, disclosed] = await Promise.all([
    settingOf(ctx, place),
    store.listSaid(ctx.db.read, { conversationId, studentUid, ...history }),
    store.listDisclosed(ctx.db.read, conversationId, studentUid),
  ]);
  return guardedAnswering(ctx, id, { setting, earlier, question, disclosed });
}
