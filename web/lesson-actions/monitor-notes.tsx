import type { Note } from '../../contract/lesson-actions.ts';
import type { Inserted } from '../ui/inserted.ts';
import { NoteBubble } from './note-bubble.tsx';

/** The notes that a student got, with the student's replies, for the conversation that the teacher reads. */
export const notesOf = (
  notes: readonly Note[],
  { id: studentUid, name }: { readonly id: string; readonly name: string },
): readonly Inserted[] =>
  notes
    .filter((note) => note.studentUid === null || note.studentUid === studentUid)
    .map((note) => ({
      key: note.id,
      at: note.createdAt,
      node: <NoteBubble note={note} student={{ uid: studentUid, name }} />,
    }));
