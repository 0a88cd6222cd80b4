/** A time of day in a text. */
interface TimeOfDay {
  /** After midnight. A time by a clock of 12 hours may be in either half of the day. */
  readonly minutes: number;
  readonly from: number;
  readonly to: number;
}

export const minutesPerDay = 24 * 60;

/** Minutes after midnight, perhaps of the day before or after, as a time of day: "14:05". */
export function clockTime(minutes: number): string {
  const ofDay = ((Math.round(minutes) % minutesPerDay) + minutesPerDay) % minutesPerDay;
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** "3:25", "14h30", "3.25 am", "14 Uhr 5", "3 o'clock", "7 Uhr", "at 9 h". */
const inDigits =
  /(?<![\d:.])([01]?\d|2[0-4])(?::([0-5]\d)(?![\d:]|\.\d)|\.([0-5]\d)(?= ?(?:uhr|[ap]\.?m))| ?h ?([0-5]\d)(?![\d:]|\.\d)| ?uhr ([0-5]?\d)(?![\d:]|\.\d)|(?<=(?:\bat|\bum|\bfrom|(?<!\p{L})à|vers|\blas|\bdès) \d{1,2}) ?h(?!\p{L})|(?= ?(?:uhr|[ap]\.?m|o'clock)(?!\p{L})))(?: ?(?:uhr|o'clock|([ap])\.?m(?!\p{L})))?/giu;

/** The times of day that a text names in digits. */
export const timesIn = (text: string): TimeOfDay[] =>
  [...text.matchAll(inDigits)].map((found) => {
    const [written, hours, ...minutes] = found;
    const half = minutes.pop()?.toLowerCase();
    // 12 am is midnight, and 12 pm is noon.
    const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0);
    const more = Number(minutes.find((one) => one !== undefined) ?? 0);
    return { minutes: hour * 60 + more, from: found.index, to: found.index + written.length };
  });

const noon =
  /(?<!\p{L})(?:noon|midday|midnight|mittag|mitternacht|midi|minuit|mediodía|medianoche)(?!\p{L})/giu;
const hour = '(?<hour>[01]?\\d|2[0-4])';
const spoken = (pattern: string): RegExp => new RegExp(`(?<![\\d:.\\p{L}])${pattern}(?![\\d:])`, 'giu');

/** Times in words, with the minutes that each adds to the hour. The group "minute" has minutes or a quarter or half. */
const inWords: readonly (readonly [RegExp, after: number, fixed: number])[] = [
  [spoken(`${hour} (?:heures? (?:et )?|y )(?<minute>[0-5]?\\d)`), 1, 0],
  [spoken(`${hour}(?: heures?(?! (?:et )?\\d)| in the (?:morning|afternoon|evening))`), 0, 0],
  [
    spoken(
      `(?<minute>\\d{1,2}|(?:a )?quarter|half|1/[24]|viertel) (?:minut\\p{L}* )?(?:past|after|nach) ${hour}`,
    ),
    1,
    0,
  ],
  [
    spoken(`(?<minute>\\d{1,2}|(?:a )?quarter|1/4|viertel) (?:minut\\p{L}* )?(?:to|before|vor) ${hour}`),
    -1,
    0,
  ],
  [spoken(`${hour}(?: heures?)? (?:et quart|y cuarto)`), 0, 15],
  [spoken(`${hour}(?: heures?)? (?:et demie|y media)`), 0, 30],
  [spoken(`${hour}(?: heures?)? (?:moins le quart|menos cuarto)`), 0, -15],
  [spoken(`halb ${hour}`), 0, -30],
];

const minutesOf = (words: string): number =>
  /quarter|1\/4|viertel/i.test(words) ? 15 : /half|1\/2/i.test(words) ? 30 : Number(words);

/** The times of day that a text names in digits or in words. */
export function spokenTimesIn(text: string): TimeOfDay[] {
  const said = text.replace(noon, '12:00');
  if (!/\d/.test(said)) return [];
  const words = inWords.flatMap(([pattern, after, fixed]) =>
    [...said.matchAll(pattern)].map(({ 0: written, index: from, groups = {} }) => {
      const minutes = Number(groups.hour) * 60 + after * minutesOf(groups.minute ?? '0') + fixed;
      return { minutes: (minutes + minutesPerDay) % minutesPerDay, from, to: from + written.length };
    }),
  );
  return [...timesIn(said), ...words];
}

const halfDay = minutesPerDay / 2;

/** Whether a text names a time of day, by a clock of 12 or 24 hours. */
export const namesTime = (text: string, minutes: number): boolean =>
  spokenTimesIn(text).some((one) => one.minutes % halfDay === minutes % halfDay);
