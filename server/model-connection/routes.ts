import {
  connectModel,
  disconnectModel,
  findLocalModels,
  getModelConnection,
  setModelPrice,
  startModelCheck,
  stopModelCheck,
} from '../../contract/model-connection.ts';
import type { Serve } from '../http/serve.ts';
import * as checks from './check-rules.ts';
import type { ModelConnectionContext } from './context.ts';
import * as rules from './rules.ts';
import * as usage from './usage-rules.ts';

export function modelConnectionRoutes(serve: Serve, ctx: ModelConnectionContext): void {
  serve(getModelConnection, async ({ actor }) => ({ connection: await rules.readConnection(ctx, actor) }));
  serve(findLocalModels, async ({ actor }) => ({ servers: await rules.findModels(ctx, actor) }), {
    limitByAccount: 'modelTrialByAccount',
  });
  serve(
    connectModel,
    async ({ actor, body, disconnected }) => {
      const problem = await rules.connect(ctx, actor, body, disconnected);
      return { problem, connection: await rules.readConnection(ctx, actor) };
    },
    { limitByAccount: 'modelTrialByAccount' },
  );
  serve(disconnectModel, async ({ actor }) => {
    await rules.disconnect(ctx, actor);
    return { connection: await rules.readConnection(ctx, actor) };
  });
  serve(
    startModelCheck,
    async ({ actor }) => {
      await checks.startCheck(ctx, actor);
      return { connection: await rules.readConnection(ctx, actor) };
    },
    { limitByAccount: 'modelTrialByAccount' },
  );
  serve(setModelPrice, async ({ actor, body }) => {
    await usage.setPrice(ctx, actor, body);
    return { connection: await rules.readConnection(ctx, actor) };
  });
  serve(stopModelCheck, async ({ actor }) => {
    await checks.stopCheck(ctx, actor);
    return { connection: await rules.readConnection(ctx, actor) };
  });
}
