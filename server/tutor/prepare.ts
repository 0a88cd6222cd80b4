import type { Interaction, Receipt } from '../../contract/tutor.ts';
import { awaitsPerson } from '../safeguarding/rules.ts';
import type { Answering } from './answer.ts';
import type { TutorContext } from './context.ts';
import { guardedAnswering } from './guarded-answer.ts';
import { type Place, settingOf } from './places.ts';
import { historyToRead } from './prompt.ts';
import * as store from './store.ts';

/** The receipt of the school's own words in place of an answer: no model was asked. */
export const supportReceipt: Receipt = {
  outcome: 'replaced',
  rule: 'safeguarding',
  stopped: [],
  checked: 0,
  guidelines: '',
  key: 'none',
};

/** Reads all that the answer to a stored question depends on: the place, its guidelines, and what was said before. */
export async function prepareAnswer(
  ctx: TutorContext,
  interaction: Interaction,
  place: Place,
): Promise<Answering> {
  const { id, studentUid, question } = interaction;
  const conversationId = place.id;
  const history = { openingId: interaction.openingId, limit: historyToRead };
  const [setting, earlier, disclosed, calm] = await Promise.all([
    settingOf(ctx, place),
    store.listSaid(ctx.db.read, { conversationId, studentUid, ...history }),
    store.listDisclosed(ctx.db.read, conversationId, studentUid),
    awaitsPerson(ctx, studentUid),
  ]);
  return guardedAnswering(ctx, id, { setting, earlier, question, disclosed, calm });
}
