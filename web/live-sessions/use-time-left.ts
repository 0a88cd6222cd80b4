import { timerMinutes } from '../../contract/lesson-end.ts';
import { useNow } from '../ui/use-now.ts';

const minute = 60_000;

/** The minutes that are left, rounded up. */
export const minutesLeft = (endsAt: string, now: number): number =>
  Math.max(Math.ceil((Date.parse(endsAt) - now) / minute), 0);

/** When the number of minutes that are left changes next; null when none are. */
export const nextChange = (endsAt: string, now: number): number | null => {
  const left = minutesLeft(endsAt, now);
  return left === 0 ? null : Date.parse(endsAt) - (left - 1) * minute;
};

/**
 * The minutes until the timer of a lesson ends it, and whether everybody is told that the end is near; null
 * without a timer.
 */
export function useTimeLeft(endsAt: string | null): { minutes: number; isNear: boolean } | null {
  const now = useNow((at) => (endsAt === null ? null : nextChange(endsAt, at))).getTime();
  if (endsAt === null) return null;
  const minutes = minutesLeft(endsAt, now);
  return { minutes, isNear: minutes <= timerMinutes.warning };
}
