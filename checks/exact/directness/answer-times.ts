/** The minutes of half a day: a time by a clock of 12 hours may be in either half. */
const halfDay = 12 * 60;
/** Names of twelve o'clock, and number words of hours that canonical text leaves as they are. */
const named: Readonly<Record<string, string>> = {
  noon: '12:00',
  midday: '12:00',
  midnight: '12:00',
  mittag: '12:00',
  mitternacht: '12:00',
  midi: '12:00',
  minuit: '12:00',
  mediodía: '12:00',
  medianoche: '12:00',
};
const anyName = new RegExp(`(?<!\\p{L})(?:${Object.keys(named).join('|')})(?!\\p{L})`, 'giu');

/** "3:25", "14h30", "3.25 am", "14 Uhr 5", "3 heures et 25", "las 3 y 25". */
const inDigits =
  /(?<![\d:.])([01]?\d|2[0-4])(?::| ?h ?| uhr | heures? (?:et )?| y |\.(?=\d\d ?(?:[ap]\.?m|uhr)))([0-5]?\d)(?![\d:]|\.\d)/giu;
/** "3 o'clock", "14 Uhr", "3 pm". */
const fullHour =
  /(?<![\d:.])([01]?\d|2[0-4])(?: o'clock| ?uhr| heures?(?! (?:et )?\d)| ?[ap]\.?m(?!\p{L})| in the (?:morning|afternoon|evening))/giu;
/** "25 past 3", "quarter to 4", "5 nach 3", "viertel vor 4". */
const fromHour =
  /(?<![\d:.])(\d{1,2}|(?:a )?quarter|half|1\/[24]|viertel) (?:minuten? |minutes? )?(past|after|nach|to|before|vor) ([01]?\d)(?![\d:])/giu;
/** "halb 4", "3 et quart", "4 menos cuarto": the word and the minutes that it adds to the hour. */
const otherWords: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})halb ([01]?\d)(?![\d:])/giu, -30],
  [/(?<![\d:.])([01]?\d)(?: heures?)? (?:et quart|y cuarto)/giu, 15],
  [/(?<![\d:.])([01]?\d)(?: heures?)? (?:et demie|y media)/giu, 30],
  [/(?<![\d:.])([01]?\d)(?: heures?)? (?:moins le quart|menos cuarto)/giu, -15],
];

/** How many minutes a fraction of an hour has. */
const minutesOf = (words: string): number =>
  /quarter|1\/4|viertel/i.test(words) ? 15 : /half|1\/2/i.test(words) ? 30 : Number(words);

/** The times of day that a canonical text names, in minutes of half a day. */
export function timesIn(text: string): number[] {
  const said = text.replace(anyName, (name) => named[name.toLowerCase()] ?? name);
  if (!/\d/.test(said)) return [];
  const found: number[] = [];
  const add = (hour: string, minutes: number) => {
    found.push((Number(hour) * 60 + minutes + halfDay) % halfDay);
  };
  for (const [, hour = '', minutes] of said.matchAll(inDigits)) add(hour, Number(minutes));
  for (const [, hour = ''] of said.matchAll(fullHour)) add(hour, 0);
  for (const [, words = '', side = '', hour = ''] of said.matchAll(fromHour))
    add(hour, /^(?:to|before|vor)$/i.test(side) ? -minutesOf(words) : minutesOf(words));
  for (const [pattern, minutes] of otherWords)
    for (const [, hour = ''] of said.matchAll(pattern)) add(hour, minutes);
  return found;
}

/** Whether a text names this time of day. */
export const namesTime = (text: string, hour: number, minute: number): boolean =>
  timesIn(text).includes((hour * 60 + minute) % halfDay);
