import { rosterOf } from '../classes/roster-rules.ts';
import { findClass, notifyClass } from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import { classesWithNewlyOpened } from './store.ts';

/**
 * Makes the chore that notifies students of assignments that have opened, so that their dashboards reload.
 * @returns the chore, which runs every second and returns the classes with assignments that opened since its
 * last run
 */
export function announceOpenedAssignments(ctx: Context): () => Promise<string[]> {
  let lastRun = now(ctx);
  return async () => {
    const at = now(ctx);
    const classIds = await classesWithNewlyOpened(ctx.db.read, lastRun, at);
    for (const classId of classIds) await notifyStudents(ctx, classId);
    lastRun = at;
    return classIds;
  };
}

async function notifyStudents(ctx: Context, classId: string): Promise<void> {
  const ofClass = await findClass(ctx, classId);
  if (!ofClass || ofClass.archivedAt) return;
  const students = await rosterOf(ctx, ofClass);
  notifyClass(
    ctx,
    ofClass,
    students.map(({ uid }) => uid),
    { everywhere: false },
  );
}
