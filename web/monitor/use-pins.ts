import { useCallback, useState } from 'react';
import type { LiveSession } from '../../contract/live-sessions.ts';

const keyOf = (openingId: string): string => `lyceum.pinned.${openingId}`;

function readPins(openingId: string): ReadonlySet<string> {
  const stored = sessionStorage.getItem(keyOf(openingId));
  return new Set(stored ? stored.split('\n') : []);
}

/** The students whom the teacher keeps at the front of the wall in this lesson; kept in this tab. */
export function usePins({ openingId }: LiveSession) {
  const [pinned, setPinned] = useState(() => readPins(openingId));
  const onPin = useCallback(
    (studentId: string, isPinned: boolean) => {
      const next = new Set(readPins(openingId));
      if (isPinned) next.add(studentId);
      else next.delete(studentId);
      sessionStorage.setItem(keyOf(openingId), [...next].join('\n'));
      setPinned(next);
    },
    [openingId],
  );
  return { pinned, onPin };
}
