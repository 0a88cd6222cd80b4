import { t } from '@lingui/core/macro';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ContractError } from '../../contract/errors.ts';
import { getSession, listOpenings } from '../../contract/live-sessions.ts';
import { call } from '../api/client.ts';

const liveSession = (sessionId: string) =>
  queryOptions({
    queryKey: ['live-sessions', sessionId],
    queryFn: async ({ signal }) => (await call(getSession, { params: { sessionId }, signal })).session,
    refetchInterval: ({ state }) => (state.status === 'error' ? 60_000 : false),
  });

/** Reads the sessions that are shown again, when the line of events was down: a lesson may have begun anew. */
export const reloadSessions = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['live-sessions'] });

const sessionOpenings = (sessionId: string) =>
  queryOptions({
    queryKey: ['live-sessions', 'openings', sessionId],
    queryFn: async ({ signal }) => (await call(listOpenings, { params: { sessionId }, signal })).openings,
    refetchInterval: 60_000,
  });

/**
 * One session; reading an open one marks the student as joined. Only one that could not be read is asked for again by
 * the clock: the live events tell a student's page of every start and stop, and `reloadSessions` makes up for those
 * that were missed.
 */
export const useLiveSession = (sessionId: string) => useQuery(liveSession(sessionId));

/** The lessons of a session, the newest first; to a student those that were joined. */
export const useOpenings = (sessionId: string) => useQuery(sessionOpenings(sessionId));

/** What a session that cannot be loaded says (spec 8). */
export const sessionRefusal = (error: unknown): string =>
  error instanceof ContractError && error.status < 500 ? error.message : t`Failed to load session`;
