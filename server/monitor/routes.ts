import { monitorEvents } from '../../contract/monitor.ts';
import type { Frames } from '../events/frame.ts';
import { readEventId } from '../events/log.ts';
import type { Serve } from '../http/serve.ts';
import type { TutorContext } from '../tutor/context.ts';
import { withResolvers } from '../with-resolvers.ts';
import * as rules from './rules.ts';

/** How long the reader of a failed stream waits before it reconnects, in milliseconds. */
const reconnectDelay = 1_000;

/** Binds the teacher's monitor to an event stream. */
export function monitorRoutes(serve: Serve, ctx: TutorContext): void {
  serve(monitorEvents, async ({ actor, query, request, openFeed, openStream }) => {
    const lastEvent = readEventId(request.headers['last-event-id']?.toString());
    const monitorRequest = { sessionId: query.sessionId?.toUpperCase(), lastEvent };
    // Frames and errors are buffered until the stream is open, so that a refusal can still be plain JSON.
    const bufferedFrames: Frames[] = [];
    const bufferedErrors: unknown[] = [];
    const opened = withResolvers<void>();
    let deliver = (frames: Frames): void | Promise<void> => {
      bufferedFrames.push(frames);
      return opened.promise;
    };
    let onFailure: (error: unknown) => void = (error) => bufferedErrors.push(error);
    const { end, isCurrent } = await rules.watch(ctx, actor, monitorRequest, {
      deliver: (frames) => deliver(frames),
      failed: (error) => onFailure(error),
    });
    const staysConnected = query.wait === undefined;
    const feed = staysConnected ? openFeed() : openStream();
    feed.onEnd(end);
    deliver = (frames) => feed.write(frames);
    opened.resolve();
    onFailure = (error) => {
      request.log.error({ err: error }, 'a monitor failed');
      feed.end(reconnectDelay);
    };
    bufferedFrames.forEach(deliver);
    bufferedErrors.forEach(onFailure);
    if (staysConnected) return undefined;
    await isCurrent;
    feed.write(rules.unheardFrames);
    feed.end();
    return undefined;
  });
}
