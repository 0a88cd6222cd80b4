import {
  getClassTime,
  getOwnTime,
  getSchoolTimeLimits,
  liftTimeLimits,
  setClassTimeLimits,
  setSchoolTimeLimits,
} from '../../contract/time-limits.ts';
import type { Context } from '../context.ts';
import type { Serve } from '../http/serve.ts';
import * as rules from './rules.ts';
import * as staff from './staff-rules.ts';

/** Binds the endpoints of time limits to their rules. */
export function timeLimitsRoutes(serve: Serve, ctx: Context): void {
  serve(getSchoolTimeLimits, ({ actor }) => staff.schoolTimeLimits(ctx, actor));
  serve(setSchoolTimeLimits, async ({ actor, body }) => ({
    limits: await staff.setSchoolTimeLimits(ctx, actor, body),
  }));
  serve(getClassTime, ({ actor, params }) => staff.classTime(ctx, actor, params.classId));
  serve(setClassTimeLimits, async ({ actor, params, body }) => ({
    limits: await staff.setClassTimeLimits(ctx, actor, params.classId, body),
  }));
  serve(liftTimeLimits, async ({ actor, params, body }) => {
    await staff.lift(ctx, actor, params.classId, body);
    return { message: 'The limits are lifted.' };
  });
  serve(getOwnTime, async ({ actor, params, query }) => ({
    time: await rules.ownTime(ctx, actor, params.classId, query.inLesson === 'true'),
  }));
}
