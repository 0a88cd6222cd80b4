import { useState } from 'react';
import type { LiveSession } from '../../contract/live-sessions.ts';

/**
 * The session as it was when the student was last let in; null until then. Closing it does not throw out whoever is
 * inside, so that the text stays readable; a new opening is a new lesson.
 */
export function useEntered(session: LiveSession | undefined, closed: boolean): LiveSession | null {
  const [entered, setEntered] = useState<LiveSession | null>(null);
  const admitted = session !== undefined && session.status === 'open' && !closed;
  if (
    admitted &&
    (entered === null || entered.openingId !== session.openingId || entered.id !== session.id)
  ) {
    setEntered(session);
    return session;
  }
  return entered !== null && session !== undefined && entered.id !== session.id ? null : entered;
}
