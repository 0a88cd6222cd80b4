import { getClassReport, getSchoolReport } from '../../contract/reports.ts';
import type { Context } from '../context.ts';
import type { Serve } from '../http/serve.ts';
import { classReport } from './rules.ts';
import { schoolReport } from './school-rules.ts';

/** Binds the endpoints of reports to their rules. */
export function reportsRoutes(serve: Serve, ctx: Context): void {
  serve(getClassReport, async ({ actor, params, query }) => ({
    report: await classReport(ctx, actor, params.classId, query),
  }));
  serve(getSchoolReport, async ({ actor, query }) => ({ report: await schoolReport(ctx, actor, query) }));
}
