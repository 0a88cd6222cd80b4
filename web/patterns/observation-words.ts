import { plural, t } from '@lingui/core/macro';
import { type Observation, type Pattern, type Sign, thresholds } from '../../contract/patterns.ts';
import { dateLocales } from '../ui/page-language.ts';

/** The name of a pattern in a few words. */
export const patternWord = (pattern: Pattern): string =>
  ({
    'night-use': t`Use at night`,
    'more-distress': t`More messages of distress than before`,
    distress: t`Messages of loneliness or low mood`,
    condition: t`A condition is named`,
    'harmful-requests': t`Questions for harmful content`,
    'not-stopping': t`Not stopping`,
  })[pattern];

/** The whole rule of a pattern with its numbers, in plain words. */
export function ruleSentence(pattern: Pattern): string {
  const { windowDays, night, distress, condition, more, stopping, harmful } = thresholds;
  const { from, until } = night.hours;
  return {
    'night-use': t`At least ${night.messages} messages between ${from} and ${until}, on at least ${night.nights} nights within ${windowDays} days.`,
    'more-distress': t`At least ${more.messages} messages of distress within ${more.recentDays} days, and at least ${more.times} times as many for each day of use as on this student’s own earlier days. Nobody is compared with anybody else.`,
    distress: t`At least ${distress.messages} messages on at least ${distress.days} days within ${windowDays} days in which the student seems to write of being lonely, low, ill, or of trouble at home.`,
    condition: t`At least ${condition.messages} messages within ${windowDays} days in which the student seems to name a condition of their own, such as depression, anxiety or psychosis.`,
    'harmful-requests': t`At least ${harmful.messages} questions for harmful content within ${windowDays} days, or ${harmful.grave} about weapons, extremism, sexual violence or ways to hurt oneself. Each was answered by a fixed text.`,
    'not-stopping': t`On at least ${stopping.days} days within ${windowDays} days, at least ${stopping.refusals} questions after the time was over, or at least ${stopping.lingering} greetings or wishes to go on talking.`,
  }[pattern];
}

/** What one message seems to tell. */
export const signWord = (sign: Sign): string =>
  ({
    condition: t`a condition`,
    isolation: t`loneliness`,
    'low-mood': t`low mood`,
    family: t`trouble at home`,
    alert: t`there is an alert about it`,
    lingering: t`greeting or company`,
    harmful: t`harmful content`,
    grave: t`grave harmful content`,
  })[sign];

/** What was counted. */
export function countSentence({ pattern, days, count, refused, before }: Observation): string {
  const nights = days.length;
  if (pattern === 'night-use')
    return plural(nights, {
      one: `# night with ${count} messages`,
      other: `# nights with ${count} messages together`,
    });
  if (pattern === 'not-stopping')
    return plural(nights, {
      one: `# day: ${refused} questions after the time was over, ${count} greetings or wishes to go on`,
      other: `# days: ${refused} questions after the time was over, ${count} greetings or wishes to go on`,
    });
  const onDays = plural(nights, { one: 'on # day', other: 'on # days' });
  const found = plural(count, { one: `# message ${onDays}`, other: `# messages ${onDays}` });
  if (before === null) return found;
  const { messages: earlier, days: earlierDays } = before;
  return t`${found}; before, ${earlier} on ${earlierDays} days of use`;
}

/** Sentences that speak against an observation, from what is stored and from what is known of such signs. */
export function counterEvidence({ pattern, others, messages }: Observation): string[] {
  const inAssignments = messages.filter(({ inAssignment }) => inAssignment).length;
  const said = [
    ...(others > 0
      ? [
          pattern === 'night-use'
            ? plural(others, {
                one: '# message of these two weeks was written by day.',
                other: '# messages of these two weeks were written by day.',
              })
            : plural(others, {
                one: '# other message of the same days shows nothing of the kind.',
                other: '# other messages of the same days show nothing of the kind.',
              }),
        ]
      : []),
    ...(inAssignments > 0
      ? [
          plural(inAssignments, {
            one: '# of the messages was written in an assignment and may be part of a text.',
            other: '# of the messages were written in assignments and may be part of a text.',
          }),
        ]
      : []),
  ];
  const usual = {
    'night-use': t`An exam, a deadline, a shared computer or a journey to another time zone can explain late hours.`,
    'more-distress': t`One bad event can explain a few days, and a student who trusts the tutor more writes more.`,
    distress: t`Words can be borrowed, exaggerated or meant as a joke. The product reads words, not people.`,
    condition: t`A condition can be known, treated and talked about openly. A word such as “anxiety” is also used lightly.`,
    'harmful-requests': t`Curiosity, a dare, a joke or a lesson can be behind it, and the checks take some ordinary questions for harmful ones.`,
    'not-stopping': t`A student may try a button again, greet out of politeness, or not have read why the time was over.`,
  }[pattern];
  return [...said, usual];
}

/** What the product cannot know. */
export const unknowns = (): string[] => [
  t`How the student is: nobody asked. What was written elsewhere or said to somebody.`,
  t`Whether somebody else used the account.`,
  t`What was missed: such messages are often not noticed.`,
];

/** The span of an observation, by the clock of the school. */
export function spanOf({ from, until, timeZone }: Pick<Observation, 'from' | 'until' | 'timeZone'>): string {
  return new Intl.DateTimeFormat(dateLocales, { dateStyle: 'medium', timeZone }).formatRange(
    new Date(from),
    new Date(until),
  );
}

/** A stretch of one day or night, by the clock of the school. */
export function stretchOf(from: string, until: string, timeZone: string): string {
  return new Intl.DateTimeFormat(dateLocales, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).formatRange(new Date(from), new Date(until));
}
