import { refuseReplacing } from '../../contract/changed-fields.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import type { ConnectionProblem, connectModel, ModelConnection } from '../../contract/model-connection.ts';
import type { TeacherActor } from '../access.ts';
import type { Write } from '../db/group-commit.ts';
import { administeredBy } from '../identity/administrator-rules.ts';
import { listSchools } from '../identity/rules.ts';
import type { Model } from '../model/model.ts';
import * as securityLog from '../security-log/rules.ts';
import { baseUrlOf, problemOfAddress } from './address.ts';
import { applyStoredConnection, connectionInUse, keyOf, tryConnection } from './connecting-rules.ts';
import type { ModelConnectionContext } from './context.ts';
import { findLocalServers } from './find-model.ts';
import { priceOf } from './price-rules.ts';
import * as store from './store.ts';

/** Which model answers is one choice for the whole server (docs/decisions/05-model-and-queue.md). */

/**
 * Why the administrator of a school cannot change the model: the settings name it, or it is the operator's choice, since the
 * server teaches several schools or AI_MODEL_PAGE is off.
 */
async function lockOf(
  ctx: Pick<ModelConnectionContext, 'db' | 'modelSettings' | 'modelByAdministrator'>,
  query: Write['query'],
): Promise<ModelConnection['lock']> {
  if (!ctx.modelByAdministrator || (await listSchools(ctx, query)).length > 1) return 'operator';
  return ctx.modelSettings.length > 0 ? 'settings' : null;
}

/**
 * Checks that the administrator, and not the operator, decides about the model.
 * @returns what else keeps the administrator from changing it; null for nothing
 * @throws ContractError administrator-only, or operator-only where the operator decides about the model
 */
export async function checkMayDecide(
  ctx: ModelConnectionContext,
  query: Write['query'],
  actor: TeacherActor,
): Promise<Exclude<ModelConnection['lock'], 'operator'>> {
  await administeredBy(query, actor);
  const lock = await lockOf(ctx, query);
  if (lock === 'operator') throw new ContractError('operator-only');
  return lock;
}

/** What a model is called on the page. */
export const nameOf = ({ server, description }: Model): string => server?.model ?? description;

/** @throws ContractError administrator-only, operator-only, model-set-by-settings */
async function checkMayChange(ctx: ModelConnectionContext, query: Write['query'], actor: TeacherActor) {
  if ((await checkMayDecide(ctx, query, actor)) === 'settings')
    throw new ContractError('model-set-by-settings');
}

/** Which model answers, since when and how fast. @throws ContractError administrator-only */
export async function readConnection(
  ctx: ModelConnectionContext,
  actor: TeacherActor,
): Promise<ModelConnection> {
  await administeredBy(ctx.db.read, actor);
  const { modelSettings, models } = ctx;
  const [lock, stored] = await Promise.all([lockOf(ctx, ctx.db.read), connectionInUse(ctx)]);
  const { model, judge, ownKeyModel } = models;
  return {
    model: model.connected ? nameOf(model) : null,
    judge: judge && models.hasOwnJudge ? nameOf(judge) : null,
    judgeIsOn: judge !== null,
    guard: guardOf(ctx, lock, stored),
    keyModel: ownKeyModel && nameOf(ownKeyModel),
    address: lock === 'operator' ? null : (model.server?.baseUrl ?? null),
    hasKey: stored !== undefined && stored.sealedKey !== null,
    keyIsLost: stored !== undefined && keyOf(ctx, stored) === null,
    source: sourceOf(modelSettings.length > 0, stored !== undefined, model.connected),
    settings: [...modelSettings],
    lock,
    since: stored?.connectedAt ?? ctx.startedAt,
    ...models.figures(),
    price: await priceOf(ctx.db.read, model.server),
    check: { progress: ctx.checks.progress, last: (await store.findResult(ctx.db.read)) ?? null },
  };
}

/** The guard that reads now. */
function guardOf(
  { models }: ModelConnectionContext,
  lock: ModelConnection['lock'],
  stored: store.StoredConnection | undefined,
): ModelConnection['guard'] {
  const { guard } = models.readers;
  if (guard === null) return null;
  return {
    model: nameOf(guard.model),
    address: lock === 'operator' ? null : (guard.model.server?.baseUrl ?? null),
    hasKey: (stored?.guard?.sealedKey ?? null) !== null,
    protocol: guard.protocol.name,
    chosen: stored?.guard?.protocol ?? null,
    probe: models.guardProbe,
  };
}

/** A stored connection as the form has it, without keys. */
const formOf = (stored: store.StoredConnection | undefined) => ({
  address: stored?.baseUrl,
  model: stored?.model,
  judge: stored?.judge,
  guardModel: stored?.guard?.model,
  guardAddress: stored?.guard?.baseUrl,
  guardProtocol: stored?.guard?.protocol,
});

function sourceOf(isSet: boolean, isStored: boolean, isConnected: boolean): ModelConnection['source'] {
  if (isSet) return 'settings';
  if (isStored) return 'connected';
  return isConnected ? 'found' : 'practice';
}

/** The model servers of this machine. @throws ContractError administrator-only, operator-only, model-set-by-settings */
export async function findModels(ctx: ModelConnectionContext, actor: TeacherActor) {
  await checkMayChange(ctx, ctx.db.read, actor);
  const servers = await findLocalServers(ctx.localModelServers);
  return servers.map(({ name, baseUrl, models }) => ({ name, address: baseUrl, models }));
}

/**
 * Tries a model and connects it for all questions that are asked from now on. It gets what the
 * students write.
 * @returns why nothing was changed; null when the model is connected
 * @throws ContractError administrator-only, operator-only, model-set-by-settings, changed-since
 */
export async function connect(
  ctx: ModelConnectionContext,
  actor: TeacherActor,
  { was, currentPassword: _, ...typed }: BodyOf<typeof connectModel>,
  signal: AbortSignal,
): Promise<ConnectionProblem | null> {
  await checkMayChange(ctx, ctx.db.read, actor);
  const { address, guardModel, guardAddress } = typed;
  for (const each of [address, guardModel === '' ? '' : guardAddress]) {
    const problem = each === '' ? null : await problemOfAddress(baseUrlOf(each));
    if (problem !== null) return problem;
  }
  const wanted = await tryConnection(ctx, typed, signal);
  if (typeof wanted === 'string') return wanted;
  await ctx.db.write(async (write) => {
    // Checked again, since it may have changed while the model was tried.
    await checkMayChange(ctx, write.query, actor);
    refuseReplacing(formOf(await store.findConnection(write.query)), typed, was);
    await store.replaceConnection(write.query, { ...wanted, madeBy: actor.uid });
    await securityLog.record(ctx, write, { event: 'model-connected', by: actor });
  });
  await applyStoredConnection(ctx);
  return null;
}

/**
 * Ends the connection. The model of the start answers again.
 * @throws ContractError administrator-only, operator-only, model-set-by-settings
 */
export async function disconnect(ctx: ModelConnectionContext, actor: TeacherActor): Promise<void> {
  await ctx.db.write(async (write) => {
    await checkMayChange(ctx, write.query, actor);
    if (await store.deleteConnection(write.query))
      await securityLog.record(ctx, write, { event: 'model-disconnected', by: actor });
  });
  await applyStoredConnection(ctx);
}
