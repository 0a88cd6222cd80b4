import type { SchoolTeacher } from '../../contract/teachers.ts';
import type { TeacherActor } from '../access.ts';
import type { Context } from '../context.ts';
import { listTeacherAccounts } from '../identity/teacher-rules.ts';
import * as store from './store.ts';

/**
 * All teachers of the school that the caller administers, each with the number of classes that the teacher
 * created. Those who wait for approval come first; otherwise the order is by name.
 * @throws ContractError administrator-only
 */
export async function listTeachers(ctx: Pick<Context, 'db'>, actor: TeacherActor): Promise<SchoolTeacher[]> {
  const accounts = await listTeacherAccounts(ctx, actor);
  const counts = await store.countClasses(ctx.db.read, actor.schoolId);
  const teachers = accounts.map(({ awaitsApproval, disabledAt, ...account }): SchoolTeacher => {
    const classCount = counts.get(account.uid) ?? 0;
    if (disabledAt !== null) return { ...account, classCount, state: 'disabled' };
    return { ...account, classCount, state: awaitsApproval ? 'waiting' : 'active' };
  });
  const waits = ({ state }: SchoolTeacher) => Number(state === 'waiting');
  return teachers.sort((a, b) => waits(b) - waits(a));
}
