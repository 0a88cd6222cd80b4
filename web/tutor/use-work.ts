import {
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Interaction } from '../../contract/tutor.ts';
import type { Author } from './author.ts';
import type { ConversationSource, FileKind } from './conversation-source.ts';
import { emptyRecord } from './record.ts';
import { useRecord } from './use-record.ts';
import { groupByStudent, type Work } from './work.ts';

const maximumPageSize = 200;
const pageSize = 50;
/** How often a pending answer is reloaded, in milliseconds. */
const pendingEvery = 4_000;

const isPending = ({ status }: Interaction): boolean => status === 'pending';

/** Every interaction of a conversation source, from its first page to its last: one student's, or all. */
async function readAll(
  source: ConversationSource,
  { studentUid, signal, file }: { studentUid: string | undefined; signal?: AbortSignal; file?: FileKind },
): Promise<Interaction[]> {
  const all: Interaction[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await source.read({
      cursor,
      limit: maximumPageSize,
      studentUid,
      signal,
      export: file,
    });
    all.push(...page.interactions);
    if (page.nextCursor === null) return all;
    cursor = page.nextCursor;
  }
}

/**
 * All work of a conversation source as it is now, for an export.
 * @throws ContractError, ConnectionError
 */
export async function readWork(
  source: ConversationSource,
  file: FileKind,
  known: readonly Author[],
  studentUid?: string,
): Promise<Work[]> {
  const interactions = await readAll(source, { studentUid, file });
  const works = groupByStudent(interactions, known, (await source.readRecord?.()) ?? emptyRecord);
  return studentUid === undefined ? works : works.filter(({ uid }) => uid === studentUid);
}

const wholeWork = (source: ConversationSource | null, studentUid: string | undefined) =>
  queryOptions({
    queryKey: ['work', 'whole', source?.key, studentUid],
    queryFn: source === null ? skipToken : ({ signal }) => readAll(source, { studentUid, signal }),
    refetchInterval: ({ state }) => (state.data?.some(isPending) === true ? pendingEvery : false),
  });

/**
 * All work of a conversation source, one student's or all, on one page. `source` is null until it is known.
 */
export function useWholeWork(
  source: ConversationSource | null,
  known: readonly Author[],
  studentUid?: string,
) {
  const query = useQuery(wholeWork(source, studentUid));
  const { record, loading, failed } = useRecord(source);
  return {
    // Without the record, the work would look complete although it is not.
    works: failed ? [] : groupByStudent(query.data ?? [], known, record),
    loading: query.isPending || loading,
    failed: query.isError || failed,
  };
}

const transcript = (source: ConversationSource | null, studentUid: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['work', 'transcript', source?.key, studentUid],
    queryFn:
      source === null
        ? skipToken
        : ({ signal, pageParam: cursor }) => source.read({ cursor, studentUid, limit: pageSize, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ interactions }) => interactions.some(isPending)) === true
        ? pendingEvery
        : false,
  });

/**
 * One student's conversation: the newest page at first, earlier pages on demand. It is reloaded when
 * `version` changes, and while an answer is pending. Without `studentUid` it is the reader's own.
 */
export function useTranscript(
  source: ConversationSource | null,
  studentUid: string | undefined,
  version = '',
) {
  const query = useInfiniteQuery(transcript(source, studentUid));
  const { refetch } = query;
  const shown = useRef({ studentUid, version });
  useEffect(() => {
    const before = shown.current;
    shown.current = { studentUid, version };
    if (before.studentUid === studentUid && before.version !== version) void refetch();
  }, [studentUid, version, refetch]);
  return {
    interactions: query.data?.pages.toReversed().flatMap(({ interactions }) => interactions) ?? [],
    loading: query.isPending,
    failed: query.isError,
    retry: () => void refetch(),
    /** Loads the page before the first loaded one; null if there is none. */
    earlier: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingEarlier: query.isFetchingNextPage,
  };
}

export type TranscriptOf = ReturnType<typeof useTranscript>;
