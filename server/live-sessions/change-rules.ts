import type { TeacherClass, updateClass as updateClassCall } from '../../contract/classes.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { Actor } from '../access.ts';
import { changeClass } from '../classes/manage-rules.ts';
import { classOfTeacher, refuseArchivedMeanwhile, teacherClass } from '../classes/rules.ts';
import type { Context } from '../context.ts';
import { presentTo } from './rules.ts';
import { findSessionOfClass } from './store.ts';

/**
 * Changes name, subject and description of a class. A session bears its class's name, so its stream hears of it.
 * @throws ContractError class-not-found, class-archived
 */
export async function updateClass(
  ctx: Context,
  actor: Actor,
  id: string,
  { className, subject, description }: BodyOf<typeof updateClassCall>,
): Promise<TeacherClass> {
  const changed = await classOfTeacher(ctx, actor, id);
  await ctx.db.write(async (write) => {
    await refuseArchivedMeanwhile(write, id);
    await changeClass(ctx, write, changed, { className, subject, description });
    const session = await findSessionOfClass(write.query, id);
    if (!session || (changed.className === className && changed.subject === subject)) return;
    const shown = await presentTo(ctx, actor, session, write.query);
    await ctx.events.append(write, session.id, 'session', { session: shown });
  });
  return teacherClass(ctx, actor, id);
}
