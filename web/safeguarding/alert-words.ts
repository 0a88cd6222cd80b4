import { t } from '@lingui/core/macro';
import type { Alert, Danger, Judgement } from '../../contract/safeguarding.ts';
import { formatMoment } from '../ui/moments.ts';

/** What an alert is about, in a few words. */
export const dangerWord = (kind: Danger): string =>
  ({ 'self-harm': t`Possible self-harm`, abuse: t`Possible abuse`, threat: t`Possible threat` })[kind];

/** Whether a person can still judge the alert. */
export const canBeJudged = ({ isWaiting, isConcern }: Alert): boolean => isWaiting || isConcern;

/** How somebody judged an alert, and when. */
export function judgementSentence({ by, at, isConcern }: Judgement): string {
  const when = formatMoment(at);
  return isConcern
    ? t`${by} is looking after it, since ${when}`
    : t`Marked as not a concern by ${by}, ${when}`;
}

/** A sentence while the safeguarding contact may not know of the alert yet; null otherwise. */
export function contactSentence({ mail, isWaiting, awaitsContact }: Alert): string | null {
  if (!awaitsContact) return null;
  if (mail === 'refused' || mail === 'unreachable' || mail === 'not-sent')
    return t`The email about it to the safeguarding contact was not sent. Please make sure that they know.`;
  return isWaiting ? null : t`Your safeguarding contact has not looked at it yet.`;
}
