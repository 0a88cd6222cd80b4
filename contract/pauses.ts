import { z } from 'zod';
import { endpoint, id, optionalText } from './endpoint.ts';
import { liveSession } from './live-sessions.ts';

/** How many characters the words of a pause have at most. */
export const pauseMaximum = 200;

const params = z.object({ sessionId: id });
const studentUid = id.optional().describe('The student; without it all of the lesson.');

export const pauseLesson = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/pause',
  caller: 'teacher',
  summary: 'Stops new questions of one student of the open lesson, or of all; again, it changes the words',
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
