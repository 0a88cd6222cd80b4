import { errorCodes } from './errors.ts';
import { invitationPurposes } from './invitations.ts';

/** What the list of the security log can be narrowed to. */
export const securityKinds = [
  'sign-in',
  'password',
  'account',
  'role',
  'code',
  'membership',
  'export',
  'alert',
  'deletion',
  'refusal',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

interface Described {
  readonly kind: SecurityKind;
  /** Which details an event may have: fixed words, never a text that somebody wrote. */
  readonly details?: readonly string[];
}

/**
 * Every event of the security log. A new event is a line here and a call of `record` (server/security-log/rules.ts) in the
 * transaction that makes the change.
 */
export const securityEvents = {
  'signed-in': { kind: 'sign-in' },
  'sign-in-failed': { kind: 'sign-in' },
  'signed-out': { kind: 'sign-in' },
  'sign-ins-ended': { kind: 'sign-in', details: ['one', 'others'] },
  'password-changed': { kind: 'password' },
  'password-reset': { kind: 'password' },
  'reset-confirmed': { kind: 'password', details: ['teacher', 'device'] },
  'account-created': { kind: 'account', details: ['teacher', 'student'] },
  'administrator-named': { kind: 'role' },
  'administrator-removed': { kind: 'role' },
  'contact-named': { kind: 'role' },
  'invitation-made': { kind: 'role', details: invitationPurposes },
  'invitation-accepted': { kind: 'role', details: invitationPurposes },
  'invitation-withdrawn': { kind: 'role', details: invitationPurposes },
  'class-code-renewed': { kind: 'code', details: ['class-code', 'both-codes'] },
  'student-removed': { kind: 'membership' },
  'student-let-in': { kind: 'membership' },
  'alert-acknowledged': { kind: 'alert' },
  'alert-dismissed': { kind: 'alert' },
  'assignment-deleted': { kind: 'deletion', details: ['deleted', 'archived'] },
  'class-archived': { kind: 'deletion' },
  'class-restored': { kind: 'deletion' },
  refused: { kind: 'refusal', details: errorCodes },
  'limit-reached': { kind: 'refusal' },
} as const satisfies Record<string, Described>;

export type SecurityEvent = keyof typeof securityEvents;

/** The details of an event; undefined where it has none. */
export type DetailOf<E extends SecurityEvent> = (typeof securityEvents)[E] extends {
  details: readonly (infer D)[];
}
  ? D
  : undefined;
