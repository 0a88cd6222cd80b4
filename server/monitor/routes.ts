import { monitorEvents } from '../../contract/monitor.ts';
import { readEventId } from '../events/log.ts';
import type { Serve } from '../http/serve.ts';
import type { TutorContext } from '../tutor/context.ts';
import * as rules from './rules.ts';

/** How long the reader of a failed stream waits before it reconnects, in milliseconds. */
const reconnectDelay = 1_000;

/** Binds the teacher's monitor to an event stream. */
export function monitorRoutes(serve: Serve, ctx: TutorContext): void {
  serve(monitorEvents, async ({ actor, query, request, openFeed, openStream }) => {
    const lastEvent = readEventId(request.headers['last-event-id']?.toString());
    const monitorRequest = { sessionId: query.sessionId?.toUpperCase(), lastEvent };
    // Frames and errors are buffered until the stream is open, so that a refusal can still be plain JSON.
    const bufferedFrames: string[] = [];
    const bufferedErrors: unknown[] = [];
    let deliver: (frames: string) => void = (frames) => bufferedFrames.push(frames);
    let onFailure: (error: unknown) => void = (error) => bufferedErrors.push(error);
    const { end, isCurrent } = await rules.watch(ctx, actor, monitorRequest, {
      deliver: (frames) => deliver(frames),
      failed: (error) => onFailure(error),
    });
    const staysConnected = query.wait === undefined;
    const feed = staysConnected ? openFeed() : openStream();
    feed.onEnd(end);
    deliver = (frames) => feed.write(frames);
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
