import type { BodyOf } from '../../contract/endpoint.ts';
import { type ConnectionProblem, type connectModel, modelFailures } from '../../contract/model-connection.ts';
import { type Context, now } from '../context.ts';
import { createOpenAiCompatibleModel } from '../model/client.ts';
import { createGuard, type GuardSettings, probeGuard } from '../second-readers/guard.ts';
import { baseUrlOf } from './address.ts';
import type { ModelConnectionContext } from './context.ts';
import { tryModel } from './find-model.ts';
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
  { sealedKey, baseUrl }: Pick<store.StoredConnection, 'sealedKey' | 'baseUrl'>,
): string | null | undefined {
  return sealedKey === null ? undefined : modelKeySeal.open(sealedKey, baseUrl);
}

/** A connection as it was typed. */
export type TypedConnection = Omit<BodyOf<typeof connectModel>, 'currentPassword' | 'was'>;

/** Where a model is, with its key. */
interface Place {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
}

/** Asks the typed model, judge and guard a question each. @returns what to store, or why they cannot be used */
export async function tryConnection(
  ctx: ConnectingContext,
  typed: TypedConnection,
  signal: AbortSignal,
): Promise<Omit<store.StoredConnection, 'madeBy'> | ConnectionProblem> {
  const { model, judge } = typed;
  const before = await store.findConnection(ctx.db.read);
  const place = placeOf(ctx, before, typed.address, typed.apiKey);
  const guardPlace = guardPlaceOf(ctx, before, typed, place);
  const guard: GuardSettings = {
    ...guardPlace,
    model: typed.guardModel,
    protocol: typed.guardProtocol || null,
  };
  const attempt = (name: string) => tryModel({ ...place, model: name }, signal);
  const [failure, judgeFailure, probe] = await Promise.all([
    attempt(model),
    judge === '' ? null : attempt(judge),
    guard.model === '' ? null : probeGuard(createGuard(guard), signal),
  ]);
  if (failure !== null) return failure;
  if (judgeFailure !== null) return 'judge-failed';
  if (probe === 'unreadable') return 'guard-unreadable';
  if (modelFailures.some((one) => one === probe)) return 'guard-failed';
  return {
    id: ctx.ids.next(),
    baseUrl: place.baseUrl,
    sealedKey: sealedKeyOf(ctx, place),
    model,
    judge: judge === '' ? null : judge,
    guard:
      guard.model === ''
        ? null
        : {
            model: guard.model,
            baseUrl: guard.baseUrl,
            sealedKey: sealedKeyOf(ctx, guardPlace),
            protocol: guard.protocol ?? null,
          },
    connectedAt: now(ctx),
  };
}

const sealedKeyOf = ({ modelKeySeal }: ConnectingContext, { apiKey, baseUrl }: Place): string | null =>
  apiKey === undefined ? null : modelKeySeal.seal(apiKey, baseUrl);

/** The typed place. A key is kept for the same address only, so that no other server gets it. */
function placeOf(
  ctx: ConnectingContext,
  before: Pick<store.StoredConnection, 'baseUrl' | 'sealedKey'> | null | undefined,
  address: string,
  typedKey: string,
): Place {
  const baseUrl = baseUrlOf(address);
  const keptKey = before?.baseUrl === baseUrl ? keyOf(ctx, before) : undefined;
  return { baseUrl, apiKey: typedKey === '' ? (keptKey ?? undefined) : typedKey };
}

/** The place of the guard: the model's where no address was typed, with the model's key unless another one was typed. */
function guardPlaceOf(
  ctx: ConnectingContext,
  before: store.StoredConnection | undefined,
  { guardAddress, guardKey }: TypedConnection,
  place: Place,
): Place {
  const isElsewhere = guardAddress !== '' && baseUrlOf(guardAddress) !== place.baseUrl;
  if (isElsewhere) return placeOf(ctx, before?.guard, guardAddress, guardKey);
  return guardKey === '' ? place : { ...place, apiKey: guardKey };
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
  const { model, judge, guard } = stored;
  const choice = {
    model: modelOf(model),
    judge: judge === null ? undefined : modelOf(judge),
    guard: guard === null ? undefined : createGuard({ ...guard, apiKey: keyOf(ctx, guard) ?? undefined }),
  };
  ctx.models.change(choice, stored.id);
  void ctx.models.probeGuard();
}
