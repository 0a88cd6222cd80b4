import { clockTime, minutesPerDay, timesIn } from '../directness/answer-times.ts';
import { beginningOf } from '../directness/vocabulary.ts';
import type { Quantity } from './quantities.ts';

/** Words of a question that asks for the beginning: the length of time is then subtracted from the given end. */
const asksForBeginning = beginningOf('asksForBeginning');
/** Words of a question that asks for a time of day. */
const asksForTime = beginningOf('asksForTime');

/** The answer of an exercise about times of day: the time after or before a length of time, or the minutes between two. */
export function byClock(exercise: string, asked: string, given: readonly Quantity[]): string[] {
  const times = timesIn(exercise);
  // The "9 h" of a time of day is no length of time.
  const durations = given.filter(
    ({ si, from }) => si?.dimension === 's' && !times.some((one) => from >= one.from && from < one.to),
  );
  const [first, second, third] = times;
  if (first && second && !third && durations.length === 0) {
    // The second time may be on the next day.
    const minutesBetween = (second.minutes - first.minutes + minutesPerDay) % minutesPerDay;
    return [`${minutesBetween} min`];
  }
  if (!first || second || durations.length === 0 || !asksForTime.test(asked)) return [];
  const length = durations.reduce((sum, { value, si }) => sum + (value * (si?.size ?? 1)) / 60, 0);
  return [clockTime(first.minutes + (asksForBeginning.test(asked) ? -length : length))];
}
