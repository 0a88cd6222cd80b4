import { ContractError } from '../../contract/errors.ts';
import type { AiGuidelines } from '../../contract/guidelines.ts';
import { familiesAboveCeiling, type SchoolProfileName } from '../../contract/school-profiles.ts';
import type { TeacherActor } from '../access.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import * as securityLog from '../security-log/rules.ts';
import { administeredBy } from './administrator-rules.ts';
import { askToConfirm, schoolProfileOf } from './contact-rules.ts';
import { sendInvitationLater } from './invitation-rules.ts';
import * as store from './school-store.ts';

type Query = Write['query'];

/**
 * Chooses the profile of the school that the caller administers. What the school, its teachers and its
 * classes chose themselves stays stored: a stricter choice goes on to apply, and a looser one applies again
 * when the profile allows it. A profile that requires a confirmed safeguarding contact invites the contact by
 * email, unless the contact has confirmed or an invitation is open.
 * @throws ContractError administrator-only
 */
export async function chooseSchoolProfile(
  ctx: Context,
  actor: TeacherActor,
  profile: SchoolProfileName,
): Promise<SchoolProfileName> {
  const invited = await ctx.db.write(async ({ query }) => {
    const { id, schoolProfile } = await administeredBy(query, actor);
    if (schoolProfile === profile) return null;
    await store.setSchoolProfile(query, id, profile);
    await securityLog.record(ctx, { query }, { event: 'school-profile-chosen', detail: profile, by: actor });
    return askToConfirm(ctx, query, id, actor);
  });
  if (invited) sendInvitationLater(ctx, invited);
  return profile;
}

/**
 * Refuses levels that are looser than the profile of a school allows.
 * @throws ContractError looser-than-profile
 */
export async function refuseAboveCeiling(
  ctx: Pick<Context, 'db'>,
  query: Query,
  schoolId: string,
  levels: Partial<AiGuidelines> | null | undefined,
): Promise<void> {
  if (familiesAboveCeiling(await schoolProfileOf(ctx, schoolId, query), levels).length > 0)
    throw new ContractError('looser-than-profile');
}
