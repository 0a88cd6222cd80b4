import type { Alert, Danger } from '../../contract/safeguarding.ts';

/** What an alert is about, in a word for people. */
export const dangerWords: Readonly<Record<Danger, string>> = {
  'self-harm': 'Possible self-harm',
  abuse: 'Possible abuse',
  threat: 'Possible threat',
};

/** Whether there is something left for a person to say of it. */
export const canBeJudged = ({ acknowledgedAt, isConcern }: Alert): boolean =>
  acknowledgedAt === null || isConcern;

/** How an alert stands. */
export function standingOf({ acknowledgedBy, isConcern }: Alert): string {
  if (!isConcern) return `Not a concern, says ${acknowledgedBy}`;
  return acknowledgedBy === null ? 'Nobody has looked at it yet' : `${acknowledgedBy} looks after it`;
}
