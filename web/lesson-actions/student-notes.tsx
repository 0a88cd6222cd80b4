import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Note } from '../../contract/lesson-actions.ts';
import type { Inserted } from '../ui/inserted.ts';
import { NoteBubble } from './note-bubble.tsx';
import { useLessonNotes } from './queries.ts';
import { Reply } from './reply.tsx';

interface StudentNotesProps {
  sessionId: string;
  openingId: string;
  /** The lesson has ended: notes can be read and no longer answered. */
  closed: boolean;
  children: (notes: readonly Inserted[]) => ReactNode;
}

const insertedNote = (note: Note, closed: boolean): Inserted => ({
  key: note.id,
  at: note.createdAt,
  node: (
    <NoteBubble note={note} own>
      {!closed && <Reply noteId={note.id} teacherName={note.teacherName} />}
    </NoteBubble>
  ),
});

/** The notes of a lesson for the student's chat. Screen readers announce each new one. */
export function StudentNotes({ sessionId, openingId, closed, children }: StudentNotesProps) {
  const { data: notes = [] } = useLessonNotes(sessionId, openingId);
  const newest = notes.at(-1);
  return (
    <>
      <p role="status" className="sr-only">
        {newest !== undefined && t`${newest.teacherName} wrote: ${newest.text}`}
      </p>
      {children(notes.map((note) => insertedNote(note, closed)))}
    </>
  );
}
