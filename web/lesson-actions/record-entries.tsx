import type { HelpRequest } from '../../contract/help-requests.ts';
import type { Note } from '../../contract/lesson-actions.ts';
import type { RecordedPause } from '../../contract/pauses.ts';
import type { Inserted } from '../ui/inserted.ts';
import { HelpRequestBubble } from './help-request-bubble.tsx';
import { NoteBubble } from './note-bubble.tsx';
import { PauseBubble } from './pause-bubble.tsx';

interface LessonRecord {
  readonly notes: readonly Note[];
  readonly helpRequests: readonly HelpRequest[];
  readonly pauses: readonly RecordedPause[];
}

/**
 * Draws one student's notes, replies, pauses and help requests of a lesson, for a conversation that is read
 * later. Without a `student` the reader is that student.
 * @param over whether the lesson has ended
 */
export const recordEntries =
  (over: boolean) =>
  (
    { notes, helpRequests, pauses }: LessonRecord,
    student?: { readonly uid: string; readonly name: string },
  ): readonly Inserted[] =>
    [
      ...notes.map((note) => ({
        key: note.id,
        at: note.createdAt,
        node: <NoteBubble note={note} student={student} own={student === undefined} />,
      })),
      ...helpRequests.map((request) => ({
        key: request.id,
        at: request.askedAt,
        node: <HelpRequestBubble request={request} studentName={student?.name} over={over} />,
      })),
      ...pauses.map((pause) => ({ key: pause.id, at: pause.pausedAt, node: <PauseBubble pause={pause} /> })),
    ].sort((a, b) => a.at.localeCompare(b.at));
