import { closeObservation, listObservations, readObservation } from '../../contract/patterns.ts';
import type { Serve } from '../http/serve.ts';
import type { PatternsContext } from './context.ts';
import * as rules from './rules.ts';

/** Binds the endpoints of observations to their rules. */
export function patternsRoutes(serve: Serve, ctx: PatternsContext): void {
  serve(listObservations, async ({ actor }) => ({ observations: await rules.listObservations(ctx, actor) }));
  serve(readObservation, async ({ actor, params }) => ({
    observation: await rules.readObservation(ctx, actor, params.observationId),
  }));
  serve(closeObservation, async ({ actor, params, body }) => ({
    observation: await rules.closeObservation(ctx, actor, params.observationId, body.remark),
  }));
}
