import { changedFields } from '../../contract/changed-fields.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import type { setModelPrice } from '../../contract/model-connection.ts';
import { type ModelUse, noUse } from '../../contract/reports.ts';
import type { TeacherActor } from '../access.ts';
import { findClass } from '../classes/rules.ts';
import type { Context } from '../context.ts';
import { timeZoneOf } from '../time-limits/rules.ts';
import { dateAt } from '../zoned-time.ts';
import type { ModelConnectionContext } from './context.ts';
import { isFor, priceOf } from './price-rules.ts';
import { checkMayDecide } from './rules.ts';
import type { Used } from './usage-counts.ts';
import * as store from './usage-store.ts';

/**
 * Sets the price of the model that answers, or removes it. The price applies to what is used from now on.
 * @throws ContractError administrator-only, operator-only, no-model, changed-since
 */
export async function setPrice(
  ctx: ModelConnectionContext,
  actor: TeacherActor,
  sent: BodyOf<typeof setModelPrice>,
): Promise<void> {
  await checkMayDecide(ctx, ctx.db.read, actor);
  const { server } = ctx.models.model;
  if (!server) throw new ContractError('no-model');
  // What was used until now is stored with the price from before.
  await storeUse(ctx);
  await ctx.db.write(async ({ query }) => {
    await checkMayDecide(ctx, query, actor);
    const current = await priceOf(query, server);
    const { price = current } = changedFields({ price: current }, sent);
    await store.replacePrice(query, ctx.ids.next(), price && { ...price, ...server });
  });
}

/** Stores what the classes have used of the model since the last time. Runs every minute, and when the server stops. */
export async function storeUse(ctx: Context & Pick<ModelConnectionContext, 'usageCounts'>): Promise<void> {
  const taken = ctx.usageCounts.takeAll();
  if (taken.length === 0) return;
  try {
    const used = await byDay(ctx, taken);
    await ctx.db.write(({ query }) => store.addUse(query, used));
  } catch (error) {
    ctx.usageCounts.putBack(taken);
    throw error;
  }
}

/** One row for each class, local day and price. */
async function byDay(ctx: Context, taken: readonly Used[]): Promise<store.UsedOnDay[]> {
  const price = await store.findPrice(ctx.db.read);
  const zones = new Map<string, string>();
  const rows = new Map<string, store.UsedOnDay>();
  for (const { classId, quarter, pricedAs, ...more } of taken) {
    const ofClass = await findClass(ctx, classId);
    if (!ofClass) continue;
    const { schoolId } = ofClass;
    const timeZone = zones.get(schoolId) ?? (await timeZoneOf(ctx, schoolId));
    zones.set(schoolId, timeZone);
    const day = dateAt(quarter, timeZone);
    const applies = price !== undefined && isFor(price, pricedAs);
    const key = JSON.stringify([classId, day, applies]);
    const row = rows.get(key) ?? { classId, day, price: applies ? price : null, ...noUse };
    rows.set(key, {
      ...row,
      calls: row.calls + more.calls,
      unreported: row.unreported + more.unreported,
      inputTokens: row.inputTokens + more.inputTokens,
      outputTokens: row.outputTokens + more.outputTokens,
    });
  }
  return [...rows.values()];
}

/** What a class used of the model in a week. The caller has checked the access. */
export async function modelUseOf(
  ctx: Pick<Context, 'db'>,
  classId: string,
  { monday, sunday }: { readonly monday: string; readonly sunday: string },
): Promise<ModelUse> {
  const rows = await store.listUse(ctx.db.read, { classId, from: monday, until: sunday });
  return sumUse(rows.map(ofRow));
}

/** Prices are for a million tokens. */
const perMillion = 1_000_000;

function ofRow({ calls, unreported, inputTokens, outputTokens, price }: store.UsedOnDay): ModelUse {
  const amount = price && (inputTokens * price.input + outputTokens * price.output) / perMillion;
  return {
    calls,
    unreported,
    inputTokens,
    outputTokens,
    unpricedTokens: price ? 0 : inputTokens + outputTokens,
    costs: price && amount !== null ? [{ currency: price.currency, amount }] : [],
  };
}

/** The use of several days or classes together. Costs in different currencies stay apart. */
export function sumUse(all: readonly ModelUse[]): ModelUse {
  const sum = (figure: (use: ModelUse) => number) => all.reduce((total, use) => total + figure(use), 0);
  const amounts = new Map<string, number>();
  for (const { currency, amount } of all.flatMap(({ costs }) => costs))
    amounts.set(currency, (amounts.get(currency) ?? 0) + amount);
  return {
    calls: sum(({ calls }) => calls),
    unreported: sum(({ unreported }) => unreported),
    inputTokens: sum(({ inputTokens }) => inputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    unpricedTokens: sum(({ unpricedTokens }) => unpricedTokens),
    costs: [...amounts]
      .map(([currency, amount]) => ({ currency, amount }))
      .sort((one, other) => one.currency.localeCompare(other.currency)),
  };
}
