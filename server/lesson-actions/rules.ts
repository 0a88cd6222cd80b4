import { ContractError } from '../../contract/errors.ts';
import {
  type LessonFilter,
  type Note,
  type NoteReply,
  repliesMaximum,
} from '../../contract/lesson-actions.ts';
import { type AccountActor, type StudentActor, type TeacherActor, teaches } from '../access.ts';
import { now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import {
  hasJoined,
  type LiveSession,
  lessonTopicOf,
  openLessonFor,
  sessionFor,
  studentsOfLesson,
} from '../live-sessions/rules.ts';
import type { TutorContext } from '../tutor/context.ts';
import { endByNote } from './help-request-rules.ts';
import * as store from './store.ts';
import { checkText } from './student-text-rules.ts';

type Query = TutorContext['db']['read'];

/** What a teacher sends; without students it is one note for all students of the lesson. */
interface Message {
  readonly text: string;
  readonly studentUids?: readonly string[] | undefined;
}

/**
 * Sends a note of the teacher to each of the given students of the open lesson, or one to all students of the
 * lesson, and notifies every page that shows the lesson. A note to a student answers the student's open help
 * request. Either all of the given students get the note or none does.
 * @throws ContractError session-not-found, lesson-not-open, student-not-found
 */
export const sendNote = (
  ctx: TutorContext,
  actor: TeacherActor,
  sessionId: string,
  { text, studentUids }: Message,
): Promise<Note[]> =>
  ctx.db.write(async (write) => {
    const session = await openLessonFor(ctx, actor, sessionId, write.query);
    const students = (await studentsOfLesson(session, write.query)).map((each) => each.studentUid);
    const recipients = studentUids && [...new Set(studentUids)];
    if (recipients?.some((uid) => !students.includes(uid))) throw new ContractError('student-not-found');
    const sent: Note[] = [];
    // All of these notes get the same moment, which later shows that they were sent together.
    const createdAt = now(ctx);
    for (const studentUid of recipients ?? [null]) {
      sent.push(await storeNote(ctx, write, actor, session, { text, studentUid, createdAt }));
      if (studentUid !== null) await endByNote(ctx, write, actor, session, studentUid);
    }
    write.afterCommit(() => {
      for (const uid of recipients ?? students) ctx.events.notify(lessonTopicOf(uid), session.id);
    });
    return sent;
  });

async function storeNote(
  ctx: TutorContext,
  write: Write,
  actor: TeacherActor,
  session: LiveSession,
  message: Pick<Note, 'text' | 'studentUid' | 'createdAt'>,
): Promise<Note> {
  const stored: store.StoredNote = {
    id: ctx.ids.next(),
    sessionId: session.id,
    openingId: session.openingId,
    teacherName: actor.name,
    ...message,
  };
  await store.insertNote(write.query, { ...stored, teacherUid: actor.uid });
  const sent = { ...stored, replies: [] };
  await ctx.events.append(write, session.id, 'note', { note: sent });
  return sent;
}

/**
 * Stores a student's reply to a note. After the lesson only a text that shows danger is stored. Whoever has
 * answered a note as often as they can still raises an alert with a text that shows danger.
 * @param admit refuses the reply when a rate limit is exceeded
 * @throws ContractError note-not-found, session-closed, too-many-replies
 */
export async function replyToNote(
  ctx: TutorContext,
  actor: StudentActor,
  noteId: string,
  text: string,
  admit: () => Promise<void>,
): Promise<{ note: Note; support: string | null }> {
  const { note, session } = await noteFor(ctx, actor, noteId, ctx.db.read);
  const { support, hasPersonalData } = await checkText(ctx, actor, session.id, text, {
    admit,
    isUnderWay: isUnderWay(session, note),
  });
  const reply = { text, hasPersonalData };
  return { note: await storeReply(ctx, actor, noteId, reply, { isDanger: support !== null }), support };
}

const storeReply = (
  ctx: TutorContext,
  actor: StudentActor,
  noteId: string,
  reply: Pick<store.StoredReply, 'text' | 'hasPersonalData'>,
  { isDanger }: { isDanger: boolean },
): Promise<Note> =>
  ctx.db.write(async (write) => {
    // The lesson may have ended, or the student may have been removed, since the call began.
    const { note, session } = await noteFor(ctx, actor, noteId, write.query);
    if (!isDanger && !isUnderWay(session, note)) throw new ContractError('session-closed');
    const before = await store.listReplies(write.query, [noteId], actor.uid);
    if (before.length >= repliesMaximum) {
      // The text that shows danger is already a message of the lesson.
      if (isDanger) return addReplies(note, before);
      throw new ContractError('too-many-replies');
    }
    const by = { studentUid: actor.uid, studentName: actor.name };
    const sent = { ...reply, id: ctx.ids.next(), ...by, createdAt: now(ctx) };
    await store.insertReply(write.query, { ...sent, noteId });
    await ctx.events.append(write, session.id, 'noteReply', { noteId, reply: sent });
    write.afterCommit(() => ctx.events.notify(lessonTopicOf(actor.uid), session.id));
    return addReplies(note, [...before, { ...sent, noteId }]);
  });

/** Whether the lesson of a note is open. */
const isUnderWay = (session: LiveSession, { openingId }: store.StoredNote): boolean =>
  session.status === 'open' && session.openingId === openingId;

/** A note that a student got, with its session. @throws ContractError note-not-found */
async function noteFor(ctx: TutorContext, actor: StudentActor, id: string, query: Query) {
  const note = await store.findNote(query, id);
  if (!note || (note.studentUid !== null && note.studentUid !== actor.uid))
    throw new ContractError('note-not-found');
  try {
    const session = await sessionFor(ctx, actor, note.sessionId, query);
    if (await hasJoined(note, actor, query)) return { note, session };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
  }
  throw new ContractError('note-not-found');
}

/**
 * The notes of a lesson. A student gets those of a lesson that the student joined, with the student's own
 * replies.
 * @param filter `studentUid`: for the teacher, the notes that this student sees
 * @throws ContractError session-not-found
 */
export async function listNotes(
  ctx: TutorContext,
  actor: AccountActor,
  sessionId: string,
  filter: LessonFilter,
): Promise<Note[]> {
  const session = await sessionFor(ctx, actor, sessionId);
  const openingId = filter.openingId ?? session.openingId;
  if (teaches(actor, session)) return ofLesson(ctx.db.read, session.id, openingId, filter.studentUid);
  if (!(await hasJoined({ openingId }, actor, ctx.db.read))) return [];
  return (await ofLesson(ctx.db.read, session.id, openingId, actor.uid)).map(withoutFindings);
}

/** All notes of a session's lesson under way with all replies, for the monitor. */
export const notesOfLesson = ({ id, openingId }: LiveSession, query: Query): Promise<Note[]> =>
  ofLesson(query, id, openingId);

async function ofLesson(
  query: Query,
  sessionId: string,
  openingId: string,
  studentUid?: string,
): Promise<Note[]> {
  const notes = await store.listNotes(query, { sessionId, openingId, studentUid });
  const ids = notes.map(({ id }) => id);
  const replies = await store.listReplies(query, ids, studentUid);
  return notes.map((note) => addReplies(note, replies));
}

const addReplies = (note: store.StoredNote, replies: readonly store.StoredReply[]): Note => ({
  ...note,
  replies: replies
    .filter(({ noteId }) => noteId === note.id)
    .map(({ noteId: _, ...reply }): NoteReply => reply),
});

/** What was found in a text is for the teacher, never for the student. */
export const withoutFindings = (note: Note): Note => ({
  ...note,
  replies: note.replies.map(({ hasPersonalData: _, ...reply }) => reply),
});
