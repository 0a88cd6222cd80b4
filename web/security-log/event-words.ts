import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type ErrorCode, errors } from '../../contract/errors.ts';
import type { Device } from '../../contract/identity.ts';
import type { DetailOf, SecurityEvent, SecurityKind, SecurityLogEntry } from '../../contract/security-log.ts';
import { refusalSentence } from '../api/refusal.ts';

const kinds: Readonly<Record<SecurityKind, MessageDescriptor>> = {
  'sign-in': msg`Sign-ins`,
  password: msg`Passwords`,
  account: msg`Accounts`,
  role: msg`Roles`,
  code: msg`Codes`,
  model: msg`The tutor’s model`,
  membership: msg`Class members`,
  export: msg`Exports`,
  alert: msg`Alerts`,
  time: msg`Time limits`,
  deletion: msg`Deletions`,
  refusal: msg`Refusals and limits`,
};

const events: Readonly<Record<SecurityEvent, MessageDescriptor>> = {
  'signed-in': msg`Signed in`,
  'sign-in-failed': msg`Sign-in failed`,
  'signed-out': msg`Signed out`,
  'sign-ins-ended': msg`Sign-ins ended`,
  'password-changed': msg`Password changed`,
  'password-reset': msg`Password reset`,
  'reset-link-requested': msg`Password reset link requested`,
  'reset-confirmed': msg`New password confirmed`,
  'account-created': msg`Account created`,
  'second-factor-on': msg`Second factor turned on`,
  'second-factor-off': msg`Second factor turned off`,
  'second-factor-taken-back': msg`Second factor taken back`,
  'second-factor-rule-set': msg`Second factor for all teachers`,
  'account-approved': msg`Account approved`,
  'account-disabled': msg`Account disabled`,
  'account-enabled': msg`Account enabled`,
  'administrator-named': msg`Administrator named`,
  'administrator-removed': msg`Administrator removed`,
  'contact-named': msg`Safeguarding contact named`,
  'contact-confirmed': msg`Safeguarding contact confirmed`,
  'name-changed': msg`Name corrected`,
  'own-names-switched': msg`Own names of students`,
  'school-renamed': msg`School renamed`,
  'school-profile-chosen': msg`School profile chosen`,
  'invitation-made': msg`Invitation made`,
  'invitation-accepted': msg`Invitation accepted`,
  'invitation-withdrawn': msg`Invitation withdrawn`,
  'class-code-renewed': msg`Class code renewed`,
  'school-code-renewed': msg`School code renewed`,
  'school-code-switched': msg`School code turned on or off`,
  'approval-switched': msg`Approval of new teachers changed`,
  'password-length-changed': msg`Minimum length of teachers’ passwords changed`,
  'model-connected': msg`Model connected`,
  'model-disconnected': msg`Model disconnected`,
  'model-checked': msg`Check of the model started`,
  'student-removed': msg`Student removed`,
  'student-let-in': msg`Student let in`,
  'student-declined': msg`Student declined`,
  'class-teacher-invited': msg`Colleague invited to a class`,
  'class-teacher-accepted': msg`Invitation to a class accepted`,
  'class-teacher-declined': msg`Invitation to a class declined`,
  'class-teacher-removed': msg`Teacher removed from a class`,
  'class-teacher-left': msg`Teacher left a class`,
  'class-role-set': msg`Role in a class changed`,
  'approval-set': msg`Approval before joining a class`,
  'joining-set': msg`Joining a class during its lesson`,
  'work-exported': msg`Work exported`,
  'log-exported': msg`Security log exported`,
  'report-exported': msg`Report exported`,
  'alert-acknowledged': msg`Alert acknowledged`,
  'alert-settled': msg`Alert settled`,
  'alert-dismissed': msg`Alert marked as not a concern`,
  'alert-minutes-set': msg`Time to look at an alert changed`,
  'observation-read': msg`Observation read`,
  'observation-closed': msg`Observation closed`,
  'time-limits-set': msg`Time limits set`,
  'time-limits-lifted': msg`Time limits lifted`,
  'assignment-deleted': msg`Assignment deleted`,
  'conversations-deleted': msg`Conversations deleted`,
  'account-deleted': msg`Account deleted`,
  'retention-set': msg`Retention periods set`,
  'class-archived': msg`Class archived`,
  'class-restored': msg`Class restored`,
  refused: msg`Refused`,
  'limit-reached': msg`Too many tries`,
};

type Detail = Exclude<NonNullable<DetailOf<SecurityEvent>>, ErrorCode>;

const details: Readonly<Record<Detail, MessageDescriptor>> = {
  one: msg`one sign-in`,
  others: msg`all other sign-ins`,
  all: msg`all sign-ins`,
  on: msg`on`,
  'many-new': msg`on, since many new people joined`,
  closed: msg`closed`,
  open: msg`open`,
  off: msg`off`,
  '6': msg`at least 6 characters`,
  '8': msg`at least 8 characters`,
  teacher: msg`teacher`,
  student: msg`student`,
  owner: msg`owner`,
  helper: msg`helper`,
  device: msg`a device used before`,
  administrator: msg`administrator`,
  'safeguarding-contact': msg`safeguarding contact`,
  own: msg`by its owner`,
  'by-teacher': msg`by a teacher`,
  'class-code': msg`class code`,
  'both-codes': msg`class code and Session ID`,
  csv: msg`CSV`,
  xlsx: msg`Excel`,
  json: msg`JSON`,
  deleted: msg`deleted`,
  school: msg`for the school`,
  class: msg`for a class`,
  day: msg`until the end of the day`,
  lesson: msg`until the end of the lesson`,
  archived: msg`archived with its conversations`,
  'of-class': msg`in a class`,
  'of-lesson': msg`of a lesson`,
  'of-assignment': msg`of an assignment`,
  'of-school': msg`in all classes`,
  default: msg`Default`,
  'england-2026': msg`England, 2026`,
};

export const kindWord = (kind: SecurityKind): string => i18n._(kinds[kind]);

export const eventWord = (event: SecurityEvent): string => i18n._(events[event]);

/** The detail of an event in words; empty if it has none. */
export function detailWord({ detail }: Pick<SecurityLogEntry, 'detail'>): string {
  if (detail === null) return '';
  if (detail in errors) return refusalSentence(detail as ErrorCode);
  return detail in details ? i18n._(details[detail as Detail]) : detail;
}

/** Who caused an event, if not a person with an account. */
export function strangerWord({ byOperator, attempted }: SecurityLogEntry): string {
  if (byOperator) return t`Command line`;
  return attempted === null ? t`Not signed in` : t`Unknown account ${attempted}`;
}

/** A device in words, such as 'Chrome on Windows'; empty if the browser did not say. */
export function deviceWord({ browser, system }: Device): string {
  if (browser !== null && system !== null) return t`${browser} on ${system}`;
  return browser ?? system ?? '';
}
