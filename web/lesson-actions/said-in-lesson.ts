import type { HelpRequest } from '../../contract/help-requests.ts';
import type { Note } from '../../contract/lesson-actions.ts';
import type { RecordedPause } from '../../contract/pauses.ts';

/**
 * A note as it was sent, to one student or to several at once, with the replies of all. Without students, it
 * was sent to all of the lesson.
 */
interface SentNote extends Pick<Note, 'id' | 'teacherName' | 'text' | 'replies'> {
  readonly at: string;
  readonly studentUids: readonly string[];
  readonly request?: undefined;
  readonly pause?: undefined;
}

interface Asked {
  readonly id: string;
  readonly at: string;
  readonly request: HelpRequest;
  readonly pause?: undefined;
}

interface Paused {
  readonly id: string;
  readonly at: string;
  readonly request?: undefined;
  readonly pause: RecordedPause;
}

/** A note, a help request or a pause of a lesson. */
export type SaidInLesson = SentNote | Asked | Paused;

/**
 * The same text for notes that were sent together. Such notes are stored with the same moment, one for each
 * student.
 */
const keyOf = ({ id, studentUid, teacherName, createdAt, text }: Note): string =>
  studentUid === null ? id : JSON.stringify([createdAt, teacherName, text]);

/**
 * The notes, help requests and pauses of a lesson, the oldest first. Notes that were sent together are one.
 */
export function saidInLesson(
  notes: readonly Note[],
  helpRequests: readonly HelpRequest[],
  pauses: readonly RecordedPause[],
): readonly SaidInLesson[] {
  const sent = new Map<string, SentNote>();
  for (const note of notes) {
    const { id, createdAt: at, teacherName, text, studentUid } = note;
    const before = sent.get(keyOf(note)) ?? { id, at, teacherName, text, studentUids: [], replies: [] };
    const studentUids = [...before.studentUids, ...(studentUid === null ? [] : [studentUid])];
    const replies = [...before.replies, ...note.replies].sort((one, other) =>
      one.createdAt.localeCompare(other.createdAt),
    );
    sent.set(keyOf(note), { ...before, studentUids, replies });
  }
  const asked = helpRequests.map((request): Asked => ({ id: request.id, at: request.askedAt, request }));
  const paused = pauses.map((pause): Paused => ({ id: pause.id, at: pause.pausedAt, pause }));
  return [...sent.values(), ...asked, ...paused].sort((one, other) => one.at.localeCompare(other.at));
}
