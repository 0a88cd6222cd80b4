import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { ConversationSource } from './conversation-source.ts';
import { emptyRecord } from './record.ts';

/** How often the record of an open lesson is reloaded, in milliseconds. */
const reloadInterval = 15_000;

const lessonRecord = (source: ConversationSource | null, isOpen: boolean) =>
  queryOptions({
    queryKey: ['work', 'record', source?.key],
    queryFn: source?.readRecord === undefined ? skipToken : ({ signal }) => source.readRecord?.(signal),
    refetchInterval: isOpen ? reloadInterval : false,
  });

/**
 * The notes, replies, pauses and help requests of a lesson; an assignment has none. `source` is null until it
 * is known.
 * @param isOpen whether the lesson goes on, so that more can come
 */
export function useRecord(source: ConversationSource | null, isOpen = false) {
  const { data, isPending, isLoadingError, refetch } = useQuery(lessonRecord(source, isOpen));
  return {
    record: data ?? emptyRecord,
    loading: isPending && (source === null || source.readRecord !== undefined),
    failed: isLoadingError,
    retry: () => void refetch(),
  };
}

export type RecordState = ReturnType<typeof useRecord>;
