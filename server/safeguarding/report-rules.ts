import type { Context } from '../context.ts';
import { countMessagesOfLesson } from './message-store.ts';
import * as store from './store.ts';

/** The alerts of a class that were raised between two moments: whose, when, and when somebody first looked. */
export const alertsOfClass = (
  ctx: Pick<Context, 'db'>,
  range: store.AlertRange,
): Promise<store.LookedAtAlert[]> => store.listLookedAt(ctx.db.read, range);

/** How many messages of each student raised an alert in one lesson. The caller has checked the access. */
export const alertsOfLesson = (
  ctx: Pick<Context, 'db'>,
  openingId: string,
): Promise<ReadonlyMap<string, number>> => countMessagesOfLesson(ctx.db.read, openingId);
