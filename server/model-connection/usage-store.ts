import { type Kysely, sql } from 'kysely';
import type { ModelPrice } from '../../contract/model-connection.ts';
import type { ModelUse } from '../../contract/reports.ts';
import type { Schema } from '../db/schema.ts';
import type { Model } from '../model/model.ts';

type Query = Kysely<Schema>;

/** What a class used of a model on one day, at one price; without a price where none was set. */
export interface UsedOnDay extends Pick<ModelUse, 'calls' | 'unreported' | 'inputTokens' | 'outputTokens'> {
  readonly classId: string;
  /** A local date of the school, such as 2026-11-16. */
  readonly day: string;
  readonly price: ModelPrice | null;
}

/** A price with the model that it is for. */
export type StoredPrice = ModelPrice & NonNullable<Model['server']>;

/** The price that was set last, of whichever model; undefined without one. */
export async function findPrice(query: Query): Promise<StoredPrice | undefined> {
  const row = await query.selectFrom('model_price').selectAll().executeTakeFirst();
  return (
    row && {
      baseUrl: row.base_url,
      model: row.model,
      input: Number(row.input_price),
      output: Number(row.output_price),
      currency: row.currency,
    }
  );
}

/** Stores a price in place of the one before; null removes it. @param id a new id */
export async function replacePrice(query: Query, id: string, price: StoredPrice | null): Promise<void> {
  await query.deleteFrom('model_price').execute();
  if (price === null) return;
  const { baseUrl, model } = price;
  await query
    .insertInto('model_price')
    .values({ id, base_url: baseUrl, model, ...priceColumns(price) })
    .execute();
}

/**
 * Prices are stored as text, which both databases keep as it is. Without a price the texts are empty and not
 * null, since they are a part of the key of a row in `model_usage`.
 */
const priceColumns = (price: ModelPrice | null) => ({
  input_price: price === null ? '' : String(price.input),
  output_price: price === null ? '' : String(price.output),
  currency: price?.currency ?? '',
});

/** The largest sum of a row, below the largest integer of PostgreSQL: only a server that reports nonsense reaches it. */
const maxSum = 2_000_000_000;

/** How many rows one statement stores. */
const rowsAtOnce = 500;

/** Adds what classes used to what is stored for the same day and price. */
export async function addUse(query: Query, used: readonly UsedOnDay[]): Promise<void> {
  for (let from = 0; from < used.length; from += rowsAtOnce)
    await query
      .insertInto('model_usage')
      .values(
        used.slice(from, from + rowsAtOnce).map((each) => ({
          class_id: each.classId,
          day: each.day,
          ...priceColumns(each.price),
          calls: each.calls,
          unreported: each.unreported,
          input_tokens: Math.min(each.inputTokens, maxSum),
          output_tokens: Math.min(each.outputTokens, maxSum),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['class_id', 'day', 'currency', 'input_price', 'output_price']).doUpdateSet({
          calls: added('calls'),
          unreported: added('unreported'),
          input_tokens: added('input_tokens'),
          output_tokens: added('output_tokens'),
        }),
      )
      .execute();
}

/**
 * The stored sum and the new one together, at most `maxSum`. The condition keeps the addition from
 * overflowing.
 */
function added(column: 'calls' | 'unreported' | 'input_tokens' | 'output_tokens') {
  const [stored, more, most] = [
    sql.ref(`model_usage.${column}`),
    sql.ref(`excluded.${column}`),
    sql.lit(maxSum),
  ];
  return sql<number>`case when ${stored} > ${most} - ${more} then ${most} else ${stored} + ${more} end`;
}

/** What a class used from one local date to another, both included: a row for each day and price. */
export async function listUse(
  query: Query,
  { classId, from, until }: { classId: string; from: string; until: string },
): Promise<UsedOnDay[]> {
  const rows = await query
    .selectFrom('model_usage')
    .selectAll()
    .where('class_id', '=', classId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .execute();
  return rows.map((row) => ({
    classId: row.class_id,
    day: row.day,
    price:
      row.input_price === ''
        ? null
        : { input: Number(row.input_price), output: Number(row.output_price), currency: row.currency },
    calls: row.calls,
    unreported: row.unreported,
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
  }));
}
