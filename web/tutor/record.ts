import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { HelpRequest } from '../../contract/help-requests.ts';
import type { Note } from '../../contract/lesson-actions.ts';
import type { Inserted } from '../ui/inserted.ts';
import type { ConversationSource } from './conversation-source.ts';
import type { Author } from './work.ts';

/** What was written in a lesson besides questions and answers, as far as the reader may see it. */
export interface LessonRecord {
  readonly notes: readonly Note[];
  readonly helpRequests: readonly HelpRequest[];
}

export const emptyRecord: LessonRecord = { notes: [], helpRequests: [] };

/** Draws the record of one student between the messages; without a student it is the reader's own. */
export type DrawRecord = (record: LessonRecord, student?: Author) => readonly Inserted[];

export const drawNothing: DrawRecord = () => [];

/** The part of a record that concerns one student. Notes to all concern those who were there. */
export const recordOf = (
  { notes, helpRequests }: LessonRecord,
  { uid, wasThere = true }: Pick<Author, 'uid' | 'wasThere'>,
): LessonRecord => ({
  notes: notes
    .filter((note) => note.studentUid === uid || (note.studentUid === null && wasThere))
    .map((note) => ({ ...note, replies: note.replies.filter(({ studentUid }) => studentUid === uid) })),
  helpRequests: helpRequests.filter(({ studentUid }) => studentUid === uid),
});

export const isEmptyRecord = ({ notes, helpRequests }: LessonRecord): boolean =>
  notes.length === 0 && helpRequests.length === 0;

/** Whether a student's record has more than notes to all: something that belongs to this student alone. */
export const isPersonal = ({ notes, helpRequests }: LessonRecord): boolean =>
  helpRequests.length > 0 ||
  notes.some(({ studentUid, replies }) => studentUid !== null || replies.length > 0);

/** How often the record of an open lesson is reloaded, in milliseconds. */
const reloadInterval = 15_000;

const lessonRecord = (source: ConversationSource | null, isOpen: boolean) =>
  queryOptions({
    queryKey: ['work', 'record', source?.key],
    queryFn: source?.readRecord === undefined ? skipToken : ({ signal }) => source.readRecord?.(signal),
    refetchInterval: isOpen ? reloadInterval : false,
  });

/**
 * The notes, replies and help requests of a lesson; an assignment has none. `source` is null until it is known.
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
