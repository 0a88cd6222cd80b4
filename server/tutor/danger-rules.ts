import type { Danger } from '../../contract/safeguarding.ts';
import { noticeDanger } from '../../guardrails/guardrails.ts';
import type { StudentActor } from '../access.ts';
import type { TutorContext } from './context.ts';
import type { Where } from './places.ts';
import * as store from './store.ts';

/** How far back a message is read: so many messages of its conversation, and no older than this, in milliseconds. */
const lastMessages = 6;
const oldest = 24 * 3_600_000;

/** What danger a message shows, read with what the student wrote before it in the same conversation. */
export async function dangerIn(
  ctx: TutorContext,
  { uid }: StudentActor,
  { id }: Where,
  question: string,
): Promise<Danger | undefined> {
  const since = new Date(ctx.clock.now().getTime() - oldest).toISOString();
  const of = { conversationId: id, studentUid: uid, since, limit: lastMessages };
  return noticeDanger(question, await store.listWritten(ctx.db.read, of))?.kind;
}
