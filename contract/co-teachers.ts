import { z } from 'zod';
import { teacherClass } from './classes.ts';
import { limits } from './constants.ts';
import { endpoint, id, timestamp } from './endpoint.ts';
import { oneLineText } from './one-line-text.ts';

/**
 * An owner may do everything. A helper runs lessons, but cannot archive the class, delete work or choose its
 * teachers.
 */
const role = z.enum(['owner', 'helper']);
export type ClassRole = z.infer<typeof role>;

/** A teacher of a class, or a colleague who is invited to teach it. */
export const classTeacher = z.object({
  uid: z.string(),
  name: z.string(),
  role,
  isCreator: z.boolean().describe('Whether they created the class. Its creator always owns it.'),
  invitedBy: z.string().nullable().describe('The name of the owner who invited them; null for the creator.'),
  invitedAt: timestamp.nullable(),
  acceptedAt: timestamp.nullable().describe('Null for the creator, and while the invitation is open.'),
});
export type ClassTeacher = z.infer<typeof classTeacher>;

/** An open invitation to teach a class, as the invited colleague sees it. */
export const classInvitation = z.object({
  classId: z.string(),
  className: z.string(),
  role,
  invitedBy: z.string(),
  invitedAt: timestamp,
});
export type ClassInvitation = z.infer<typeof classInvitation>;

const params = z.object({ classId: id });
const colleague = z.object({ teacherUid: id });
const teachers = z.object({
  teachers: z.array(classTeacher).describe('The creator first, then in the order of their invitations.'),
});

export const listClassTeachers = endpoint({
  method: 'GET',
  path: '/api/classes/:classId/teachers',
  caller: 'teacher',
  summary: 'The teachers of a class, and the colleagues who are invited to teach it',
  params,
  answer: teachers,
  errors: ['class-not-found'],
});

/** The common parts of the calls with which an owner chooses the teachers. */
const choice = { method: 'POST', caller: 'teacher', params, answer: teachers } as const;

export const inviteColleague = endpoint({
  ...choice,
  path: '/api/classes/:classId/teachers/invite',
  asksPassword: true,
  summary: 'Invites an active teacher of the school to teach a class too; inviting again changes nothing',
  body: z.object({
    colleague: oneLineText(
      limits.emailMaximum,
      'Please enter the email address or the name of a colleague.',
    ).describe('The email address, or the full name if only one active teacher of the school has it.'),
    role,
  }),
  errors: ['class-not-found', 'owner-only', 'class-archived', 'colleague-not-found', 'enough-teachers'],
});

export const setClassRole = endpoint({
  ...choice,
  path: '/api/classes/:classId/teachers/set-role',
  asksPassword: true,
  summary: 'Makes a teacher of a class an owner or a helper, also before the invitation is accepted',
  body: colleague.extend({ role }),
  errors: ['class-not-found', 'owner-only', 'class-archived', 'teacher-not-found', 'creator-stays'],
});

export const removeClassTeacher = endpoint({
  ...choice,
  path: '/api/classes/:classId/teachers/remove',
  asksPassword: true,
  summary: 'Removes a teacher from a class, or withdraws the invitation',
  body: colleague,
  errors: ['class-not-found', 'owner-only', 'teacher-not-found', 'creator-stays'],
});

export const leaveTaughtClass = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/teachers/leave',
  caller: 'teacher',
  summary: 'A teacher leaves a class that a colleague shared with them',
  params,
  answer: z.object({}),
  errors: ['class-not-found', 'creator-stays'],
});

export const listClassInvitations = endpoint({
  method: 'GET',
  path: '/api/class-invitations',
  caller: 'teacher',
  summary: "The open invitations to teach colleagues' classes, the newest first",
  answer: z.object({ invitations: z.array(classInvitation) }),
  errors: [],
});

export const acceptClassInvitation = endpoint({
  method: 'POST',
  path: '/api/class-invitations/:classId/accept',
  caller: 'teacher',
  summary: 'Accepts an invitation; the class stands among the own ones from then on',
  params,
  answer: z.object({ class: teacherClass }),
  errors: ['invitation-not-found'],
});

export const declineClassInvitation = endpoint({
  method: 'POST',
  path: '/api/class-invitations/:classId/decline',
  caller: 'teacher',
  summary: 'Declines an invitation; the colleague can be invited again',
  params,
  answer: z.object({}),
  errors: ['invitation-not-found'],
});
