import {
  getSession,
  setPresence,
  startSession,
  stopSession,
  studentEvents,
} from '../../contract/live-sessions.ts';
import type { Serve } from '../http/serve.ts';
import { followClasses } from './class-feed.ts';
import * as rules from './rules.ts';

export function liveSessionsRoutes(serve: Serve, ctx: rules.LiveContext): void {
  serve(startSession, async ({ actor, params }) => ({
    session: await rules.startSession(ctx, actor, params.classId),
  }));
  serve(stopSession, async ({ actor, params }) => {
    await rules.stopSession(ctx, actor, params.classId);
    return {};
  });
  serve(getSession, async ({ actor, params }) => ({
    session: await rules.getSession(ctx, actor, params.sessionId.toUpperCase()),
  }));
  serve(setPresence, async ({ actor, params, body }) => {
    await rules.setPresence(ctx, actor, params.sessionId.toUpperCase(), body.status);
    return {};
  });
  serve(studentEvents, async ({ actor, openFeed, request }) => {
    const stream = openFeed();
    const failed = (error: unknown) => {
      request.log.error({ err: error }, 'a class feed failed');
      stream.end(1_000);
    };
    stream.onEnd(followClasses(ctx, actor, (event, data) => stream.send(event, data), failed));
    return undefined;
  });
}
