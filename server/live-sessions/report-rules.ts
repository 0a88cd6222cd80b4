import type { Context } from '../context.ts';
import * as store from './store.ts';

/** How many lessons of a class began in a range of time, and how many of them each student joined. */
export async function lessonsOfClass(
  ctx: Pick<Context, 'db'>,
  range: store.LessonRange,
): Promise<{ held: number; joined: ReadonlyMap<string, number> }> {
  const rows = await store.listJoined(ctx.db.read, range);
  const joined = new Map<string, number>();
  for (const { studentUid } of rows)
    if (studentUid !== null) joined.set(studentUid, (joined.get(studentUid) ?? 0) + 1);
  return { held: new Set(rows.map(({ openingId }) => openingId)).size, joined };
}
