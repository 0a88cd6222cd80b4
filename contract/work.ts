import { z } from 'zod';
import { assignment } from './assignments.ts';
import { endpoint, id, timestamp } from './endpoint.ts';
import { person } from './people.ts';
import { interaction } from './tutor.ts';

/** Paging of interactions: without a cursor the newest page; each page is oldest first. */
const paging = {
  cursor: z.string().max(200).optional(),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(50)
    .describe('The most interactions of a page; it has fewer when they are long.'),
  studentUid: id.optional(),
  export: z
    .enum(['csv', 'xlsx', 'json'])
    .optional()
    .describe('The teacher makes a file of it; the security log records this with the first page.'),
};

const interactionPage = z.object({
  interactions: z.array(interaction),
  nextCursor: z.string().nullable().describe('Leads to older ones; null at the end.'),
});

export const listSessionInteractions = endpoint({
  method: 'GET',
  path: '/api/sessions/:sessionId/interactions',
  caller: 'account',
  summary: "A student's own questions in a session; for its teacher everybody's",
  params: z.object({ sessionId: id }),
  query: z.object({ ...paging, openingId: id.optional() }),
  answer: interactionPage,
  errors: ['session-not-found'],
});

export const listAssignmentInteractions = endpoint({
  method: 'GET',
  path: '/api/assignments/:assignmentId/interactions',
  caller: 'account',
  summary: "A student's own questions in an assignment; for its teacher everybody's",
  params: z.object({ assignmentId: id }),
  query: z.object(paging),
  answer: interactionPage,
  errors: ['assignment-not-found'],
});

/**
 * Answers by what they were compared with. Those whose guidelines allow the answer are in none of the three.
 */
const compared = z.object({
  key: z.number().int().describe("Compared with the teacher's answer key."),
  proposed: z.number().int().describe('Compared with an answer that the model proposed.'),
  none: z.number().int().describe('Checked without a key.'),
});
export type Compared = z.infer<typeof compared>;

/** A student's work in a session or an assignment, for the teacher's list. */
const studentWork = z.object({
  studentUid: z.string(),
  name: z.string(),
  ...person,
  questions: z.number().int(),
  answers: z.number().int().describe('Questions that the tutor answered, wholly or until it was stopped.'),
  stopped: z
    .number()
    .int()
    .describe('Answers of the model in which something was stopped; for the sum of all students.'),
  compared,
  attempts: z
    .number()
    .int()
    .describe('Questions that tried to switch the rules off or pressed for the answer.'),
  offloading: z
    .object({
      asked: z.number().int().describe('Questions that hand the work over.'),
      given: z.number().int().describe('Those of them whose answer contained the whole.'),
    })
    .describe('What was asked and given in place of own work.'),
  lastActivity: timestamp.nullable().describe('Null: not started.'),
  lastMessage: z
    .string()
    .describe('The last question or answer as one line of plain text; empty: not started.'),
});
export type StudentWork = z.infer<typeof studentWork>;

export const listAssignmentStudents = endpoint({
  method: 'GET',
  path: '/api/assignments/:assignmentId/students',
  caller: 'teacher',
  summary: 'The students of the class with their work on the assignment',
  params: z.object({ assignmentId: id }),
  answer: z.object({ students: z.array(studentWork) }),
  errors: ['assignment-not-found'],
});

/** An assignment as its student's dashboard shows it. */
export const ownAssignment = assignment.extend({
  lastAskedAt: timestamp.nullable().describe('When the student last asked in it; null: not begun.'),
});
export type OwnAssignment = z.infer<typeof ownAssignment>;

export const listOwnAssignments = endpoint({
  method: 'GET',
  path: '/api/student/assignments',
  caller: 'student',
  summary:
    "The open assignments of all the student's classes, and those with work that closed in the last two weeks; the first to close first",
  answer: z.object({ assignments: z.array(ownAssignment) }),
  errors: [],
});

/** A student's work in one lesson. */
export const lessonWork = studentWork.extend({
  joinedAt: timestamp.nullable().describe('When the student joined the lesson; null: was not there.'),
});
export type LessonWork = z.infer<typeof lessonWork>;

export const listLessonStudents = endpoint({
  method: 'GET',
  path: '/api/sessions/:sessionId/openings/:openingId/students',
  caller: 'teacher',
  summary: 'The students of one lesson with their work in it, and who was not there',
  params: z.object({ sessionId: id, openingId: id }),
  answer: z.object({ students: z.array(lessonWork) }),
  errors: ['session-not-found'],
});
