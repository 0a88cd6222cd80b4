import { familiesAboveCeiling, type SchoolProfileName } from '../../contract/school-profiles.ts';
import type { TeacherActor } from '../access.ts';
import type { Context } from '../context.ts';
import { administeredBy } from '../identity/administrator-rules.ts';
import { guidelinesOfSessions } from '../live-sessions/rules.ts';
import * as store from './store.ts';

/**
 * Counts the sessions and assignments that are looser than a profile allows, in the school that the caller
 * administers. The web app shows the counts before an administrator chooses the profile.
 * @throws ContractError administrator-only
 */
export async function previewSchoolProfile(
  ctx: Context,
  actor: TeacherActor,
  profile: SchoolProfileName,
): Promise<{ sessions: number; assignments: number }> {
  const { id } = await administeredBy(ctx.db.read, actor);
  const looser = (counted: Awaited<ReturnType<typeof guidelinesOfSessions>>) =>
    counted
      .filter(({ guidelines }) => familiesAboveCeiling(profile, guidelines).length > 0)
      .reduce((sum, { count }) => sum + count, 0);
  return {
    sessions: looser(await guidelinesOfSessions(ctx, id)),
    assignments: looser(await store.countGuidelines(ctx.db.read, id)),
  };
}
