import { z } from 'zod';
import { endpoint, id, timestamp } from './endpoint.ts';

/** What a deletion did. */
const deletion = {
  deleted: z.number().int().describe('How many questions are gone with their answers.'),
  kept: z
    .number()
    .int()
    .describe('How many stay because they raised an alert: they belong to the safeguarding record.'),
};

export const deleteConversations = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/delete-conversations',
  caller: 'teacher',
  summary:
    'Deletes what a student asked in a class, or the work of a lesson or an assignment, for good. For the teacher of the class and the administrators of its school',
  params: z.object({ classId: id }),
  body: z
    .object({
      studentUid: id.optional().describe('Without it: everybody’s.'),
      openingId: id.optional().describe('Only this lesson.'),
      assignmentId: id.optional().describe('Only this assignment.'),
    })
    .refine((body) => Object.values(body).some((value) => value !== undefined), {
      error: 'Please choose a student, a lesson or an assignment.',
    }),
  answer: z.object({ message: z.string(), ...deletion }),
  errors: ['class-not-found'],
});

/** The most students that one search shows. */
export const mostFound = 20;

const foundStudent = z.object({
  uid: id,
  name: z.string(),
  username: z.string(),
  classNames: z.array(z.string()),
  registeredAt: timestamp,
});
export type FoundStudent = z.infer<typeof foundStudent>;

export const findStudents = endpoint({
  method: 'GET',
  path: '/api/school/students',
  caller: 'teacher',
  summary: 'Students of the school that the caller administers, by a part of their name or a username',
  query: z.object({ search: z.string().trim().min(1).max(100) }),
  answer: z.object({
    students: z.array(foundStudent).describe(`At most ${mostFound}, by name.`),
    more: z.boolean().describe('Whether there are more than these.'),
  }),
  errors: ['administrator-only'],
});

export const deleteStudent = endpoint({
  method: 'POST',
  path: '/api/school/students/:studentUid/delete',
  caller: 'teacher',
  summary: 'Deletes a student’s conversations, or the account with them, for good',
  params: z.object({ studentUid: id }),
  body: z.object({ what: z.enum(['conversations', 'account']) }),
  answer: z.object({ message: z.string() }),
  errors: ['administrator-only', 'student-not-found'],
});
