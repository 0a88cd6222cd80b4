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

/** Reloads the sessions on the screen after the stream was interrupted: a new lesson may have begun. */
export const reloadSessions = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['live-sessions'] });

/**
 * Reloads the session of a class if it is on the screen: the student's stream reports that the class changed,
 * but not what changed. A request that is under way is not sent again.
 */
export const reloadSession = (client: QueryClient, sessionId: string) =>
  client.invalidateQueries({ queryKey: ['live-sessions', sessionId], exact: true }, { cancelRefetch: false });

const sessionOpenings = (sessionId: string) =>
  queryOptions({
    queryKey: ['live-sessions', 'openings', sessionId],
    queryFn: async ({ signal }) => (await call(listOpenings, { params: { sessionId }, signal })).openings,
    refetchInterval: 60_000,
  });

/**
 * One session; reading an open one marks the student as joined. Only a session that could not be read is
 * polled: the live events announce every start and stop to a student's page, and `reloadSessions` makes up
 * for missed events.
 */
export const useLiveSession = (sessionId: string) => useQuery(liveSession(sessionId));

/** The lessons of a session, the newest first. Students get those that they joined. */
export const useOpenings = (sessionId: string) => useQuery(sessionOpenings(sessionId));

/** The sentence for a session that cannot be loaded (spec 8). */
export const sessionRefusal = (error: unknown): string =>
  error instanceof ContractError && error.status < 500 ? error.message : t`Failed to load session`;
