import { changedFields } from '../../contract/changed-fields.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { RetentionMonths, RetentionState, setRetention as setCall } from '../../contract/retention.ts';
import { monthsWithDefaults, type SchoolProfileName, schoolProfile } from '../../contract/school-profiles.ts';
import type { TeacherActor } from '../access.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { administeredBy } from '../identity/administrator-rules.ts';
import * as securityLog from '../security-log/rules.ts';
import * as store from './retention-store.ts';

type Query = Write['query'];

/** How many months a school keeps which data: its own choice, otherwise that of its profile. */
export async function monthsOf(
  query: Query,
  { id, schoolProfile: profile }: { id: string; schoolProfile: SchoolProfileName },
): Promise<RetentionMonths> {
  return monthsWithDefaults(profile, (await store.findRetention(query, id)).chosen);
}

async function stateOf(query: Query, actor: TeacherActor): Promise<RetentionState> {
  const { id, schoolProfile: profile } = await administeredBy(query, actor);
  const { chosen, beginsAt } = await store.findRetention(query, id);
  const run = await store.findRun(query, id);
  const { why: _, ...ofProfile } = schoolProfile(profile).retention;
  const lastRun = run && { beganAt: run.beganAt, finishedAt: run.finishedAt, removed: run.removed };
  return { chosen, ofProfile, beginsAt, lastRun: lastRun ?? null };
}

/**
 * How long the school that the caller administers keeps which data.
 * @throws ContractError administrator-only
 */
export const getRetention = (ctx: Context, actor: TeacherActor): Promise<RetentionState> =>
  stateOf(ctx.db.read, actor);

/**
 * Chooses how long the school that the caller administers keeps which data. The next run deletes what is
 * older.
 * @throws ContractError administrator-only, changed-since
 */
export const setRetention = (
  ctx: Context,
  actor: TeacherActor,
  sent: BodyOf<typeof setCall>,
): Promise<RetentionState> =>
  ctx.db.write(async (write) => {
    const { id } = await administeredBy(write.query, actor);
    const { chosen } = await store.findRetention(write.query, id);
    await store.setRetention(write.query, id, { ...chosen, ...changedFields(chosen, sent) });
    await securityLog.record(ctx, write, { event: 'retention-set', by: actor });
    return stateOf(write.query, actor);
  });
