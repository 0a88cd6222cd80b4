import type { HelpRequest } from '../../contract/help-requests.ts';
import type { Note } from '../../contract/lesson-actions.ts';
import type { RecordedPause } from '../../contract/pauses.ts';
import type { Inserted } from '../ui/inserted.ts';
import type { Author } from './author.ts';

/** What happened in a lesson besides questions and answers, as far as the reader may see it. */
export interface LessonRecord {
  readonly notes: readonly Note[];
  readonly helpRequests: readonly HelpRequest[];
  readonly pauses: readonly RecordedPause[];
}

export const emptyRecord: LessonRecord = { notes: [], helpRequests: [], pauses: [] };

/** Draws the record of one student between the messages; without a student it is the reader's own. */
export type DrawRecord = (record: LessonRecord, student?: Author) => readonly Inserted[];

export const drawNothing: DrawRecord = () => [];

/**
 * The part of a record that concerns one student. Notes to all and pauses of all concern those who were
 * there.
 */
export const recordOf = (
  { notes, helpRequests, pauses }: LessonRecord,
  { uid, wasThere = true }: Pick<Author, 'uid' | 'wasThere'>,
): LessonRecord => ({
  notes: notes
    .filter((note) => note.studentUid === uid || (note.studentUid === null && wasThere))
    .map((note) => ({ ...note, replies: note.replies.filter(({ studentUid }) => studentUid === uid) })),
  helpRequests: helpRequests.filter(({ studentUid }) => studentUid === uid),
  pauses: pauses.filter(({ studentUid }) => studentUid === uid || (studentUid === null && wasThere)),
});

export const isEmptyRecord = ({ notes, helpRequests, pauses }: LessonRecord): boolean =>
  notes.length === 0 && helpRequests.length === 0 && pauses.length === 0;

/**
 * Whether a record contains something that belongs to this student alone, and not only notes to all and
 * pauses of all.
 */
export const isPersonal = ({ notes, helpRequests, pauses }: LessonRecord): boolean =>
  helpRequests.length > 0 ||
  pauses.some(({ studentUid }) => studentUid !== null) ||
  notes.some(({ studentUid, replies }) => studentUid !== null || replies.length > 0);
