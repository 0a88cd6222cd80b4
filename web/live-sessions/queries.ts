import { useQuery } from '@tanstack/react-query';
import { ContractError } from '../../contract/errors.ts';
import { getSession, listOpenings } from '../../contract/live-sessions.ts';
import { call } from '../api/client.ts';
import { logged } from '../api/log.ts';

/**
 * One session; reading an open one marks the student as joined. Read again each minute, should an event have been
 * missed: a lesson that began anew has another opening.
 */
export const useLiveSession = (sessionId: string) =>
  useQuery({
    queryKey: ['live-sessions', sessionId],
    queryFn: async ({ signal }) => (await call(getSession, { params: { sessionId }, signal })).session,
    refetchInterval: 60_000,
  });

/** The lessons of a session, the newest first; to a student those that were joined. */
export const useOpenings = (sessionId: string) =>
  useQuery({
    queryKey: ['live-sessions', 'openings', sessionId],
    queryFn: async ({ signal }) =>
      (await logged(call(listOpenings, { params: { sessionId }, signal }), signal)).openings,
    refetchInterval: 60_000,
  });

/** What a session that cannot be loaded says (spec 8). */
export const sessionRefusal = (error: unknown): string =>
  error instanceof ContractError && error.status < 500 ? error.message : 'Failed to load session';
