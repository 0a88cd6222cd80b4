import { inSi, type Quantity } from './quantities.ts';

/** A time of day: "14:30", "2.30 pm", "14 h 30", "at 9 h", "7 Uhr". */
const time =
  /(?<![\d:.])([01]?\d|2[0-4])(?::([0-5]\d)|\.([0-5]\d)(?= ?(?:uhr|[ap]\.?m))| ?h ?([0-5]\d)|(?<=(?:\bat|\bum|\bfrom|(?<!\p{L})à|vers|\blas|\bdès) \d{1,2}) ?h(?!\p{L})| ?(?=uhr|[ap]\.?m\b|o'clock))(?: ?(uhr|[ap])\.?)?/giu;
const minutesPerDay = 24 * 60;

/** Every time of day in a text: its minutes after midnight and its place. */
function timesIn(text: string): { minutes: number; from: number; to: number }[] {
  return [...text.matchAll(time)].map(
    ({ 0: written, 1: hours = '', 2: afterColon, 3: afterDot, 4: afterH, 5: halfOfDay, index }) => {
      // 12 am is midnight, and 12 pm is noon.
      const hour = /^[ap]/i.test(halfOfDay ?? '') && Number(hours) === 12 ? 0 : Number(hours);
      const shift = /^p/i.test(halfOfDay ?? '') && hour < 12 ? 12 : 0;
      const minutes = (hour + shift) * 60 + Number(afterColon ?? afterDot ?? afterH ?? 0);
      return { minutes, from: index, to: index + written.length };
    },
  );
}

/**
 * Words of a question that asks for the beginning: the length of time is then subtracted from the given end.
 */
const asksForBeginning =
  /\b(?:start|begin|began|leave|left|set off|depart|anfang|beginn|angefangen|losfahren|abfahr|los|commenc|début|part|empez|empiez|comenz|sal)/i;
/** Words of a question that asks for a time of day. */
const asksForTime = /\b(?:when|what time|wann|wie spät|um wie viel|quand|quelle heure|cuándo|qué hora)/iu;

/**
 * The answer of an exercise about times of day: the time after or before a length of time, or the minutes
 * between two.
 */
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
  const length = durations.reduce((sum, one) => sum + inSi(one) / 60, 0);
  return [clockTime(first.minutes + (asksForBeginning.test(asked) ? -length : length))];
}

/** Minutes after midnight, perhaps of the day before or after, as a time of day. */
function clockTime(minutes: number): string {
  const ofDay = ((Math.round(minutes) % minutesPerDay) + minutesPerDay) % minutesPerDay;
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`;
}
