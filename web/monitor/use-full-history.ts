import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Interaction } from '../../contract/tutor.ts';
import { listSessionInteractions } from '../../contract/work.ts';
import { call } from '../api/client.ts';
import { byTime } from './live-view.ts';

interface LessonOfStudent {
  readonly sessionId: string;
  readonly openingId: string;
  readonly studentUid: string;
}

const storedHistory = ({ sessionId, openingId, studentUid }: LessonOfStudent) =>
  infiniteQueryOptions({
    queryKey: ['monitor', sessionId, openingId, studentUid],
    queryFn: ({ pageParam, signal }) =>
      call(listSessionInteractions, {
        params: { sessionId },
        query: { openingId, studentUid, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/**
 * Everything that one student asked in a lesson: the live messages, and before them the stored ones. The
 * first stored page loads at once, and `earlier` loads the next one; null when there is nothing earlier.
 */
export function useFullHistory(lesson: LessonOfStudent, live: readonly Interaction[]) {
  const query = useInfiniteQuery(storedHistory(lesson));
  const pages = query.data?.pages;
  const messages = useMemo(() => {
    const stored = (pages ?? []).flatMap((page) => page.interactions);
    const all = new Map([...stored, ...live].map((interaction) => [interaction.id, interaction]));
    return [...all.values()].sort(byTime);
  }, [pages, live]);
  return {
    messages,
    failed: query.isError,
    isLoading: query.isFetching,
    retry: () => void query.refetch(),
    earlier: query.hasNextPage ? () => void query.fetchNextPage() : null,
  };
}
