import { t } from '@lingui/core/macro';
import type { Alert, AlertEmail, Danger, Judgement } from '../../contract/safeguarding.ts';
import { formatList } from '../ui/lists.ts';
import { formatMoment } from '../ui/moments.ts';

/** What an alert is about, in a few words. */
export const dangerWord = (kind: Danger): string =>
  ({ 'self-harm': t`Possible self-harm`, abuse: t`Possible abuse`, threat: t`Possible threat` })[kind];

/** Whether a person can still judge the alert: it waits for the reader, or somebody has it in hand. */
export const canBeJudged = ({ isWaiting, inHand }: Alert): boolean => isWaiting || inHand !== null;

/** How somebody judged an alert, and when. */
export function judgementSentence({ by, at, isConcern, isSettled }: Judgement): string {
  const when = formatMoment(at);
  if (isSettled) return t`Settled by ${by}, ${when}`;
  return isConcern
    ? t`${by} is looking after it, since ${when}`
    : t`Marked as not a concern by ${by}, ${when}`;
}

/**
 * Who looked at an alert first, and when; null while nobody has, and where that person's judgement says the
 * same.
 */
export function lookSentence({ lookedAt, lookedBy, judgements: [first] }: Alert): string | null {
  if (lookedAt === null || lookedBy === null || (first?.at === lookedAt && first.by === lookedBy))
    return null;
  const when = formatMoment(lookedAt);
  return first === undefined
    ? t`${lookedBy} looked at it, ${when}. Nobody has decided on it yet.`
    : t`${lookedBy} looked at it, ${when}`;
}

/**
 * A sentence while the safeguarding contact has not judged an alert that somebody else judged; null
 * otherwise.
 */
export const contactSentence = ({ isWaiting, awaitsContact }: Alert): string | null =>
  awaitsContact && !isWaiting ? t`Your safeguarding contact has not decided on it yet.` : null;

/** The recipient of an email, with the role in which they get it. */
const recipientOf = ({ to, as }: AlertEmail): string =>
  ({
    contact: t`${to} (safeguarding contact)`,
    teacher: t`${to} (teacher)`,
    administrator: t`${to} (administrator)`,
  })[as];

/**
 * Sentences that say to whom the emails and the reminders about an alert were not sent, and that ask the
 * reader to tell these people while they may not know of it.
 */
export function failedEmailSentences({ emails, isWaiting, awaitsContact }: Alert): string[] {
  const failed = emails.filter(({ state }) => state !== 'sending' && state !== 'sent');
  if (failed.length === 0) return [];
  const names = (isReminder: boolean) =>
    formatList(failed.filter((email) => email.isReminder === isReminder).map(recipientOf));
  const first = names(false);
  const reminded = names(true);
  return [
    ...(first === '' ? [] : [t`The email about it was not sent to ${first}.`]),
    ...(reminded === '' ? [] : [t`The reminder was not sent to ${reminded}.`]),
    ...(isWaiting || awaitsContact ? [t`Please make sure that these people know about it.`] : []),
  ];
}
