import { assignmentStatus } from '../../contract/assignments.ts';
import type { OwnAssignment } from '../../contract/work.ts';
import type { StudentActor } from '../access.ts';
import { listClosingAfter } from '../assignments/rules.ts';
import { classesOfStudent } from '../classes/rules.ts';
import type { LiveContext } from '../live-sessions/rules.ts';
import { listLastAsked } from './store.ts';

/** How long closed work stays on the dashboard, in milliseconds. On the page of its class it stays for ever. */
const recentPeriod = 14 * 24 * 3600 * 1_000;

/**
 * The open assignments of all the student's classes, and the recently closed ones in which the student asked
 * something. They are sorted by close date, the earliest first.
 */
export async function listOwnAssignments(ctx: LiveContext, actor: StudentActor): Promise<OwnAssignment[]> {
  const at = ctx.clock.now();
  const since = new Date(at.getTime() - recentPeriod).toISOString();
  const assignments = await listClosingAfter(ctx, actor, await classesOfStudent(ctx, actor), since);
  const ids = assignments.map(({ id }) => id);
  const lastAsked = await listLastAsked(ctx.db.read, actor.uid, ids);
  return assignments
    .map((assignment) => ({ ...assignment, lastAskedAt: lastAsked.get(assignment.id) ?? null }))
    .filter((each) => each.lastAskedAt !== null || assignmentStatus(each, at) === 'open');
}
