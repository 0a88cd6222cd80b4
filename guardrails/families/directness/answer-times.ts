import { type Facts, oncePerFacts } from './facts.ts';

/*
 * A time of day named by another one: "35 minutes after 11:48", "ten minutes too late" of the student's
 * 12:33, "between 12:22 and 12:24".
 */

/** A time of day: "11:48", "11h48", "11.48". */
const clock = /(?<![\d:.])([01]?\d|2[0-4])[:h.]([0-5]\d)(?![\d:]|\.\d)/g;
/** A span of time: "35 minutes", "2 h". */
const timeSpan =
  /(?<![\d:.])(\d{1,3}) ?(h(?:ours?|rs?)?|stunden?|heures?|horas?|m(?:in(?:ut(?:es?|en|os?))?s?)?)(?!\p{L})/giu;
/** The minutes of a day. */
const minutesOfDay = 24 * 60;
/** Two times at most this many minutes apart, with the answer between them, leave nothing to find. */
const narrow = 4;

/** The times of day that a text names, in minutes after midnight. */
const timesIn = (text: string): number[] =>
  [...text.matchAll(clock)].map(([, hours, minutes]) => Number(hours) * 60 + Number(minutes));

/** The spans of time that a text names, in minutes. */
const lengthsIn = (text: string): number[] =>
  [...text.matchAll(timeSpan)].map(
    ([, count, unit = '']) => Number(count) * (/^(?:h|st)/i.test(unit) ? 60 : 1),
  );

/**
 * The times of day of the answer, those of the exercise, and those that only the student's question has, in
 * minutes after midnight; also the exercise's spans of time.
 */
const timesOf = oncePerFacts(({ answers, question, task }) => {
  const given = new Set(timesIn(task));
  return {
    wanted: answers.flatMap((form) => (form.kind === 'time' ? [form.hour * 60 + form.minute] : [])),
    given,
    givenLengths: new Set(lengthsIn(task)),
    own: timesIn(question).filter((time) => !given.has(time)),
  };
});

/** The words that name the answer by another time; null for none. */
export function timeFrom(text: string, before: string, facts: Facts): string | null {
  const { wanted, given, givenLengths, own } = timesOf(facts);
  if (wanted.length === 0 || !/\d/.test(text)) return null;
  if (own.some((time) => wanted.includes(time))) return null;
  const said = timesIn(text);
  const isAround = (time: number) =>
    said.some((one) => one < time && said.some((other) => other > time && other - one <= narrow));
  if (wanted.some(isAround)) return text;
  const lengths = lengthsIn(text);
  const total = lengths.reduce((sum, one) => sum + one, 0);
  // Adding the rest to a time that the student found is the student's next step.
  const lengthKnown = lengths.every((length) => givenLengths.has(length));
  const bases = [...(said.length > 0 ? said : [...timesIn(before).slice(-1), ...own])].filter(
    (time) => !given.has(time) && !(lengthKnown && own.includes(time)),
  );
  const isNamed = (time: number) =>
    bases.some((base) =>
      [...lengths, total].some((length) =>
        [base + length, base - length].some((one) => (one - time) % minutesOfDay === 0),
      ),
    );
  return lengths.length > 0 && wanted.some(isNamed) ? text : null;
}
