import { infiniteQueryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { exportSecurityLog, listSecurityLog, type SecurityLogEntry } from '../../contract/security-log.ts';
import { call } from '../api/client.ts';
import type { TableKind } from '../ui/files.ts';
import { type Filter, queryOf } from './filter.ts';

const logKey = ['security-log'];

const pages = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [...logKey, filter],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(listSecurityLog, { query: { ...queryOf(filter), cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
    gcTime: 0,
  });

/** The rows that pass a filter, newest first, and earlier ones on demand. */
export function useSecurityLog(filter: Filter) {
  const query = useInfiniteQuery(pages(filter));
  return {
    entries: query.data?.pages.flatMap(({ entries }) => entries),
    keptDays: query.data?.pages[0]?.keptDays,
    error: query.error,
    retry: () => void query.refetch(),
    /** Loads the next page of earlier rows; null if there is none. */
    earlier: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingEarlier: query.isFetchingNextPage,
  };
}

/**
 * The most rows in a file, the newest ones. A spreadsheet holds a million, but the browser has to keep the
 * file in memory.
 */
export const maxExported = 50_000;

/** Reads the rows that pass a filter for a file. @param save called with the rows */
export function useExport(
  filter: Filter,
  save: (entries: SecurityLogEntry[], kind: TableKind) => Promise<void>,
) {
  return useMutation({
    mutationFn: async (kind: TableKind) => {
      const entries: SecurityLogEntry[] = [];
      let cursor: string | undefined;
      do {
        const page = await call(exportSecurityLog, { body: { ...queryOf(filter), cursor } });
        entries.push(...page.entries);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined && entries.length < maxExported);
      await save(entries, kind);
      return { isWhole: cursor === undefined };
    },
    // The export itself adds a row to the log.
    meta: { reloads: [logKey] },
  });
}
