import { z } from 'zod';
import { endpoint, id, timestamp } from './endpoint.ts';

/**
 * A student from whom classes are withheld since a teacher's reset, as the administrators of the school see
 * it.
 */
export const schoolReset = z.object({
  studentUid: id,
  name: z.string(),
  username: z.string(),
  resetBy: z.string().describe('The name of the teacher who reset the password.'),
  resetAt: timestamp,
  classCount: z.number().int().describe('The classes that open with the confirmation.'),
});
export type SchoolReset = z.infer<typeof schoolReset>;

export const listSchoolResets = endpoint({
  method: 'GET',
  path: '/api/school/resets',
  caller: 'teacher',
  summary:
    'The resets of students that the caller can confirm as administrator of the school, the oldest first: those after which the student has chosen a new password, without those that the caller made',
  answer: z.object({ resets: z.array(schoolReset) }),
  errors: ['administrator-only'],
});

export const confirmSchoolReset = endpoint({
  method: 'POST',
  path: '/api/school/resets/:studentUid/confirm',
  caller: 'teacher',
  asksPassword: true,
  summary:
    'Confirms that a student of the school is who uses the account since a reset, which opens all withheld classes; confirming again changes nothing',
  params: z.object({ studentUid: id }),
  answer: z.object({ message: z.string() }),
  errors: ['administrator-only', 'student-not-found', 'own-reset', 'password-not-changed'],
});
