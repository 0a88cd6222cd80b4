import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listAlerts } from '../../contract/safeguarding.ts';
import { call } from '../api/client.ts';
import { allAlertsKey, refetchInterval, withUsername } from './queries.ts';

/** The list of all alerts, in a file of its own: the dashboard does not load the code for pages. */

const pagesOfAlerts = (classId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...allAlertsKey, 'pages', classId],
    queryFn: async ({ signal, pageParam: after }) => {
      const page = await call(listAlerts, { query: { classId, after }, signal });
      return { ...page, alerts: page.alerts.map(withUsername) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval,
  });

/**
 * All alerts, of one class on request: first those at which nobody has looked, the oldest first; then those looked at, the newest
 * first. They come in pages.
 */
export function useAllAlerts(classId: string | undefined) {
  const query = useInfiniteQuery(pagesOfAlerts(classId));
  const pages = query.data?.pages;
  // Somebody may have looked at an alert since an earlier page was loaded, so that it comes again.
  const alerts = useMemo(
    () => [...new Map(pages?.flatMap(({ alerts }) => alerts.map((alert) => [alert.id, alert]))).values()],
    [pages],
  );
  return {
    alerts,
    /** Whether the caller is the safeguarding contact, who sees the alerts of the whole school. */
    ofSchool: pages?.[0]?.ofSchool ?? false,
    isPending: query.isPending,
    isError: query.isError,
    retry: () => void query.refetch(),
    /** Loads the next page; null after the last one. */
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingMore: query.isFetchingNextPage,
  };
}
