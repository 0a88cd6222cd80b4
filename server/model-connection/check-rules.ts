import { ContractError } from '../../contract/errors.ts';
import type { ModelCheck } from '../../contract/model-connection.ts';
import type { TeacherActor } from '../access.ts';
import { type Context, now } from '../context.ts';
import * as securityLog from '../security-log/rules.ts';
import type { CheckServices } from '../tutor/trial-rules.ts';
import type { ModelConnectionContext } from './context.ts';
import { checkSteps, playCases } from './play-cases.ts';
import { checkMayDecide, nameOf } from './rules.ts';
import * as store from './store.ts';

/** The check of the connected model: is it good enough for a lesson? */

/**
 * Starts a check of the model and the judge that answer now, unless a check is under way. The result is kept.
 * @throws ContractError administrator-only, operator-only, no-model
 */
export async function startCheck(ctx: ModelConnectionContext, actor: TeacherActor): Promise<void> {
  await checkMayDecide(ctx, ctx.db.read, actor);
  if (!ctx.model.connected) throw new ContractError('no-model');
  if (ctx.checks.progress !== null) return;
  await ctx.db.write((write) => securityLog.record(ctx, write, { event: 'model-checked', by: actor }));
  ctx.checks.start(checkSteps, async (signal, onProgress) => {
    try {
      await checkModel(ctx, signal, onProgress);
    } catch (error) {
      ctx.log.error({ err: error }, 'a check of the model failed');
    }
  });
}

/** Stops the check under way. @throws ContractError administrator-only, operator-only */
export async function stopCheck(ctx: ModelConnectionContext, actor: TeacherActor): Promise<void> {
  await checkMayDecide(ctx, ctx.db.read, actor);
  ctx.checks.stop();
}

/**
 * Checks the model and the judge that answer at the beginning, and keeps the result.
 * @returns the result; null when the check was stopped
 */
export async function checkModel(
  ctx: Pick<Context, 'db' | 'clock'> & Pick<ModelConnectionContext, 'models'> & CheckServices,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<ModelCheck | null> {
  // The copy keeps the model and the judge that answer now, even if others are connected during the check.
  const answering = { ...ctx };
  const { model, judge, hasOwnJudge, guard, ownKeyModel } = ctx.models;
  const figures = await playCases({ answering, clock: ctx.clock, signal, onProgress });
  if (figures === null) return null;
  const named = {
    model: nameOf(model),
    judge: judge && hasOwnJudge ? nameOf(judge) : null,
    guard: guard && nameOf(guard),
    keyModel: ownKeyModel && nameOf(ownKeyModel),
  };
  const result: ModelCheck = { ...figures, ...named, at: now(ctx) };
  await ctx.db.write(({ query }) => store.replaceResult(query, ctx.ids.next(), result));
  return result;
}
