import { useEffect, useEffectEvent, useState } from 'react';
import { monitorEvents } from '../../contract/monitor.ts';
import { type EventOf, followEvents, type StreamState } from '../api/events.ts';
import { emptyView, type LiveView, watch } from './live-view.ts';

const drawEvery = 40;

/**
 * Follows the teacher's live session, or the one that was chosen. Events that come close together are drawn
 * together: a class of forty would otherwise draw the page a thousand times a second.
 */
export function useLiveView(
  sessionId: string | undefined,
  onAlerts: () => void,
): { view: LiveView; state: StreamState } {
  // With the choice that it belongs to: the view of another session is none of this one's.
  const [drawn, setDrawn] = useState({ of: sessionId, view: emptyView });
  const alert = useEffectEvent(onAlerts);
  const [state, setState] = useState<StreamState>('connecting');
  useEffect(() => {
    let waiting: EventOf<typeof monitorEvents>[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      timer = undefined;
      const events = waiting;
      waiting = [];
      setDrawn(({ of, view }) => ({
        of: sessionId,
        view: events.reduce(watch, of === sessionId ? view : emptyView),
      }));
    };
    const leave = followEvents(
      monitorEvents,
      { query: { sessionId } },
      {
        onState: setState,
        onEvent: (event) => {
          if (event.event === 'alerts') return alert();
          waiting.push(event);
          timer ??= setTimeout(draw, drawEvery);
        },
      },
    );
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [sessionId]);
  return { view: drawn.of === sessionId ? drawn.view : emptyView, state };
}
