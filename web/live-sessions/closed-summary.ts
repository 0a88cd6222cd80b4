import { useState } from 'react';
import type { EndedLesson } from '../../contract/lesson-end.ts';

const key = 'lyceum-closed-summary';

/** A lesson that goes on after its end has another end, and so another summary. */
const nameOf = ({ id, closedAt }: EndedLesson): string => `${id} ${closedAt}`;

function readClosed(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The summary that the teacher closed, which stays closed after a reload. */
export function useClosedSummary() {
  const [closed, setClosed] = useState(readClosed);
  return {
    isClosed: (lesson: EndedLesson) => nameOf(lesson) === closed,
    close: (lesson: EndedLesson) => {
      setClosed(nameOf(lesson));
      try {
        localStorage.setItem(key, nameOf(lesson));
      } catch {
        // Storage can be blocked. The summary is then closed as long as the page lasts.
      }
    },
  };
}
