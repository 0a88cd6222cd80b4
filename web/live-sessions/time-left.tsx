import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { classNames } from '../ui/class-names.ts';
import { formatClock } from '../ui/moments.ts';
import { useTimeLeft } from './use-time-left.ts';

/** '24 minutes left'. */
export const timeLeftWords = (minutes: number): string =>
  minutes === 0 ? t`The lesson ends now` : plural(minutes, { one: '# minute left', other: '# minutes left' });

/** How long the lesson still lasts, for whoever is in it; nothing without a timer. */
export function TimeLeft({ endsAt }: { endsAt: string | null }) {
  const left = useTimeLeft(endsAt);
  if (left === null) return null;
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', left.isNear && 'font-semibold text-ink')}>
      {timeLeftWords(left.minutes)}
    </span>
  );
}

/**
 * Says that the end of the lesson is near. Screen readers announce only what changes in an element that is
 * already there, so the element stays while it is empty, without taking room. The sentence does not change
 * until the end, so it is announced once.
 */
export function EndWarning({ endsAt, className }: { endsAt: string | null; className?: string }) {
  const left = useTimeLeft(endsAt);
  const isNear = endsAt !== null && left?.isNear === true;
  return (
    <p
      role="status"
      className={classNames('text-sm font-semibold text-notice empty:absolute', isNear && className)}
    >
      {isNear && <Trans>The lesson ends soon, at {formatClock(endsAt)}.</Trans>}
    </p>
  );
}
