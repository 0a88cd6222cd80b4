import { useEffect, useEffectEvent } from 'react';
import type { StudentClass } from '../../contract/classes.ts';
import type { EventOf } from '../../contract/endpoint.ts';
import { studentEvents } from '../../contract/live-sessions.ts';
import { followEvents } from '../api/events.ts';

interface Listener {
  /** All classes: at the beginning, and after one was removed. */
  onClasses: (list: Extract<EventOf<typeof studentEvents>, { event: 'snapshot' }>['data']) => void;
  onClass: (changed: StudentClass) => void;
  /** Something other than the conversation changed in a lesson, such as its notes. */
  onLesson: (sessionId: string) => void;
}

/** Follows the student's classes as their sessions open and close, while the component is mounted. */
export function useStudentEvents(listener: Listener): void {
  const onEvent = useEffectEvent((event: EventOf<typeof studentEvents>) => {
    if (event.event === 'snapshot') listener.onClasses(event.data);
    else if (event.event === 'class') listener.onClass(event.data.class);
    else if (event.event === 'lesson') listener.onLesson(event.data.sessionId);
  });
  useEffect(
    () => followEvents(studentEvents, {}, { onState: () => undefined, onEvent: (event) => onEvent(event) }),
    [],
  );
}
