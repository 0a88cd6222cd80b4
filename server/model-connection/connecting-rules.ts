import type { BodyOf } from '../../contract/endpoint.ts';
import type { ConnectionProblem, connectModel } from '../../contract/model-connection.ts';
import { type Context, now } from '../context.ts';
import { baseUrlOf } from '../model/address.ts';
import { createOpenAiCompatibleModel } from '../model/openai-compatible.ts';
import { tryModel } from '../model/trial.ts';
import type { ModelConnectionContext } from './context.ts';
import * as store from './store.ts';

/** The context of the rules that the operator's commands run, too. */
export type ConnectingContext = Pick<Context, 'db' | 'clock' | 'ids'> &
  Pick<ModelConnectionContext, 'modelKeySeal' | 'modelSettings'>;

/**
 * The purpose for which the keys of model servers are sealed. A seal opens only what was sealed for the same
 * purpose.
 */
export const modelKeyPurpose = 'model keys';

/** The context of a change of the model that answers. */
type UsingContext = Pick<
  ModelConnectionContext,
  'db' | 'log' | 'models' | 'modelKeySeal' | 'modelSettings' | 'modelContextLength'
>;

/** The stored connection; undefined without one, and where the settings name the model, since they take precedence. */
export const connectionInUse = async ({
  db,
  modelSettings,
}: Pick<ConnectingContext, 'db' | 'modelSettings'>) =>
  modelSettings.length > 0 ? undefined : store.findConnection(db.read);

/** The key of a stored connection: undefined if it has none, null if it cannot be read with the secret of this server. */
export function keyOf(
  { modelKeySeal }: Pick<ConnectingContext, 'modelKeySeal'>,
  { sealedKey, baseUrl }: store.StoredConnection,
): string | null | undefined {
  return sealedKey === null ? undefined : modelKeySeal.open(sealedKey, baseUrl);
}

/** A connection as it was typed. */
export type TypedConnection = Omit<BodyOf<typeof connectModel>, 'currentPassword' | 'was'>;

/** Asks the typed model and judge a question each. @returns what to store, or why they cannot be used */
export async function tryConnection(
  ctx: ConnectingContext,
  { address, apiKey, model, judge }: TypedConnection,
  signal: AbortSignal,
): Promise<Omit<store.StoredConnection, 'madeBy'> | ConnectionProblem> {
  const baseUrl = baseUrlOf(address);
  const before = await store.findConnection(ctx.db.read);
  // A key is kept for the same address only, so that no other server gets it.
  const keptKey = before?.baseUrl === baseUrl ? keyOf(ctx, before) : undefined;
  const key = apiKey === '' ? (keptKey ?? undefined) : apiKey;
  const attempt = (name: string) => tryModel({ baseUrl, apiKey: key, model: name }, signal);
  const [failure, judgeFailure] = await Promise.all([attempt(model), judge === '' ? null : attempt(judge)]);
  if (failure !== null) return failure;
  if (judgeFailure !== null) return 'judge-failed';
  return {
    id: ctx.ids.next(),
    baseUrl,
    sealedKey: key === undefined ? null : ctx.modelKeySeal.seal(key, baseUrl),
    model,
    judge: judge === '' ? null : judge,
    connectedAt: now(ctx),
  };
}

/**
 * Lets the stored model answer from now on, or the one of the start if none is stored. Runs at the start, after each change,
 * and every few seconds, since the operator's commands can change the stored connection while the server runs.
 */
export async function applyStoredConnection(ctx: UsingContext): Promise<void> {
  await ctx.models.inTurn(async () => {
    const stored = await connectionInUse(ctx);
    if (ctx.models.connectionId !== (stored?.id ?? null)) changeTo(ctx, stored);
  });
}

function changeTo(ctx: UsingContext, stored: store.StoredConnection | undefined): void {
  if (stored === undefined) {
    ctx.models.reset();
    return;
  }
  const key = keyOf(ctx, stored);
  if (key === null) ctx.log.warn('the key of the connected model cannot be read: AUTH_SECRET has changed');
  const { baseUrl } = stored;
  const { modelContextLength: contextLength } = ctx;
  const modelOf = (model: string) =>
    createOpenAiCompatibleModel({ baseUrl, apiKey: key ?? undefined, model, contextLength });
  const { model, judge } = stored;
  const choice = { model: modelOf(model), judge: judge === null ? undefined : modelOf(judge) };
  ctx.models.change(choice, stored.id);
}
