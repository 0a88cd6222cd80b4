import {
  acknowledgeAlert,
  dismissAlert,
  getSupport,
  listAlerts,
  lookAtAlert,
  settleAlert,
} from '../../contract/safeguarding.ts';
import type { Context } from '../context.ts';
import type { Serve } from '../http/serve.ts';
import * as rules from './rules.ts';

/** Binds the endpoints of alerts and of the support text to their rules. */
export function safeguardingRoutes(serve: Serve, ctx: Context): void {
  serve(listAlerts, async ({ actor, query }) => ({
    ...(await rules.listAlerts(ctx, actor, {
      ...query,
      waiting: query.waiting === 'true',
      open: query.open === 'true',
    })),
    ofSchool: await rules.isSafeguardingContact(ctx, actor),
  }));
  serve(lookAtAlert, async ({ actor, params }) => ({
    alert: await rules.lookAtAlert(ctx, actor, params.alertId),
  }));
  serve(acknowledgeAlert, async ({ actor, params }) => ({
    alert: await rules.acknowledgeAlert(ctx, actor, params.alertId),
  }));
  serve(settleAlert, async ({ actor, params }) => ({
    alert: await rules.settleAlert(ctx, actor, params.alertId),
  }));
  serve(dismissAlert, async ({ actor, params }) => ({
    alert: await rules.dismissAlert(ctx, actor, params.alertId),
  }));
  serve(getSupport, async ({ actor }) => ({ support: await rules.supportUntilAcknowledged(ctx, actor) }));
}
