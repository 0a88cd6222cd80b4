import { useState } from 'react';
import type { EndedLesson } from '../../contract/lesson-end.ts';
import { storedText } from '../ui/stored-text.ts';

const storedKey = storedText(() => localStorage, 'lyceum-closed-summary');

/**
 * Identifies a summary. It contains the end, since a lesson that is continued ends once more and then has a
 * new summary.
 */
const keyOf = ({ id, closedAt }: EndedLesson): string => `${id} ${closedAt}`;

/** The summary that the teacher closed, which stays closed after a reload. */
export function useClosedSummary() {
  const [closed, setClosed] = useState(storedKey.read);
  return {
    isClosed: (lesson: EndedLesson) => keyOf(lesson) === closed,
    close: (lesson: EndedLesson) => {
      setClosed(keyOf(lesson));
      storedKey.write(keyOf(lesson));
    },
  };
}
