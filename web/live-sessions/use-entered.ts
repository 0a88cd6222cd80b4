import { useState } from 'react';
import type { LiveSession } from '../../contract/live-sessions.ts';

/**
 * The session as it was when it was last open; null before that. A student who is inside when it closes
 * stays, so that the text remains readable.
 */
export function useEntered(session: LiveSession | undefined, closed: boolean): LiveSession | null {
  const [entered, setEntered] = useState<LiveSession | null>(null);
  const admitted = session !== undefined && session.status === 'open' && !closed;
  if (admitted && entered !== session) {
    setEntered(session);
    return session;
  }
  return entered !== null && session !== undefined && entered.id !== session.id ? null : entered;
}
