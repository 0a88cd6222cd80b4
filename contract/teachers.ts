import { z } from 'zod';
import { endpoint, id, timestamp } from './endpoint.ts';

/** A teacher of the school, as its administrators see them. */
export const schoolTeacher = z.object({
  uid: id,
  name: z.string(),
  email: z.string(),
  state: z.enum(['active', 'waiting', 'disabled']).describe('Waiting: for the approval of an administrator.'),
  administrator: z.boolean().describe('Whether they administer the school.'),
  safeguardingContact: z.boolean().describe('Whether their account sees every alert of the school.'),
  secondFactor: z.boolean().describe('Whether a code is asked for after their password.'),
  classCount: z.number().int().describe('The classes that are not archived.'),
  registeredAt: timestamp,
  lastSignInAt: timestamp.nullable().describe('Null before the first since this is stored.'),
});
export type SchoolTeacher = z.infer<typeof schoolTeacher>;

/** What every change of one teacher's account by an administrator of the school has in common. */
const change = {
  method: 'POST',
  caller: 'teacher',
  params: z.object({ teacherUid: id }),
  answer: z.object({}),
  errors: ['administrator-only', 'teacher-not-found', 'own-account'],
} as const;

export const approveTeacher = endpoint({
  ...change,
  path: '/api/school/teachers/:teacherUid/approve',
  asksPassword: true,
  summary: 'Approves a teacher who waits; an approved one stays so',
});

export const disableTeacher = endpoint({
  ...change,
  path: '/api/school/teachers/:teacherUid/disable',
  asksPassword: true,
  summary: 'Disables an account: its sign-ins and streams end, and it cannot sign in',
});

export const enableTeacher = endpoint({
  ...change,
  path: '/api/school/teachers/:teacherUid/enable',
  asksPassword: true,
  summary: 'Enables a disabled account again',
});

export const endTeacherSignIns = endpoint({
  ...change,
  path: '/api/school/teachers/:teacherUid/end-sign-ins',
  summary: 'Ends every sign-in of an account with its streams',
});

export const takeBackSecondFactor = endpoint({
  ...change,
  path: '/api/school/teachers/:teacherUid/take-back-second-factor',
  asksPassword: true,
  summary: 'Turns the second factor of somebody off who lost it; every sign-in of the account ends',
  errors: [...change.errors, 'administrator-account'],
});

export const resetTeacherPassword = endpoint({
  ...change,
  path: '/api/school/teachers/:teacherUid/reset-password',
  asksPassword: true,
  summary:
    'Gives a teacher a new password, shown once, to be changed at the first sign-in; every sign-in of theirs ends',
  answer: z.object({ message: z.string(), password: z.string() }),
  errors: [...change.errors, 'administrator-account'],
});
