import type { ConnectionProblem, ModelCheck } from '../../contract/model-connection.ts';
import type { Write } from '../db/group-commit.ts';
import { listSchools } from '../identity/rules.ts';
import { createGuard, type GuardSettings } from '../second-readers/guard.ts';
import * as securityLog from '../security-log/rules.ts';
import { answerServices } from '../tutor/trial-rules.ts';
import { checkModel } from './check-rules.ts';
import {
  applyStoredConnection,
  type ConnectingContext,
  type TypedConnection,
  tryConnection,
} from './connecting-rules.ts';
import type { ModelConnectionContext } from './context.ts';
import { findAnother, findFallback, findModel, type ModelSettings } from './find-model.ts';
import { Models } from './models.ts';
import * as store from './store.ts';

/**
 * Tries a model and connects it, for the operator's command. The operator may name any address.
 * @returns why nothing was changed; null when it was connected
 */
export async function connectByOperator(
  ctx: ConnectingContext,
  typed: TypedConnection,
): Promise<ConnectionProblem | null> {
  const wanted = await tryConnection(ctx, typed, new AbortController().signal);
  if (typeof wanted === 'string') return wanted;
  await ctx.db.write(async (write) => {
    await store.replaceConnection(write.query, { ...wanted, madeBy: null });
    await recordForAll(ctx, write, 'model-connected');
  });
  return null;
}

/** Ends the connection, for the operator's command. @returns whether there was one */
export const disconnectByOperator = (ctx: ConnectingContext): Promise<boolean> =>
  ctx.db.write(async (write) => {
    if (!(await store.deleteConnection(write.query))) return false;
    await recordForAll(ctx, write, 'model-disconnected');
    return true;
  });

/** Records the operator's change in the security log of every school, for its administrators. */
async function recordForAll(
  ctx: ConnectingContext,
  write: Write,
  event: 'model-connected' | 'model-disconnected',
): Promise<void> {
  for (const { id } of await listSchools(ctx, write.query))
    await securityLog.record(ctx, write, { event, by: securityLog.operator, schoolId: id });
}

/** What the operator's check needs: as for connecting a model, and the settings and the checks of text. */
export interface CheckingContext
  extends ConnectingContext,
    Pick<ModelConnectionContext, 'log' | 'guardrails'> {
  readonly ai: ModelSettings & {
    readonly judges: boolean;
    readonly judgeModel: string | undefined;
    readonly judgeIsTold: boolean;
    readonly guard: GuardSettings | undefined;
    readonly keyModel: string | undefined;
    readonly keyWait: number | null;
  };
}

/** The models that the settings name, or that are found on this machine. */
export const modelsOfSettings = async (ai: CheckingContext['ai'], log: CheckingContext['log']) => ({
  model: await findModel(ai, log),
  judge: findAnother(ai, ai.judgeModel) ?? null,
  guard: ai.guard && createGuard(ai.guard),
  keyModel: findAnother(ai, ai.keyModel) ?? null,
  fallback: findFallback(ai.fallback),
});

/** The models that a server with these settings and this database uses, for the operator's commands. */
export async function modelsInUse(ctx: CheckingContext): Promise<Models> {
  return modelsFrom(ctx, await modelsOfSettings(ctx.ai, ctx.log));
}

/** These models, or those of the stored connection. */
async function modelsFrom(
  ctx: CheckingContext,
  { model, fallback, judge, guard, keyModel }: Awaited<ReturnType<typeof modelsOfSettings>>,
): Promise<Models> {
  const initial = { model, fallback, guard, judge: judge ?? undefined, keys: keyModel ?? undefined };
  const models = new Models(initial, ctx.clock, undefined, undefined, ctx.ai.judges);
  await applyStoredConnection({ ...ctx, models, modelContextLength: ctx.ai.contextLength });
  return models;
}

/**
 * Checks the model that a server with these settings uses, for the operator's command, and keeps the result.
 * @returns the result; null when the signal aborted
 * @throws Error with a sentence for the operator when no model is connected
 */
export async function checkByOperator(
  ctx: CheckingContext,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<ModelCheck | null> {
  const { ai } = ctx;
  // Without the fallback: the check is about the model itself.
  const models = await modelsFrom(ctx, { ...(await modelsOfSettings(ai, ctx.log)), fallback: undefined });
  const { model, readers: reading, keyModel } = models;
  if (!model.connected) throw new Error('No model is connected. "model connect" connects one.');
  const answering = answerServices({
    ...ctx,
    model,
    reading,
    judgeIsTold: ai.judgeIsTold,
    keyModel,
    keyWait: ai.keyWait,
  });
  return checkModel({ ...ctx, ...answering, models }, signal, onProgress);
}
