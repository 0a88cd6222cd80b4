import { z } from 'zod';
import { endpoint, id, optionalText, timestamp } from './endpoint.ts';
import { lessonFilter } from './lesson-actions.ts';
import { liveSession, pause } from './live-sessions.ts';

/** How many characters the words of a pause have at most. */
export const pauseMaximum = 200;

const params = z.object({ sessionId: id });
const studentUid = id.optional().describe('The student; without it all of the lesson.');

/** A pause as it is kept in the record of its lesson, under way or over. */
export const recordedPause = pause.extend({
  id: z.string(),
  sessionId: z.string(),
  openingId: z.string(),
  endedAt: timestamp.nullable().describe('Null while it is under way.'),
  endedBy: z
    .string()
    .nullable()
    .describe(
      'The teacher who resumed, or paused again with other words; null when it ended with the lesson.',
    ),
});
export type RecordedPause = z.infer<typeof recordedPause>;

export const pauseLesson = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/pause',
  caller: 'teacher',
  summary:
    'Stops new questions of one student of the open lesson, or of all; with other words it ends the pause under way and begins another one',
  params,
  body: z.object({ studentUid, text: optionalText(pauseMaximum).default('') }),
  answer: z.object({ session: liveSession }),
  errors: ['session-not-found', 'student-not-found', 'lesson-not-open'],
});

export const resumeLesson = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/resume',
  caller: 'teacher',
  summary: 'Ends the pause of one student, or every pause of the lesson; without one nothing changes',
  params,
  body: z.object({ studentUid }),
  answer: z.object({ session: liveSession }),
  errors: ['session-not-found', 'lesson-not-open'],
});

export const listPauses = endpoint({
  method: 'GET',
  path: '/api/sessions/:sessionId/pauses',
  caller: 'account',
  summary:
    'The pauses of a lesson, under way or over, the oldest first: all for the teacher of the class, those that concern the caller for a student',
  params,
  query: lessonFilter,
  answer: z.object({ pauses: z.array(recordedPause) }),
  errors: ['session-not-found'],
});
