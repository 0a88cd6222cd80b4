import { useState } from 'react';
import type { EndedLesson } from '../../contract/lesson-end.ts';
import { storedText } from '../ui/stored-text.ts';

const kept = storedText(() => localStorage, 'lyceum-closed-summary');

/** A lesson that goes on after its end has another end, and so another summary. */
const nameOf = ({ id, closedAt }: EndedLesson): string => `${id} ${closedAt}`;

/** The summary that the teacher closed, which stays closed after a reload. */
export function useClosedSummary() {
  const [closed, setClosed] = useState(kept.read);
  return {
    isClosed: (lesson: EndedLesson) => nameOf(lesson) === closed,
    close: (lesson: EndedLesson) => {
      setClosed(nameOf(lesson));
      kept.write(nameOf(lesson));
    },
  };
}
