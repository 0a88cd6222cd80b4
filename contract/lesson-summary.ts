import { z } from 'zod';
import { endpoint, id, timestamp } from './endpoint.ts';
import { helpRequest } from './help-requests.ts';
import { note } from './lesson-actions.ts';
import { lessonActs } from './live-sessions.ts';
import { recordedPause } from './pauses.ts';
import { person } from './people.ts';

/** One student in the summary of a lesson. */
const studentSummary = z.object({
  studentUid: z.string(),
  name: z.string(),
  ...person,
  joinedAt: timestamp.nullable().describe('Null: was not there.'),
  questions: z.number().int(),
  stuck: z
    .array(z.object({ at: timestamp, question: z.string() }))
    .describe('When the student was stuck, each time with the question that shows it, in one line.'),
  foundAt: timestamp.nullable().describe('When the student found the answer alone, as far as it is known.'),
  stopped: z
    .number()
    .int()
    .describe('Answers of the model in which something was stopped; for the sum of all students.'),
  unchecked: z
    .number()
    .int()
    .describe('Answers that were compared with no key, or of which a part could not be checked.'),
  offloading: z.object({ asked: z.number().int(), given: z.number().int() }),
  unansweredRequest: z
    .object({ at: timestamp, text: z.string() })
    .nullable()
    .describe('The help request that nobody answered, with its line, which can be empty.'),
  alerts: z.number().int().describe('Messages that raised an alert.'),
});
export type StudentSummary = z.infer<typeof studentSummary>;

/** What happened in a lesson, computed from what is stored. */
export const lessonSummary = z.object({
  sessionId: z.string(),
  openingId: z.string(),
  className: z.string(),
  openedAt: timestamp,
  closedAt: timestamp.nullable(),
  acts: lessonActs,
  students: z.array(studentSummary).describe('By name: who joined or asked, and who was not there.'),
  notes: z.array(note).describe('All notes of the lesson with all replies, the oldest first.'),
  helpRequests: z.array(helpRequest).describe('All help requests of the lesson, the oldest first.'),
  pauses: z.array(recordedPause).describe('All pauses of the lesson, the oldest first.'),
});
export type LessonSummary = z.infer<typeof lessonSummary>;

export const getLessonSummary = endpoint({
  method: 'GET',
  path: '/api/sessions/:sessionId/openings/:openingId/summary',
  caller: 'teacher',
  summary:
    'What happened in one lesson: who was there, who was stuck, what was stopped, the alerts, the notes, pauses and help requests',
  params: z.object({ sessionId: id, openingId: id }),
  answer: z.object({ summary: lessonSummary }),
  errors: ['session-not-found'],
});
