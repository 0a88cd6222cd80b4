import { useCallback, useEffect, useRef } from 'react';
import { setPresence } from '../../contract/live-sessions.ts';
import { call } from '../api/client.ts';
import { logFailure } from '../api/log.ts';
import { startPresence } from './presence-reporter.ts';

/**
 * Reports this student's status to the teacher's monitor while `present`.
 * @returns a function to call on each keystroke
 */
export function usePresence(sessionId: string, present: boolean): () => void {
  const reporter = useRef<ReturnType<typeof startPresence> | null>(null);
  useEffect(() => {
    if (!present) return;
    reporter.current = startPresence((status) => {
      call(setPresence, { params: { sessionId }, body: { status } }).catch(logFailure);
    });
    return () => {
      reporter.current?.stop();
      reporter.current = null;
    };
  }, [sessionId, present]);
  return useCallback(() => reporter.current?.typed(), []);
}
