import { z } from 'zod';
import { endpoint, timestamp } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { device } from './identity.ts';
import { invitationPurposes } from './invitations.ts';
import { schoolProfileNames } from './school-profiles.ts';

/** The kinds of events by which the security log can be filtered. */
export const securityKinds = [
  'sign-in',
  'password',
  'account',
  'role',
  'code',
  'model',
  'membership',
  'export',
  'alert',
  'time',
  'deletion',
  'refusal',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

interface EventDescription {
  readonly kind: SecurityKind;
  /** The details that an event can have. They are fixed words, never a text that somebody wrote. */
  readonly details?: readonly string[];
}

/**
 * Every event of the security log. A new event is a line here, its words in web/security-log/event-words.ts,
 * and a call of `record` (server/security-log/rules.ts) in the transaction that makes the change.
 */
export const securityEvents = {
  'signed-in': { kind: 'sign-in' },
  'sign-in-failed': { kind: 'sign-in' },
  'signed-out': { kind: 'sign-in' },
  'sign-ins-ended': { kind: 'sign-in', details: ['one', 'others', 'all'] },
  'password-changed': { kind: 'password' },
  'password-reset': { kind: 'password' },
  'reset-link-requested': { kind: 'password' },
  'reset-confirmed': { kind: 'password', details: ['teacher', 'administrator', 'device'] },
  'account-created': { kind: 'account', details: ['teacher', 'student'] },
  'name-changed': { kind: 'account', details: ['own', 'by-teacher'] },
  'own-names-switched': { kind: 'account', details: ['on', 'off'] },
  'second-factor-on': { kind: 'password' },
  'second-factor-off': { kind: 'password' },
  'second-factor-taken-back': { kind: 'password' },
  'second-factor-rule-set': { kind: 'password', details: ['on', 'off'] },
  'account-approved': { kind: 'account' },
  'account-disabled': { kind: 'account' },
  'account-enabled': { kind: 'account' },
  'administrator-named': { kind: 'role' },
  'administrator-removed': { kind: 'role' },
  'contact-named': { kind: 'role' },
  'contact-confirmed': { kind: 'role' },
  'school-renamed': { kind: 'code' },
  'school-profile-chosen': { kind: 'role', details: schoolProfileNames },
  'invitation-made': { kind: 'role', details: invitationPurposes },
  'invitation-accepted': { kind: 'role', details: invitationPurposes },
  'invitation-withdrawn': { kind: 'role', details: invitationPurposes },
  'class-code-renewed': { kind: 'code', details: ['class-code', 'both-codes'] },
  'school-code-renewed': { kind: 'code' },
  'school-code-switched': { kind: 'code', details: ['on', 'off'] },
  'approval-switched': { kind: 'code', details: ['on', 'off'] },
  'password-length-changed': { kind: 'password', details: ['6', '8'] },
  'model-connected': { kind: 'model' },
  'model-disconnected': { kind: 'model' },
  'model-checked': { kind: 'model' },
  'student-removed': { kind: 'membership' },
  'student-let-in': { kind: 'membership' },
  'student-declined': { kind: 'membership' },
  'class-teacher-invited': { kind: 'membership', details: ['owner', 'helper'] },
  'class-teacher-accepted': { kind: 'membership' },
  'class-teacher-declined': { kind: 'membership' },
  'class-teacher-removed': { kind: 'membership' },
  'class-teacher-left': { kind: 'membership' },
  'class-role-set': { kind: 'membership', details: ['owner', 'helper'] },
  'approval-set': { kind: 'membership', details: ['on', 'off', 'many-new'] },
  'joining-set': { kind: 'membership', details: ['closed', 'open'] },
  'work-exported': { kind: 'export', details: ['csv', 'xlsx', 'json'] },
  'log-exported': { kind: 'export' },
  'report-exported': { kind: 'export', details: ['csv', 'xlsx', 'json'] },
  'alert-acknowledged': { kind: 'alert' },
  'alert-settled': { kind: 'alert' },
  'alert-dismissed': { kind: 'alert' },
  'alert-minutes-set': { kind: 'alert', details: ['5', '10', '15', '30', '60'] },
  'observation-read': { kind: 'alert' },
  'observation-closed': { kind: 'alert' },
  'time-limits-set': { kind: 'time', details: ['school', 'class'] },
  'time-limits-lifted': { kind: 'time', details: ['day', 'lesson'] },
  'assignment-deleted': { kind: 'deletion', details: ['deleted', 'archived'] },
  'conversations-deleted': {
    kind: 'deletion',
    details: ['of-class', 'of-lesson', 'of-assignment', 'of-school'],
  },
  'account-deleted': { kind: 'deletion' },
  'retention-set': { kind: 'deletion' },
  'class-archived': { kind: 'deletion' },
  'class-restored': { kind: 'deletion' },
  refused: { kind: 'refusal', details: errorCodes },
  'limit-reached': { kind: 'refusal' },
} as const satisfies Record<string, EventDescription>;

export type SecurityEvent = keyof typeof securityEvents;

/** The details that an event can have; undefined if it has none. */
export type DetailOf<E extends SecurityEvent> = (typeof securityEvents)[E] extends {
  details: readonly (infer D)[];
}
  ? D
  : undefined;

/** A person of the school. */
const person = z.object({
  uid: z.string(),
  name: z.string(),
  login: z.string().describe('What they sign in with: a username or an email address.'),
});

/** A row of the security log as the administrator reads it. */
export const securityLogEntry = z.object({
  id: z.string(),
  at: timestamp,
  event: z.enum(Object.keys(securityEvents) as [SecurityEvent, ...SecurityEvent[]]),
  kind: z.enum(securityKinds),
  detail: z.string().nullable(),
  count: z.number().int().describe('How often it happened, up to `at` and within a minute.'),
  by: person.nullable().describe('Null: somebody without a sign-in, or the operator of the server.'),
  byOperator: z.boolean(),
  about: person.nullable().describe('Whom it happened to.'),
  attempted: z.string().nullable().describe('The mark of a name that belongs to no account.'),
  className: z.string().nullable(),
  address: z.string().nullable(),
  device,
});
export type SecurityLogEntry = z.infer<typeof securityLogEntry>;

/** A moment in the years 2000 to 2099: the databases cannot read the moments of all years. */
const moment = timestamp.startsWith('20', { error: 'Please choose a date of this century.' });

/** The filter of the list. */
const filter = {
  kind: z.enum(securityKinds).optional(),
  person: z
    .string()
    .trim()
    .max(254)
    .optional()
    .describe('An id, a part of a name, or all of a username or an email address, also of nobody.'),
  from: moment.optional(),
  until: moment.optional().describe('Up to this moment, without it.'),
  cursor: z.string().max(200).optional(),
};

const entries = z.object({
  entries: z.array(securityLogEntry),
  nextCursor: z.string().nullable().describe('Leads to older ones; null at the end.'),
});

export const listSecurityLog = endpoint({
  method: 'GET',
  path: '/api/school/security-log',
  caller: 'teacher',
  summary: 'The security log of the school that the caller administers, newest first',
  query: z.object({ ...filter, limit: z.coerce.number().int().min(1).max(200).default(50) }),
  answer: entries.extend({ keptDays: z.number().int().describe('How many days a row is kept.') }),
  errors: ['administrator-only'],
});

export const exportSecurityLog = endpoint({
  method: 'POST',
  path: '/api/school/security-log/export',
  caller: 'teacher',
  asksPassword: true,
  summary: 'A large page of the same list, for a file; the first page is recorded as an export',
  body: z.object(filter),
  answer: entries,
  errors: ['administrator-only'],
});
