import { queryOptions, useQuery } from '@tanstack/react-query';
import { ContractError } from '../../contract/errors.ts';
import { getSession, listOpenings } from '../../contract/live-sessions.ts';
import { call } from '../api/client.ts';

const liveSession = (sessionId: string) =>
  queryOptions({
    queryKey: ['live-sessions', sessionId],
    queryFn: async ({ signal }) => (await call(getSession, { params: { sessionId }, signal })).session,
    refetchInterval: 60_000,
  });

const sessionOpenings = (sessionId: string) =>
  queryOptions({
    queryKey: ['live-sessions', 'openings', sessionId],
    queryFn: async ({ signal }) => (await call(listOpenings, { params: { sessionId }, signal })).openings,
    refetchInterval: 60_000,
  });

/**
 * One session; reading an open one marks the student as joined. Read again each minute, should an event have been
 * missed: a lesson that began anew has another opening.
 */
export const useLiveSession = (sessionId: string) => useQuery(liveSession(sessionId));

/** The lessons of a session, the newest first; to a student those that were joined. */
export const useOpenings = (sessionId: string) => useQuery(sessionOpenings(sessionId));

/** What a session that cannot be loaded says (spec 8). */
export const sessionRefusal = (error: unknown): string =>
  error instanceof ContractError && error.status < 500 ? error.message : 'Failed to load session';
