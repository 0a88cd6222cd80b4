import { ContractError } from '../../contract/errors.ts';
import { type FoundStudent, maxFound } from '../../contract/retention.ts';
import type { TeacherActor } from '../access.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { administeredBy } from './administrator-rules.ts';
import { findAdministered } from './school-store.ts';
import { findStudents as find } from './student-store.ts';
import { isMemberOf } from './teacher-store.ts';

/** Whether the caller administers this school. */
export const administers = async (
  query: Write['query'],
  { uid }: TeacherActor,
  schoolId: string,
): Promise<boolean> => (await findAdministered(query, uid))?.id === schoolId;

/**
 * Checks that an account belongs to a student of the school that the caller administers.
 * @throws ContractError administrator-only, student-not-found
 */
export async function checkStudentOfSchool(
  query: Write['query'],
  actor: TeacherActor,
  uid: string,
): Promise<void> {
  const { id: schoolId } = await administeredBy(query, actor);
  if (!(await isMemberOf(query, { schoolId, role: 'student', uid })))
    throw new ContractError('student-not-found');
}

/**
 * Finds students of the school that the caller administers by a part of the name or by the whole username.
 * @returns the first `maxFound` of them, and whether there are more
 * @throws ContractError administrator-only
 */
export async function findStudents(
  ctx: Pick<Context, 'db'>,
  actor: TeacherActor,
  typed: string,
): Promise<{ students: FoundStudent[]; more: boolean }> {
  const { id: schoolId } = await administeredBy(ctx.db.read, actor);
  const found = await find(ctx.db.read, { schoolId, typed, limit: maxFound + 1 });
  return { students: found.slice(0, maxFound), more: found.length > maxFound };
}
