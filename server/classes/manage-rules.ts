import type { TeacherClass } from '../../contract/classes.ts';
import type { TeacherActor } from '../access.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import {
  type Class,
  classOfTeacher,
  newClassCode,
  notifyEverybody,
  ownClass,
  teacherClass,
  withFreshCode,
} from './rules.ts';
import * as store from './store.ts';

/**
 * Gives a class a new class code; the old one becomes invalid.
 * @throws ContractError class-not-found, class-archived
 */
export async function renewClassCode(ctx: Context, actor: TeacherActor, id: string): Promise<TeacherClass> {
  await withFreshCode(() =>
    ctx.db.write(async (write) => {
      const changed = await classOfTeacher(ctx, actor, id, write.query);
      await changeClass(ctx, write, changed, { classCode: newClassCode(ctx) });
    }),
  );
  return teacherClass(ctx, actor, id);
}

/** Restores an archived class; any other class stays as it is. @throws ContractError class-not-found */
export async function restoreClass(ctx: Context, actor: TeacherActor, id: string): Promise<TeacherClass> {
  const restored = await ownClass(ctx, actor, id);
  if (restored.archivedAt)
    await ctx.db.write((write) => changeClass(ctx, write, restored, { archivedAt: null }));
  return teacherClass(ctx, actor, id);
}

type Fields = Parameters<typeof store.updateClass>[2];

/** Updates fields of a class and notifies its teacher and students, in the caller's transaction. */
export async function changeClass(ctx: Context, write: Write, changed: Class, fields: Fields): Promise<void> {
  await store.updateClass(write.query, changed.id, fields);
  await notifyEverybody(ctx, write, changed);
}

/** Marks a class as archived, in the transaction that closes its session. */
export async function markArchived(ctx: Context, write: Write, archived: Class): Promise<void> {
  await changeClass(ctx, write, archived, { archivedAt: now(ctx) });
}
