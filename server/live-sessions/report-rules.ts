import type { Context } from '../context.ts';
import * as store from './store.ts';

/** How many lessons of a class began between two moments, and how many of them each student joined. */
export async function lessonsOfClass(
  ctx: Pick<Context, 'db'>,
  range: store.LessonRange,
): Promise<{ held: number; joined: ReadonlyMap<string, number> }> {
  return {
    held: await store.countLessons(ctx.db.read, range),
    joined: await store.countJoinedLessons(ctx.db.read, range),
  };
}
