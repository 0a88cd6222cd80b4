import { ContractError } from '../../contract/errors.ts';
import type { TeacherActor } from '../access.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { type AdministeredSchool, findAdministered, listUsableAdministrators } from './school-store.ts';

/**
 * The school that a teacher administers. A rule that makes a change passes the query of its transaction, so
 * that a teacher who is no longer an administrator at that moment is refused.
 * @throws ContractError administrator-only
 */
export async function administeredBy(
  query: Write['query'],
  { uid }: Pick<TeacherActor, 'uid'>,
): Promise<AdministeredSchool> {
  const school = await findAdministered(query, uid);
  if (!school) throw new ContractError('administrator-only');
  return school;
}

/** The accounts that administer a school and can sign in. */
export const administratorsOf = (ctx: Pick<Context, 'db'>, schoolId: string): Promise<string[]> =>
  listUsableAdministrators(ctx.db.read, schoolId);
