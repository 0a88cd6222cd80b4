import type { TeacherClass, updateClass as updateClassCall } from '../../contract/classes.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { Actor } from '../access.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import {
  type Class,
  classOfTeacher,
  hintEverybody,
  newClassCode,
  ownClass,
  teacherClass,
  withFreshCode,
} from './rules.ts';
import * as store from './store.ts';

/**
 * Changes name, subject and description of a class.
 * @throws ContractError class-not-found, class-archived
 */
export async function updateClass(
  ctx: Context,
  actor: Actor,
  id: string,
  { className, subject, description }: BodyOf<typeof updateClassCall>,
): Promise<TeacherClass> {
  const changed = await classOfTeacher(ctx, actor, id);
  await change(ctx, changed, { className, subject, description });
  return teacherClass(ctx, actor, id);
}

/**
 * Gives a class another join code; the old one names no class from here on.
 * @throws ContractError class-not-found, class-archived
 */
export async function renewClassCode(ctx: Context, actor: Actor, id: string): Promise<TeacherClass> {
  const changed = await classOfTeacher(ctx, actor, id);
  await withFreshCode(() => change(ctx, changed, { classCode: newClassCode(ctx) }));
  return teacherClass(ctx, actor, id);
}

/** Brings an archived class back; one that is not archived stays as it is. @throws ContractError class-not-found */
export async function restoreClass(ctx: Context, actor: Actor, id: string): Promise<TeacherClass> {
  const restored = await ownClass(ctx, actor, id);
  if (restored.archivedAt) await change(ctx, restored, { archivedAt: null });
  return teacherClass(ctx, actor, id);
}

function change(
  ctx: Context,
  changed: Class,
  fields: Parameters<typeof store.updateClass>[2],
): Promise<void> {
  return ctx.db.write(async (write) => {
    await store.updateClass(write.query, changed.id, fields);
    await hintEverybody(ctx, write, changed);
  });
}

/** Marks a class as archived, inside the transaction that has closed its session. */
export async function putAway(ctx: Context, write: Write, archived: Class): Promise<void> {
  await store.updateClass(write.query, archived.id, { archivedAt: now(ctx) });
  await hintEverybody(ctx, write, archived);
}
