import type { TeacherClass } from '../../contract/classes.ts';
import type { TeacherActor } from '../access.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import * as securityLog from '../security-log/rules.ts';
import { type Class, notifyEverybody, ownedClass, teacherClass } from './rules.ts';
import * as store from './store.ts';

/**
 * Restores an archived class; any other class stays as it is.
 * @throws ContractError class-not-found, owner-only
 */
export async function restoreClass(ctx: Context, actor: TeacherActor, id: string): Promise<TeacherClass> {
  await ctx.db.write(async (write) => {
    const restored = await ownedClass(ctx, actor, id, write.query);
    if (!restored.archivedAt) return;
    await changeClass(ctx, write, restored, { archivedAt: null });
    await securityLog.record(ctx, write, { event: 'class-restored', by: actor, classId: id });
  });
  return teacherClass(ctx, actor, id);
}

type Fields = Parameters<typeof store.updateClass>[2];

/**
 * Updates fields of a class in the caller's transaction, and notifies its teachers and students after the
 * commit.
 */
export async function changeClass(ctx: Context, write: Write, changed: Class, fields: Fields): Promise<void> {
  await store.updateClass(write.query, changed.id, fields);
  await notifyEverybody(ctx, write, changed);
}

/** Marks a class as archived, in the transaction that closes its session. */
export async function markArchived(ctx: Context, write: Write, archived: Class): Promise<void> {
  await changeClass(ctx, write, archived, { archivedAt: now(ctx) });
}
