import type { School } from '../../contract/school.ts';
import { schoolProfile } from '../../contract/school-profiles.ts';
import type { TeacherActor } from '../access.ts';
import type { Context } from '../context.ts';
import { administeredBy } from './administrator-rules.ts';
import { ownSchool } from './school-rules.ts';
import * as store from './school-store.ts';

/** Whether every class of a school requires an attempt before explanations, by its own choice or by its profile. */
export async function schoolRequiresAttempt(ctx: Pick<Context, 'db'>, schoolId: string): Promise<boolean> {
  const { schoolProfile: name, requiresAttempt } = await store.findChosen(ctx.db.read, schoolId);
  return requiresAttempt || schoolProfile(name).requiresAttempt;
}

/**
 * Sets whether every class of the caller's school requires an attempt. Classes keep their own setting, which counts again when
 * the school requires nothing.
 * @throws ContractError administrator-only
 */
export const setAttemptFirst = (
  ctx: Pick<Context, 'db'>,
  actor: TeacherActor,
  { requiresAttempt }: { requiresAttempt: boolean },
): Promise<School> =>
  ctx.db.write(async ({ query }) => {
    const { id } = await administeredBy(query, actor);
    await store.setRequiresAttempt(query, id, requiresAttempt);
    return ownSchool(query, actor);
  });
