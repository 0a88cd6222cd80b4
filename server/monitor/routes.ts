import { monitorEvents } from '../../contract/monitor.ts';
import { readEventId } from '../events/log.ts';
import type { EventStream } from '../http/event-stream.ts';
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
    // Frames and errors wait in their order until the stream is open, so that a refusal can still be plain JSON.
    const opened = withResolvers<EventStream>();
    const toFeed = (act: (feed: EventStream) => void) => void opened.promise.then(act);
    const { end, isCurrent } = await rules.watch(ctx, actor, monitorRequest, {
      deliver: (text) => toFeed((feed) => feed.write(text)),
      deliverPaced: async (frames) => (await opened.promise).writePaced(frames),
      refused: () => toFeed((feed) => feed.cut()),
      failed: (error) =>
        toFeed((feed) => {
          request.log.error({ err: error }, 'a monitor failed');
          feed.end(reconnectDelay);
        }),
    });
    const staysConnected = query.wait === undefined;
    const feed = staysConnected ? openFeed() : openStream();
    feed.onEnd(end);
    opened.resolve(feed);
    if (staysConnected) return undefined;
    await isCurrent;
    feed.write(rules.unheardFrames);
    feed.end();
    return undefined;
  });
}
