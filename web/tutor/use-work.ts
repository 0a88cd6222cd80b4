import { skipToken, useQuery } from '@tanstack/react-query';
import type { Interaction } from '../../contract/tutor.ts';
import { logged } from '../api/log.ts';
import type { Place } from './place.ts';
import { type Author, groupByStudent } from './work.ts';

const pageSize = 200;

/** Every question of a place, all students', from its first page to its last. */
async function readAll(place: Place, signal: AbortSignal): Promise<Interaction[]> {
  const all: Interaction[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await place.read({ cursor, limit: pageSize, signal });
    all.push(...page.interactions);
    if (page.nextCursor === null) return all;
    cursor = page.nextCursor;
  }
}

const pendingEvery = 4_000;

interface Options {
  /** Milliseconds between two readings while the place is open; without it only what is pending is followed. */
  readonly every?: number | undefined;
  /** Whatever changes when there is more to read. */
  readonly version?: string;
}

/** The work in a place, student by student; `known` are those who may have none yet. Null: the place is not known yet. */
export function useWork(
  place: Place | null,
  known: readonly Author[],
  { every, version = '' }: Options = {},
) {
  const query = useQuery({
    queryKey: ['work', place?.key, version],
    queryFn: place === null ? skipToken : ({ signal }) => logged(readAll(place, signal), signal),
    placeholderData: (before, queryBefore) => (queryBefore?.queryKey[1] === place?.key ? before : undefined),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'pending') === true ? pendingEvery : (every ?? false),
  });
  return {
    works: groupByStudent(query.data ?? [], known),
    loading: query.isLoading,
    failed: query.isError,
    retry: () => void query.refetch(),
  };
}
