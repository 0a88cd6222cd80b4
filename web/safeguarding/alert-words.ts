import { t } from '@lingui/core/macro';
import type { Alert, Danger } from '../../contract/safeguarding.ts';

/** What an alert is about, in a few words. */
export const dangerWord = (kind: Danger): string =>
  ({ 'self-harm': t`Possible self-harm`, abuse: t`Possible abuse`, threat: t`Possible threat` })[kind];

/** Whether a person can still judge the alert. */
export const canBeJudged = ({ acknowledgedAt, isConcern }: Alert): boolean =>
  acknowledgedAt === null || isConcern;

/** The state of an alert in words. */
export function stateOf({ acknowledgedBy, isConcern }: Alert): string {
  const name = acknowledgedBy ?? '';
  if (!isConcern) return t`Marked as not a concern by ${name}`;
  return acknowledgedBy === null ? t`Nobody has looked at it yet` : t`${name} is looking after it`;
}
