import { useEffect, useRef } from 'react';
import type { Invitation, StudentClass } from '../../contract/classes.ts';
import { studentEvents } from '../../contract/live-sessions.ts';
import { followEvents } from '../api/events.ts';

interface Listener {
  /** All of them, at first and when one is gone. */
  onClasses: (list: { classes: StudentClass[]; invitation: Invitation | null }) => void;
  onClass: (changed: StudentClass) => void;
}

/** Follows the student's classes as their sessions open and close, while the component is there. */
export function useStudentEvents(listener: Listener): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(
    () =>
      followEvents(
        studentEvents,
        {},
        {
          onState: () => undefined,
          onEvent: (event) => {
            if (event.event === 'snapshot') latest.current.onClasses(event.data);
            else if (event.event === 'class') latest.current.onClass(event.data.class);
          },
        },
      ),
    [],
  );
}
