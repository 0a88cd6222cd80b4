import { monitorEvents } from '../../contract/monitor.ts';
import { readEventId } from '../events/log.ts';
import type { Serve } from '../http/serve.ts';
import type { TutorContext } from '../tutor/context.ts';
import * as rules from './rules.ts';

/** When the reader of a failed stream reconnects, in milliseconds. */
const comeBackAfter = 1_000;

/** Binds the teacher's monitor to an event stream. */
export function monitorRoutes(serve: Serve, ctx: TutorContext): void {
  serve(monitorEvents, async ({ actor, query, request, openFeed }) => {
    const lastEvent = readEventId(request.headers['last-event-id']?.toString());
    const monitorRequest = { sessionId: query.sessionId?.toUpperCase(), lastEvent };
    // Frames are buffered until the stream is open, so that a refusal can still be plain JSON.
    let deliver: (frames: string) => void = (frames) => bufferedFrames.push(frames);
    let failed: (error: unknown) => void = (error) => bufferedErrors.push(error);
    const bufferedFrames: string[] = [];
    const bufferedErrors: unknown[] = [];
    const end = await rules.watch(ctx, actor, monitorRequest, {
      deliver: (frames) => deliver(frames),
      failed: (error) => failed(error),
    });
    const feed = openFeed();
    feed.onEnd(end);
    deliver = (frames) => feed.write(frames);
    failed = (error) => {
      request.log.error({ err: error }, 'a monitor failed');
      feed.end(comeBackAfter);
    };
    bufferedFrames.forEach(deliver);
    bufferedErrors.forEach(failed);
    return undefined;
  });
}
