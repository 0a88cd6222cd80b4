import type { School } from '../../contract/school.ts';
import { type SchoolProfileName, schoolProfile } from '../../contract/school-profiles.ts';
import type { TeacherActor } from '../access.ts';
import type { Context } from '../context.ts';
import { administeredBy } from './administrator-rules.ts';
import { ownSchool } from './school-rules.ts';
import * as store from './school-store.ts';

/**
 * The profile of a school, and whether every class of the school requires an attempt before explanations.
 * Either the school's own choice or its profile can require this.
 */
export async function schoolChoicesOf(
  ctx: Pick<Context, 'db'>,
  schoolId: string,
): Promise<{ profile: SchoolProfileName; requiresAttempt: boolean }> {
  const { schoolProfile: profile, requiresAttempt } = await store.findChosen(ctx.db.read, schoolId);
  return { profile, requiresAttempt: requiresAttempt || schoolProfile(profile).requiresAttempt };
}

/** Whether every class of a school requires an attempt before explanations. */
export const schoolRequiresAttempt = async (ctx: Pick<Context, 'db'>, schoolId: string): Promise<boolean> =>
  (await schoolChoicesOf(ctx, schoolId)).requiresAttempt;

/**
 * Sets whether every class of the caller's school requires an attempt. Each class keeps its own setting,
 * which counts again when the school no longer requires an attempt.
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
