import { z } from 'zod';
import { endpoint, id, timestamp } from './endpoint.ts';

/** How many characters a note of a teacher and a reply to it have at most. */
export const noteMaximum = 1_000;

/** How many students can get a note each at once: more than any class has. */
const noteRecipientMaximum = 200;

const noteSentence = `Please write 1 to ${noteMaximum} characters.`;

/** The text of a note or of a reply, without the space around it. */
const noteText = z.string().trim().min(1, { error: noteSentence }).max(noteMaximum, { error: noteSentence });

/** What a student wrote to the teacher below a note. */
export const noteReply = z.object({
  id: z.string(),
  studentUid: z.string(),
  studentName: z.string(),
  text: z.string(),
  hasPersonalData: z
    .boolean()
    .optional()
    .describe('Whether the checks found personal data in the text; for the teacher only.'),
  createdAt: timestamp,
});
export type NoteReply = z.infer<typeof noteReply>;

/** How many replies to one note a student can write. */
export const repliesMaximum = 30;

/** A note of a teacher in a lesson, with the replies that the reader may see. */
export const note = z.object({
  id: z.string(),
  sessionId: z.string(),
  openingId: z.string(),
  studentUid: z.string().nullable().describe('The student whom the note is for; null for all of the lesson.'),
  teacherName: z.string(),
  text: z.string(),
  createdAt: timestamp,
  replies: z.array(noteReply),
});
export type Note = z.infer<typeof note>;

const sessionId = z.object({ sessionId: id });

export const sendNote = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/notes',
  caller: 'teacher',
  summary: 'Sends a note to each of some students of the open lesson, or one to all of them',
  params: sessionId,
  body: z.object({
    text: noteText,
    studentUids: z
      .array(id)
      .min(1)
      .max(noteRecipientMaximum)
      .optional()
      .describe('The students who get a note each; without them one note is for all of the lesson.'),
  }),
  answer: z.object({ notes: z.array(note) }),
  errors: ['session-not-found', 'student-not-found', 'lesson-not-open'],
});

export const replyToNote = endpoint({
  method: 'POST',
  path: '/api/notes/:noteId/replies',
  caller: 'student',
  summary:
    'Answers a note; a text that shows danger becomes a message of the lesson, too, and raises an alert',
  params: z.object({ noteId: id }),
  body: z.object({ text: noteText }),
  answer: z.object({
    note,
    support: z.string().nullable().describe('The support text, after a text that shows danger.'),
  }),
  errors: ['note-not-found', 'session-closed', 'too-many-replies'],
});

/** The lesson of which something is listed and, for a teacher, the student. */
export const lessonFilter = z.object({
  openingId: id.optional().describe('The lesson; without it the last one.'),
  studentUid: id.optional().describe('For the teacher: only what concerns this student.'),
});
export type LessonFilter = z.infer<typeof lessonFilter>;

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/sessions/:sessionId/notes',
  caller: 'account',
  summary:
    'The notes of a lesson, the oldest first: all for the teacher of the class, those for the caller with the own replies for a student',
  params: sessionId,
  query: lessonFilter,
  answer: z.object({ notes: z.array(note) }),
  errors: ['session-not-found'],
});
