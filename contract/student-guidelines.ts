import { z } from 'zod';
import { was } from './changes.ts';
import { endpoint, id } from './endpoint.ts';
import { aiGuidelinesInput } from './guidelines.ts';
import { liveSession } from './live-sessions.ts';

export const setStudentGuidelines = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/student-guidelines',
  caller: 'teacher',
  summary:
    'Chooses the levels in which one student of the open lesson differs from the others, from the next question on until the lesson ends',
  params: z.object({ sessionId: id }),
  body: z.object({
    studentUid: id,
    aiGuidelines: aiGuidelinesInput.describe(
      'A family that is absent or has the level of the session is as for the other students. Null: all families are.',
    ),
    was,
  }),
  answer: z.object({ session: liveSession }),
  errors: ['session-not-found', 'student-not-found', 'lesson-not-open', 'looser-than-profile'],
});
