import { z } from 'zod';
import { changeOf, was } from './changes.ts';
import { alertMinutes, limits, teacherPasswordMinima } from './constants.ts';
import { endpoint, typed } from './endpoint.ts';
import { errors } from './errors.ts';
import { accountName, isUsableEmail } from './identity.ts';
import { link, openInvitation } from './invitations.ts';
import { oneLineText } from './one-line-text.ts';

/** The name of a school, as an administrator or the operator types it. */
export const schoolName = oneLineText(limits.nameMaximum, 'Please give the school a name.');

/** The safeguarding contact of a school, as an administrator enters it in a form or a command. */
export const safeguardingContact = z.object({
  contactName: oneLineText(limits.nameMaximum, 'Please name the safeguarding contact.'),
  contactEmail: typed(limits.emailMaximum, 'Please enter the contact’s email address.')
    .overwrite(accountName)
    .refine(isUsableEmail, { error: errors['invalid-email'][1] })
    .describe(
      'A teacher of the school who has this address sees all of its alerts. Otherwise whoever has it is invited.',
    ),
  helpline: oneLineText(limits.nameMaximum, 'Please enter a helpline.'),
});
export type SafeguardingContact = z.infer<typeof safeguardingContact>;

/** How teachers register in a school. */
export const teacherRegistration = z.object({
  code: z.string().describe('Teachers register with it.'),
  codeIsOn: z.boolean().describe('While it is off, nobody registers with the code.'),
  approvesTeachers: z
    .boolean()
    .describe('Whether a new teacher can do nothing until an administrator has approved the account.'),
  passwordMinimum: z
    .union(teacherPasswordMinima.map((length) => z.literal(length)))
    .describe('How many characters a new password of a teacher has at least.'),
  requiresSecondFactor: z
    .boolean()
    .describe('Whether teachers can do nothing before they have set up a second factor.'),
});
export type TeacherRegistration = z.infer<typeof teacherRegistration>;

const agreedMinutes = z.union(alertMinutes.map((minutes) => z.literal(minutes)));

/** A school as its administrator sees it. */
export const school = z.object({
  name: z.string(),
  safeguarding: safeguardingContact.nullable().describe('Null until somebody is named.'),
  contactHasAccount: z
    .boolean()
    .describe('Whether the contact is a teacher’s account, which sees the alerts.'),
  contactHasConfirmed: z
    .boolean()
    .describe('Whether the person behind that account has said to be the contact.'),
  contactAccountName: z.string().nullable().describe('The name of that account.'),
  invitations: z.array(openInvitation).describe('Those that nobody has accepted, the oldest first.'),
  registration: teacherRegistration,
  alertMinutes: agreedMinutes.describe(
    'Within how many minutes somebody looks at an alert. One that waits longer is told again.',
  ),
  requiresAttempt: z
    .boolean()
    .describe('Whether the tutor asks for a student’s own attempt before it explains, in every class.'),
  studentsMayRename: z.boolean().describe('Whether students may correct their own names.'),
});
export type School = z.infer<typeof school>;

export const getSchool = endpoint({
  method: 'GET',
  path: '/api/school',
  caller: 'account',
  summary: 'The school that the caller administers',
  answer: z.object({ school: school.nullable().describe('Null when the caller administers no school.') }),
  errors: [],
});

export const renameSchool = endpoint({
  method: 'POST',
  path: '/api/school/name',
  caller: 'teacher',
  summary: 'Gives the school that the caller administers another name',
  body: changeOf(z.object({ name: schoolName })),
  answer: z.object({ school }),
  errors: ['administrator-only'],
});

export const setSafeguarding = endpoint({
  method: 'POST',
  path: '/api/school/safeguarding',
  caller: 'teacher',
  asksPassword: true,
  summary: 'Names the safeguarding contact and the helpline of the school that the caller administers',
  body: changeOf(safeguardingContact),
  answer: z.object({
    school,
    link: link.nullable().describe('Of the invitation that this call made. It is shown only now.'),
  }),
  errors: ['administrator-only'],
});

export const confirmContact = endpoint({
  method: 'POST',
  path: '/api/school/safeguarding/confirm',
  caller: 'teacher',
  summary:
    'The safeguarding contact confirms their role; an invitation that the contact has accepted says the same',
  answer: z.object({}),
  errors: ['not-the-contact'],
});

export const setTeacherRegistration = endpoint({
  method: 'POST',
  path: '/api/school/registration',
  caller: 'teacher',
  asksPassword: true,
  summary: 'Changes how teachers come into the school that the caller administers; what is not sent stays',
  body: teacherRegistration.omit({ code: true }).partial(),
  answer: z.object({ school }),
  errors: ['administrator-only'],
});

export const setAlertMinutes = endpoint({
  method: 'POST',
  path: '/api/school/alert-minutes',
  caller: 'teacher',
  asksPassword: true,
  summary:
    'Sets within how many minutes somebody looks at an alert of the school that the caller administers',
  body: z.object({ alertMinutes: agreedMinutes, was }),
  answer: z.object({ school }),
  errors: ['administrator-only'],
});

export const setAttemptFirst = endpoint({
  method: 'POST',
  path: '/api/school/attempt-first',
  caller: 'teacher',
  summary:
    'Decides whether every class of the school that the caller administers requires an attempt before explanations',
  body: z.object({ requiresAttempt: z.boolean() }),
  answer: z.object({ school }),
  errors: ['administrator-only'],
});

export const setOwnNames = endpoint({
  method: 'POST',
  path: '/api/school/own-names',
  caller: 'teacher',
  summary:
    'Decides whether the students of the school that the caller administers may correct their own names',
  body: z.object({ studentsMayRename: z.boolean() }),
  answer: z.object({ school }),
  errors: ['administrator-only'],
});

export const renewSchoolCode = endpoint({
  method: 'POST',
  path: '/api/school/code/renew',
  caller: 'teacher',
  asksPassword: true,
  summary: 'Gives the school a new code, which is on; the old one never works again',
  answer: z.object({ school }),
  errors: ['administrator-only'],
});
