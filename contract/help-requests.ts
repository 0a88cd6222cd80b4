import { z } from 'zod';
import { endpoint, id, optionalText, timestamp } from './endpoint.ts';
import { lessonFilter } from './lesson-actions.ts';

/** How many characters the line of a help request has at most. */
export const helpLineMaximum = 300;

/** The state of a help request. It is open while it waits and while somebody is coming. */
const helpRequestState = z.enum(['waiting', 'coming', 'done', 'noted', 'withdrawn', 'departed']);

/** What a student asks the teacher of the lesson for. A student has one open request in a lesson. */
export const helpRequest = z.object({
  id: z.string(),
  sessionId: z.string(),
  openingId: z.string(),
  studentUid: z.string(),
  text: z.string().describe('The line that the student wrote; it may be empty.'),
  hasPersonalData: z
    .boolean()
    .optional()
    .describe('Whether the checks found personal data in the line; for the teacher only.'),
  askedAt: timestamp,
  state: helpRequestState.describe(
    'waiting and coming: open; noted: answered by a note; withdrawn: taken back by the student; departed: the student left the class or was removed.',
  ),
  teacherName: z.string().nullable().describe('Who is coming, or answered; null while nobody has.'),
  changedAt: timestamp,
});
export type HelpRequest = z.infer<typeof helpRequest>;

/** Whether a request still waits for somebody to come or to write. */
export const isOpenRequest = ({ state }: Pick<HelpRequest, 'state'>): boolean =>
  state === 'waiting' || state === 'coming';

const sessionId = z.object({ sessionId: id });
const ownPath = '/api/sessions/:sessionId/help-request';

export const askTeacher = endpoint({
  method: 'POST',
  path: ownPath,
  caller: 'student',
  summary:
    'Asks the teacher of the open lesson for help; again, it changes the line and keeps the place. A line that shows danger becomes a message of the lesson, too, and raises an alert',
  params: sessionId,
  body: z.object({ text: optionalText(helpLineMaximum).default('') }),
  answer: z.object({
    request: helpRequest
      .nullable()
      .describe('Null after a line that shows danger in a lesson that has ended.'),
    support: z.string().nullable().describe('The support text, after a line that shows danger.'),
  }),
  errors: ['session-not-found', 'session-closed'],
});

export const getHelpRequest = endpoint({
  method: 'GET',
  path: ownPath,
  caller: 'student',
  summary: "The caller's last help request in the lesson under way, open or answered",
  params: sessionId,
  answer: z.object({ request: helpRequest.nullable() }),
  errors: ['session-not-found'],
});

export const withdrawHelpRequest = endpoint({
  method: 'POST',
  path: `${ownPath}/withdraw`,
  caller: 'student',
  summary: 'Takes the open help request back; without one nothing changes',
  params: sessionId,
  answer: z.object({ request: helpRequest.nullable() }),
  errors: ['session-not-found'],
});

export const answerHelpRequest = endpoint({
  method: 'POST',
  path: '/api/help-requests/:requestId/answer',
  caller: 'teacher',
  summary:
    'Tells the student that the teacher is coming, or ends the request; one that is over stays as it is',
  params: z.object({ requestId: id }),
  body: z.object({ answer: z.enum(['coming', 'done']) }),
  answer: z.object({ request: helpRequest }),
  errors: ['help-request-not-found', 'lesson-not-open'],
});

export const listHelpRequests = endpoint({
  method: 'GET',
  path: '/api/sessions/:sessionId/help-requests',
  caller: 'account',
  summary:
    'The help requests of a lesson, open or over, the oldest first: all for the teacher of the class, the own ones for a student',
  params: sessionId,
  query: lessonFilter,
  answer: z.object({ helpRequests: z.array(helpRequest) }),
  errors: ['session-not-found'],
});
