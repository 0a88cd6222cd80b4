import { useEffect, useEffectEvent, useState } from 'react';
import { monitorEvents } from '../../contract/monitor.ts';
import { followEvents, type StreamState } from '../api/events.ts';
import { serverNow } from '../ui/server-clock.ts';
import { applyEvent, emptyView, type LiveView } from './live-view.ts';
import { WaitingEvents } from './waiting-events.ts';

/** How often new events are rendered, in milliseconds. */
const renderEvery = 40;

interface Live {
  readonly view: LiveView;
  /** The state of the connection. Unless it is open, the view is out of date. */
  readonly state: StreamState;
  /** When the last event came by the server's clock, in milliseconds since 1970. */
  readonly lastEventAt: number;
}

/** What the stream reports besides the live session. */
interface Notifications {
  /** An alert was raised or judged. */
  readonly onAlerts: () => void;
  /** A student asked to join a class, or no longer does. */
  readonly onJoinRequests: () => void;
}

/**
 * Follows the teacher's live session, or the chosen one. Events that come close together are rendered
 * together: a class of forty would otherwise render the page a thousand times a second.
 */
export function useLiveView(sessionId: string | undefined, notifications: Notifications): Live {
  // Kept with the session that it belongs to, because another session has another view.
  const [rendered, setRendered] = useState({ chosen: sessionId, view: emptyView, lastEventAt: 0 });
  const onAlerts = useEffectEvent(notifications.onAlerts);
  const onJoinRequests = useEffectEvent(notifications.onJoinRequests);
  const [state, setState] = useState<StreamState>('connecting');
  useEffect(() => {
    const waiting = new WaitingEvents();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const render = () => {
      const events = waiting.take();
      timer = waiting.isEmpty ? undefined : setTimeout(render, renderEvery);
      setRendered(({ chosen, view }) => ({
        chosen: sessionId,
        view: events.reduce(applyEvent, chosen === sessionId ? view : emptyView),
        lastEventAt: serverNow(),
      }));
    };
    const leave = followEvents(
      monitorEvents,
      { query: { sessionId } },
      {
        onState: setState,
        onEvent: (event) => {
          if (event.event === 'alerts') return onAlerts();
          if (event.event === 'joinRequests') return onJoinRequests();
          waiting.add(event);
          timer ??= setTimeout(render, renderEvery);
        },
      },
    );
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [sessionId]);
  return { ...(rendered.chosen === sessionId ? rendered : { view: emptyView, lastEventAt: 0 }), state };
}
