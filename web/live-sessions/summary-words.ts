import { plural, t } from '@lingui/core/macro';
import type { StudentSummary } from '../../contract/lesson-summary.ts';
import { questionCount } from '../ui/counts.ts';
import { formatClock } from '../ui/moments.ts';

/** Something worth a look in a student's lesson, with the question that shows it. */
export interface Highlight {
  readonly look: 'danger' | 'notice' | 'positive' | 'neutral';
  readonly text: string;
  readonly question?: string;
}

/** The minutes from joining to the end of the lesson; null without a time of joining or of the end. */
export function minutesPresent(joinedAt: string | null, closedAt: string | null): number | null {
  if (joinedAt === null || closedAt === null) return null;
  return Math.max(Math.round((Date.parse(closedAt) - Date.parse(joinedAt)) / 60_000), 0);
}

/** '45 min' */
export const minutesWords = (minutes: number): string => t`${minutes} min`;

const stoppedWords = (count: number): string =>
  plural(count, { one: '# answer of the tutor stopped', other: '# answers of the tutor stopped' });
const alertWords = (count: number): string => plural(count, { one: '# alert', other: '# alerts' });
const uncheckedWords = (count: number): string =>
  plural(count, { one: '# answer not checked', other: '# answers not checked' });

function stuckHighlight(stuck: StudentSummary['stuck']): Highlight[] {
  const last = stuck.at(-1);
  if (!last) return [];
  const at = formatClock(last.at);
  const times = stuck.length;
  const text = times === 1 ? t`Stuck at ${at}` : t`Stuck ${times} times, last at ${at}`;
  return [{ look: 'notice', text, question: last.question }];
}

const unansweredWords = (count: number): string =>
  plural(count, { one: '# request not answered', other: '# requests not answered' });

function unansweredHighlight(request: StudentSummary['unansweredRequest']): Highlight[] {
  if (request === null) return [];
  const text = t`Asked for you at ${formatClock(request.at)}, not answered`;
  return [{ look: 'notice', text, ...(request.text !== '' && { question: request.text }) }];
}

function offloadingHighlight({ asked, given }: StudentSummary['offloading']): Highlight[] {
  if (asked === 0) return [];
  const text = plural(asked, { one: 'asked once to do the work', other: 'asked # times to do the work' });
  const answers = plural(given, { one: '# answer did it', other: '# answers did it' });
  return [{ look: 'neutral', text: given === 0 ? text : t`${text}, ${answers}` }];
}

/**
 * What is worth a look in a student's lesson, the gravest first; nothing for most. Unchecked answers are
 * mentioned only beside something else: in a class without a key, every student has some.
 */
export function highlightsOf(student: StudentSummary): Highlight[] {
  const { alerts, unansweredRequest, stuck, foundAt, offloading, unchecked } = student;
  const highlights: Highlight[] = [
    ...(alerts > 0 ? [{ look: 'danger' as const, text: alertWords(alerts) }] : []),
    ...unansweredHighlight(unansweredRequest),
    ...stuckHighlight(stuck),
    ...(foundAt === null
      ? []
      : [{ look: 'positive' as const, text: t`Found it at ${formatClock(foundAt)}` }]),
    ...offloadingHighlight(offloading),
  ];
  const mentionsUnchecked = highlights.length > 0 && unchecked > 0;
  return mentionsUnchecked
    ? [...highlights, { look: 'neutral', text: uncheckedWords(unchecked) }]
    : highlights;
}

const sum = (students: readonly StudentSummary[], count: (student: StudentSummary) => number): number =>
  students.reduce((total, student) => total + count(student), 0);

/** The lesson in numbers; what did not happen is left out. */
export function totalsOf(students: readonly StudentSummary[]): Highlight[] {
  const absent = students.filter(({ joinedAt, questions }) => joinedAt === null && questions === 0).length;
  const here = students.length - absent;
  const [stuck, found] = [
    students.filter((student) => student.stuck.length > 0).length,
    students.filter(({ foundAt }) => foundAt !== null).length,
  ];
  const questions = sum(students, (student) => student.questions);
  const alerts = sum(students, (student) => student.alerts);
  const unanswered = students.filter(({ unansweredRequest }) => unansweredRequest !== null).length;
  const stopped = sum(students, (student) => student.stopped);
  const unchecked = sum(students, (student) => student.unchecked);
  const asked = sum(students, ({ offloading }) => offloading.asked);
  const given = sum(students, ({ offloading }) => offloading.given);
  const all: (Highlight & { count: number })[] = [
    { count: 1, look: 'neutral', text: t`${here} here` },
    { count: absent, look: 'neutral', text: t`${absent} not here` },
    { count: 1, look: 'neutral', text: questionCount(questions) },
    { count: alerts, look: 'danger', text: alertWords(alerts) },
    { count: unanswered, look: 'notice', text: unansweredWords(unanswered) },
    { count: stuck, look: 'notice', text: t`${stuck} stuck` },
    { count: found, look: 'positive', text: t`${found} found it` },
    { count: stopped, look: 'neutral', text: stoppedWords(stopped) },
    { count: unchecked, look: 'neutral', text: uncheckedWords(unchecked) },
    { count: asked, look: 'neutral', text: t`${asked} asked to do the work, ${given} given` },
  ];
  return all.filter(({ count }) => count > 0).map(({ look, text }) => ({ look, text }));
}

/** Students with alerts first; the others stay in their order. */
export const alertsFirst = (one: StudentSummary, other: StudentSummary): number =>
  Number(other.alerts > 0) - Number(one.alerts > 0);
