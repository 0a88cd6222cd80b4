import { z } from 'zod';
import { was } from './changes.ts';
import { changedClassFields, studentClass, studentClassList, teacherClass } from './classes.ts';
import { subjects } from './constants.ts';
import { endpoint, id, timestamp, waitQuery } from './endpoint.ts';
import { aiGuidelines, aiGuidelinesInput } from './guidelines.ts';

/** A student in a session. Some fields repeat others under the specification's older names. */
const sessionStudent = z.object({
  studentId: z.string(),
  uid: z.string(),
  name: z.string(),
  studentName: z.string(),
  status: z.string(),
  joinedAt: timestamp,
  createdAt: timestamp,
});

/** A pause of a lesson: while it lasts, questions are refused. A student sees those that concern them. */
export const pause = z.object({
  studentUid: z.string().nullable().describe('The student who is paused; null for all of the lesson.'),
  teacherName: z.string(),
  text: z.string().describe("The teacher's words; empty for the usual ones."),
  pausedAt: timestamp,
});
export type Pause = z.infer<typeof pause>;

/** The levels in which a student of a lesson differs from the others. A student sees only their own. */
const studentGuidelines = z.object({
  studentUid: z.string(),
  aiGuidelines: aiGuidelines.partial(),
  teacherName: z.string(),
  chosenAt: timestamp,
});
export type StudentGuidelines = z.infer<typeof studentGuidelines>;

/** Who started a lesson, and how it ended. Only the teachers of its class get it. */
export const lessonActs = z.object({
  startedBy: z.string().nullable().describe('The teacher who started it; null when that is not known.'),
  endedBy: z
    .enum(['teacher', 'timer', 'longest-time'])
    .nullable()
    .describe(
      'What ended it, the longest time being 12 hours; null while it is open and when it is not known.',
    ),
  stoppedBy: z.string().nullable().describe('The teacher who stopped it; null when none did.'),
});
export type LessonActs = z.infer<typeof lessonActs>;

export const liveSession = z.object({
  id: z.string(),
  classId: z.string(),
  teacherUid: z.string(),
  teacherId: z.string(),
  teacherName: z.string(),
  status: z.enum(['open', 'closed']),
  students: z.array(sessionStudent).describe('All who ever joined; a student sees only their own entry.'),
  createdAt: timestamp,
  lastOpenedAt: timestamp,
  endsAt: timestamp
    .nullable()
    .describe('When the timer of the lesson ends it; null without a timer and while the session is closed.'),
  pauses: z.array(pause).describe('The pauses of the open lesson; empty while the session is closed.'),
  studentGuidelines: z
    .array(studentGuidelines)
    .describe('The students of the open lesson with levels of their own; empty while the session is closed.'),
  openingId: z.string().describe('The current lesson, or the last one when the session is closed.'),
  acts: lessonActs.optional().describe('The acts of this lesson, for the teachers of the class.'),
  title: z.string(),
  subject: z.enum(subjects),
  sessionCode: z.string(),
  aiGuidelines: aiGuidelines.describe(
    "The effective guidelines of this session; for a student, with the student's own levels.",
  ),
});
export type LiveSession = z.infer<typeof liveSession>;

/**
 * A session as its events tell it: without its students, who come with events of their own. An event contains
 * nothing that becomes longer with each of its readers.
 */
export const sessionState = liveSession.omit({ students: true });
export type SessionState = z.infer<typeof sessionState>;

/** The status that a student can report; the server adds away (contract "Live"). */
export const presenceSign = z.enum(['active', 'typing', 'idle']);
export const presence = z.enum(['active', 'typing', 'idle', 'away']);
export type Presence = z.infer<typeof presence>;

const classId = z.object({ classId: id });
const sessionId = z.object({ sessionId: id });

export const startSession = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/start-session',
  caller: 'teacher',
  summary: "Opens the class's session; an open one stays as it is",
  params: classId,
  answer: z.object({ session: liveSession }),
  errors: ['class-not-found', 'class-archived'],
});

export const stopSession = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/stop-session',
  caller: 'teacher',
  summary: "Closes the class's session; a closed one stays as it is",
  params: classId,
  answer: z.object({}),
  errors: ['class-not-found'],
});

export const getSession = endpoint({
  method: 'GET',
  path: '/api/sessions/:sessionId',
  caller: 'account',
  summary: 'One session; reading an open one marks a student as joined',
  params: sessionId,
  answer: z.object({ session: liveSession }),
  errors: ['session-not-found'],
});

/** A lesson: one opening of a session, from start to stop. */
export const opening = z.object({
  id: z.string(),
  openedAt: timestamp,
  closedAt: timestamp.nullable().describe('Null while it is open.'),
  acts: lessonActs.optional().describe('For the teachers of the class.'),
});
export type Opening = z.infer<typeof opening>;

export const listOpenings = endpoint({
  method: 'GET',
  path: '/api/sessions/:sessionId/openings',
  caller: 'account',
  summary: 'The lessons of a session, the newest first; a student sees those they joined',
  params: sessionId,
  answer: z.object({ openings: z.array(opening) }),
  errors: ['session-not-found'],
});

export const setSessionGuidelines = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/guidelines',
  caller: 'teacher',
  summary: "Chooses the tutor's guidelines for a session, from the next question on",
  params: sessionId,
  body: z.object({ aiGuidelines: aiGuidelinesInput, was }),
  answer: z.object({ session: liveSession }),
  errors: ['session-not-found', 'class-archived', 'looser-than-profile'],
});

export const setPresence = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/presence',
  caller: 'student',
  summary: 'Sets the presence of a student in the session',
  params: sessionId,
  body: z.object({ status: presenceSign }),
  answer: z.object({}),
  errors: ['session-not-found', 'session-closed'],
});

/**
 * This endpoint and the next four belong to this room because they change a class together with its session
 * (docs/decisions/12-access-and-sharing.md).
 */
export const updateClass = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/update',
  caller: 'teacher',
  summary:
    'Changes name, subject and description of a class, what the tutor is told about it, and whether the teacher lets each student in',
  params: classId,
  body: z.object({ ...changedClassFields, was }),
  answer: z.object({ message: z.string(), class: teacherClass }),
  errors: ['class-not-found', 'class-archived'],
});

export const renewClassCode = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/renew-code',
  caller: 'teacher',
  summary:
    'Gives a class a new join code, and its session a new code too if wanted; the old ones stop working',
  params: classId,
  body: z.object({
    sessionCode: z
      .boolean()
      .default(false)
      .describe('Whether to renew the session code too; a class without a session has none.'),
  }),
  answer: z.object({ message: z.string(), class: teacherClass }),
  errors: ['class-not-found', 'class-archived'],
});

export const archiveClass = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/archive',
  caller: 'teacher',
  summary:
    'Archives a class: its session closes, its students no longer see it, nothing is lost; archiving again changes nothing',
  params: classId,
  answer: z.object({ message: z.string() }),
  errors: ['class-not-found', 'owner-only'],
});

export const removeStudent = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/remove-student',
  caller: 'teacher',
  summary: "Removes a student from the class; the student's conversations stay",
  params: classId,
  body: z.object({ studentUid: id }),
  answer: z.object({ message: z.string(), class: teacherClass }),
  errors: ['class-not-found', 'class-archived', 'student-not-found'],
});

export const removeStudentsSince = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/remove-students-since',
  caller: 'teacher',
  summary: 'Removes all students who joined the class since a moment; their conversations stay',
  params: classId,
  body: z.object({ since: timestamp }),
  answer: z.object({ message: z.string(), class: teacherClass }),
  errors: ['class-not-found', 'class-archived'],
});

export const leaveClass = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/leave',
  caller: 'student',
  summary: 'A student leaves a class, whose conversations stay, or no longer asks to join it',
  params: classId,
  answer: z.object({ message: z.string() }),
  errors: ['class-not-found'],
});

export const studentEvents = endpoint({
  method: 'GET',
  path: '/api/student/events',
  caller: 'student',
  summary:
    "The student's classes: a snapshot, then each class that changes or whose assignments change; a new snapshot when a class is gone",
  query: z.object(waitQuery),
  answer: z.object({}),
  errors: [],
  streams: {
    snapshot: z.object(studentClassList),
    class: z.object({ class: studentClass }),
    lesson: z
      .object({ sessionId: z.string() })
      .describe(
        'The notes of the lesson or the help request changed for the student: GET /api/sessions/:sessionId/notes and GET /api/sessions/:sessionId/help-request have them.',
      ),
  },
});
