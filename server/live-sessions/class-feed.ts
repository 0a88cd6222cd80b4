import type { Send } from '../../contract/endpoint.ts';
import type { studentEvents } from '../../contract/live-sessions.ts';
import type { StudentActor } from '../access.ts';
import { listStudentClasses, studentClass, topicOf } from '../classes/rules.ts';
import type { LiveContext } from './rules.ts';

/**
 * The student's classes as they are, then each as it, or an assignment in it, changes (contract "Live"): a
 * `snapshot`, then `class` events, and a new `snapshot` when one of them is gone: left, taken from the student, or
 * archived. While it runs the student counts as connected.
 * @returns ends the feed
 */
export function followClasses(
  ctx: LiveContext,
  actor: StudentActor,
  send: Send<typeof studentEvents.streams>,
  failed: (error: unknown) => void,
): () => void {
  const disconnect = ctx.presence.connect(actor.uid);
  // In turn: the snapshot first, then the changes in the order in which they were heard of.
  let turn = Promise.resolve();
  const next = (step: () => Promise<void>) => {
    turn = turn.then(step).catch(failed);
  };
  const snapshot = async () => send('snapshot', await listStudentClasses(ctx, actor));
  const end = ctx.events.onNotification(topicOf(actor.uid), (classId) => {
    next(async () => {
      const changed = await studentClass(ctx, actor, classId);
      if (changed) send('class', { class: changed });
      else await snapshot();
    });
  });
  next(snapshot);
  return () => {
    end();
    disconnect();
  };
}
