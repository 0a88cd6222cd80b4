import table from '../../data/spoken-times.json' with { type: 'json' };

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
const inDigits = new RegExp(
  String.raw`(?<![\d:.])([01]?\d|2[0-4])(?::([0-5]\d)(?![\d:]|\.\d)|\.([0-5]\d)(?= ?(?:uhr|[ap]\.?m))` +
    String.raw`| ?h ?([0-5]\d)(?![\d:]|\.\d)| ?uhr ([0-5]?\d)(?![\d:]|\.\d)` +
    String.raw`|(?<=(?:\bat|\bum|\bfrom|(?<!\p{L})à|vers|\blas|\bdès) \d{1,2}) ?h(?!\p{L})` +
    String.raw`|(?= ?(?:uhr|[ap]\.?m|o'clock)(?!\p{L})))(?: ?(?:uhr|o'clock|([ap])\.?m(?!\p{L})))?`,
  'giu',
);

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

/** Times in words: the hour, the sign of the minutes that are said (a number, a quarter or half), and the minutes that the words add. */
const inWords = table.map(({ words, ...row }) => {
  return { ...row, pattern: new RegExp(`(?<![\\d:.\\p{L}])${words}(?![\\d:])`, 'giu') };
});

const minutesOf = (words: string): number =>
  /quarter|1\/4|viertel/i.test(words) ? 15 : /half|1\/2/i.test(words) ? 30 : Number(words);

export function spokenTimesIn(text: string): TimeOfDay[] {
  const said = text.replace(noon, '12:00');
  if (!/\d/.test(said)) return [];
  const words = inWords.flatMap(({ pattern, sign, minutes: fixed }) =>
    [...said.matchAll(pattern)].map(({ 0: written, index: from, groups = {} }) => {
      const minutes = Number(groups.hour) * 60 + sign * minutesOf(groups.minute ?? '0') + fixed;
      return { minutes: (minutes + minutesPerDay) % minutesPerDay, from, to: from + written.length };
    }),
  );
  return [...timesIn(said), ...words];
}

const halfDay = minutesPerDay / 2;

export const namesTime = (text: string, minutes: number): boolean =>
  spokenTimesIn(text).some((one) => one.minutes % halfDay === minutes % halfDay);
