import { rosterOf } from '../classes/roster-rules.ts';
import { findClass, notifyClass } from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import { classesWithOpenings } from './store.ts';

/**
 * Makes what tells students of the assignments that have opened by the clock, so that their dashboards look again.
 * @returns to be called every second or so: tells of those that opened since the call before, and names their classes
 */
export function announceOpenedAssignments(ctx: Context): () => Promise<string[]> {
  let told = now(ctx);
  return async () => {
    const at = now(ctx);
    const classIds = await classesWithOpenings(ctx.db.read, told, at);
    for (const classId of classIds) await tellStudents(ctx, classId);
    told = at;
    return classIds;
  };
}

async function tellStudents(ctx: Context, classId: string): Promise<void> {
  const ofClass = await findClass(ctx, classId);
  if (!ofClass || ofClass.archivedAt) return;
  const students = await rosterOf(ctx, ofClass);
  notifyClass(
    ctx,
    ofClass,
    students.map(({ uid }) => uid),
  );
}
