import type { Interaction } from '../../contract/tutor.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { endInteraction, unrecorded } from './answer.ts';
import type { TutorContext } from './context.ts';
import type { LateEnd } from './generations.ts';

/**
 * Keeps a failed end for a question that may or may not be stored, because the database went away during its
 * commit. The student was told that the question is refused. If it was stored after all, it fails as soon as
 * the database is back, so that the student's next question need not wait until the lease has expired.
 */
export function failIfStored(ctx: TutorContext, interaction: Interaction): void {
  const end = { status: 'failed', failure: 'not-ready', answer: '', ...unrecorded } as const;
  ctx.generations.endLater({ interaction, end });
}

/**
 * Stores the ends that could not be stored when they came. Runs every second. If the database is still away,
 * the remaining ends are kept for the next run.
 */
export async function storeLateEnds(ctx: TutorContext): Promise<void> {
  for (const late of ctx.generations.lateEnds()) {
    const isStored = await storeLateEnd(ctx, late);
    if (!isStored) return;
    ctx.generations.forgetLate(late);
  }
}

/** @returns false when the database is still away */
async function storeLateEnd(ctx: TutorContext, { interaction, end }: LateEnd): Promise<boolean> {
  try {
    await endInteraction(ctx, interaction, end);
  } catch (error) {
    if (isUnavailable(error)) return false;
    ctx.log.error({ err: error, interaction: interaction.id }, 'an answer could not be stored');
  }
  return true;
}
