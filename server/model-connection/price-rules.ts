import type { ModelPrice } from '../../contract/model-connection.ts';
import type { Context } from '../context.ts';
import type { Model } from '../model/model.ts';
import { findPrice } from './usage-store.ts';

type ModelServer = NonNullable<Model['server']>;

/** Whether a price was set for this server and model. */
export const isFor = (price: ModelServer, server: ModelServer | null | undefined): boolean =>
  price.baseUrl === server?.baseUrl && price.model === server.model;

/** The price of a model; null where none is set for it. */
export async function priceOf(
  query: Context['db']['read'],
  server: ModelServer | null | undefined,
): Promise<ModelPrice | null> {
  const price = await findPrice(query);
  if (!price || !isFor(price, server)) return null;
  const { input, output, currency } = price;
  return { input, output, currency };
}
