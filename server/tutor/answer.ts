import { setImmediate } from 'node:timers/promises';
import type { Interaction } from '../../contract/tutor.ts';
import { now } from '../context.ts';
import { ModelError } from '../model/model.ts';
import type { TutorContext } from './context.ts';
import { ownView } from './reading-rules.ts';
import * as store from './store.ts';
import { Turn } from './turns.ts';

/** One way to answer a question. */
export interface Answering {
  /** Says the answer, piece by piece; what it released stays when it fails. @throws ModelError */
  readonly say: (turn: Pick<Turn, 'signal'>, release: (text: string) => void) => Promise<void>;
  /** What is kept of it beside its text, when it has ended in whatever way; to be asked for once. */
  readonly record: () => Pick<store.End, 'guard' | 'noticed' | 'disclosed'>;
}

/**
 * Lets the tutor answer a stored question. It goes on when the student's connection drops; only `Turn.stop` and the
 * model's own limits end it early. Every turn ends in the store: answered, stopped or failed.
 * @param prepare reads what the answer depends on; part of the turn, so that its failure is a failed answer too
 */
export function startTurn(
  ctx: TutorContext,
  interaction: Interaction,
  prepare: () => Promise<Answering>,
): Turn {
  const turn = new Turn(interaction);
  ctx.turns.add(turn);
  run(ctx, turn, prepare)
    .then((ended) => turn.end(ownView(ended)))
    .catch((error: unknown) => {
      // Not even its end could be stored; whoever finds its lease expired ends it as failed.
      ctx.log.error({ err: error, interaction: interaction.id }, 'an answer could not be stored');
      turn.fail(error);
    })
    .finally(() => ctx.turns.remove(turn));
  return turn;
}

async function run(ctx: TutorContext, turn: Turn, prepare: () => Promise<Answering>): Promise<Interaction> {
  let answering: Answering | undefined;
  let end: Pick<Interaction, 'status' | 'failure'>;
  try {
    // What was shown is still waiting to be written: the teacher's screen first, then the work for the model.
    await setImmediate();
    answering = await prepare();
    await answering.say(turn, (text) => release(ctx, turn, text));
    end = { status: turn.signal.aborted ? 'stopped' : 'answered', failure: null };
  } catch (error) {
    ctx.log.warn({ err: error, interaction: turn.interaction.id }, 'an answer failed');
    end = { status: 'failed', failure: error instanceof ModelError ? error.code : 'internal-error' };
  }
  const record = answering?.record() ?? { guard: null, noticed: null, disclosed: [] };
  return endInteraction(ctx, turn.interaction, { ...end, ...record, answer: turn.text });
}

function release(ctx: TutorContext, turn: Turn, text: string): void {
  if (text === '') return;
  const offset = turn.text.length;
  turn.release(text);
  const { id, sessionId } = turn.interaction;
  if (sessionId) ctx.events.broadcast(sessionId, 'delta', { interactionId: id, text, offset });
}

/** Ends a pending interaction and tells the monitor, together. @returns it as it ended, by this call or before it */
export async function endInteraction(
  ctx: TutorContext,
  interaction: Interaction,
  end: Omit<store.End, 'processedAt'>,
): Promise<Interaction> {
  return ctx.db.write(async (write) => {
    const ended = await store.endPending(write.query, interaction.id, { ...end, processedAt: now(ctx) });
    if (!ended) return (await store.findInteraction(write.query, interaction.id)) ?? interaction;
    if (ended.sessionId) await ctx.events.append(write, ended.sessionId, 'answer', { interaction: ended });
    return ended;
  });
}
