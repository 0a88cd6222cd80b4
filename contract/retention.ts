import { z } from 'zod';
import { changeOf } from './changes.ts';
import { endpoint, id, timestamp } from './endpoint.ts';
import { optionalLine } from './one-line-text.ts';

/** For how many months a school keeps each kind of data. */
export interface RetentionMonths {
  /** Questions with their answers. */
  readonly conversations: number;
  /** Safeguarding records: alerts with their messages, and observations. */
  readonly records: number;
  /** Accounts of students that nobody uses. */
  readonly accounts: number;
}

/** The shortest and the longest time that can be chosen, in months. */
const retentionBounds: Readonly<Record<keyof RetentionMonths, readonly [number, number]>> = {
  conversations: [1, 120],
  records: [12, 600],
  accounts: [3, 120],
};

const months = (kind: keyof RetentionMonths) => {
  const [least, most] = retentionBounds[kind];
  const error = `Please choose ${least} to ${most} months, or leave it empty.`;
  return z.int({ error }).min(least, { error }).max(most, { error }).nullable();
};

/** What a school chose itself; null: as its profile says. */
export const chosenRetention = z.object({
  conversations: months('conversations'),
  records: months('records'),
  accounts: months('accounts'),
  responsible: optionalLine(200).describe(
    'Whom students and parents ask about their data, with how to reach them; empty: nobody is named.',
  ),
});
export type ChosenRetention = z.infer<typeof chosenRetention>;

const everyMonths = z.object({
  conversations: z.number().int(),
  records: z.number().int(),
  accounts: z.number().int(),
});

const retentionState = z.object({
  chosen: chosenRetention,
  ofProfile: everyMonths,
  beginsAt: timestamp
    .nullable()
    .describe('Nothing is deleted before: the school had data before the product had terms. Null: at once.'),
  lastRun: z
    .object({
      beganAt: timestamp,
      finishedAt: timestamp.nullable().describe('Null: it still runs.'),
      removed: everyMonths.describe('How many of each it removed.'),
    })
    .nullable(),
});
export type RetentionState = z.infer<typeof retentionState>;

export const getRetention = endpoint({
  method: 'GET',
  path: '/api/school/retention',
  caller: 'teacher',
  summary: 'How long the school that the caller administers keeps what, and what the last run removed',
  answer: retentionState,
  errors: ['administrator-only'],
});

export const setRetention = endpoint({
  method: 'POST',
  path: '/api/school/retention',
  caller: 'teacher',
  asksPassword: true,
  summary: 'Chooses how long the school that the caller administers keeps what; older data goes within a day',
  body: changeOf(chosenRetention),
  answer: retentionState,
  errors: ['administrator-only'],
});

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
  asksPassword: true,
  summary:
    'Deletes what a student asked in a class, or the work of a lesson or an assignment, for good. For the owners of the class and the administrators of its school',
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
  errors: ['class-not-found', 'owner-only'],
});

/** The most students that one search shows. */
export const maxFound = 20;

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
    students: z.array(foundStudent).describe(`At most ${maxFound}, by name.`),
    more: z.boolean().describe('Whether there are more than these.'),
  }),
  errors: ['administrator-only'],
});

export const deleteStudent = endpoint({
  method: 'POST',
  path: '/api/school/students/:studentUid/delete',
  caller: 'teacher',
  asksPassword: true,
  summary: 'Deletes a student’s conversations, or the account with them, for good',
  params: z.object({ studentUid: id }),
  body: z.object({ what: z.enum(['conversations', 'account']) }),
  answer: z.object({ message: z.string() }),
  errors: ['administrator-only', 'student-not-found'],
});

/** After how many days a student is shown again who can read what. */
export const privacyDays = 90;

export const getPrivacy = endpoint({
  method: 'GET',
  path: '/api/privacy',
  caller: 'account',
  summary: 'What the caller’s school does with what students write, for the page and the notice that say so',
  answer: z.object({
    school: z.string(),
    months: everyMonths,
    responsible: z.string().describe('Whom to ask about data; empty: nobody is named.'),
    contact: z.string().nullable().describe('The safeguarding contact, as students know them.'),
    helpline: z.string().nullable(),
    model: z
      .object({ name: z.string(), host: z.string().nullable().describe('Null: this machine.') })
      .nullable()
      .describe('Which model answers, and where; null: the built-in practice tutor.'),
    fallback: z
      .object({ name: z.string(), host: z.string().nullable().describe('Null: this machine.') })
      .nullable()
      .describe('Which model answers while that one does not; null: none.'),
    isDue: z.boolean().describe('Whether the student has not said for 90 days to have read it.'),
  }),
  errors: ['profile-not-found'],
});
export type Privacy = z.output<typeof getPrivacy.answer>;

export const setPrivacyRead = endpoint({
  method: 'POST',
  path: '/api/privacy/read',
  caller: 'student',
  summary: 'The student has read who can read what, and is shown it again in 90 days',
  answer: z.object({}),
  errors: [],
});
