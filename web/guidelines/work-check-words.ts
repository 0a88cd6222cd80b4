import { plural, t } from '@lingui/core/macro';
import type { Compared, StudentWork } from '../../contract/tutor.ts';

/** "9 checked against your key, 3 checked without a key"; empty when all counts are zero. */
const comparedWords = ({ key, proposed, none }: Compared): string =>
  [
    key > 0 && t`${key} checked against your key`,
    proposed > 0 && t`${proposed} checked against an answer that the tutor worked out`,
    none > 0 && t`${none} checked without a key`,
  ]
    .filter(Boolean)
    .join(', ');

/**
 * One neutral sentence on how often students asked the tutor to do their work, and how often an answer did
 * it.
 */
const offloadingWords = ({ asked, given }: StudentWork['offloading']): string => {
  const questions = plural(asked, {
    one: '# question asked the tutor to do the work',
    other: '# questions asked the tutor to do the work',
  });
  if (given === 0) return t`${questions}.`;
  const answers = plural(given, { one: '# answer did it', other: '# answers did it' });
  return t`${questions}; ${answers}.`;
};

/** One student's work, in a few words: "2 answers stopped · 1 attempt to get around the guidelines". */
export const workChecks = ({ stopped, attempts }: Pick<StudentWork, 'stopped' | 'attempts'>): string =>
  [
    stopped > 0 && plural(stopped, { one: '# answer stopped', other: '# answers stopped' }),
    attempts > 0 &&
      plural(attempts, {
        one: '# attempt to get around the guidelines',
        other: '# attempts to get around the guidelines',
      }),
  ]
    .filter(Boolean)
    .join(' · ');

/**
 * How many of a student's questions hand the work over to the tutor, in a few words; empty for none. The
 * words do not judge.
 */
export const offloadingNote = ({ asked }: StudentWork['offloading']): string =>
  asked === 0
    ? ''
    : plural(asked, { one: 'asked once to do the work', other: 'asked # times to do the work' });

type Counted = Pick<StudentWork, 'answers' | 'compared' | 'stopped' | 'attempts' | 'offloading'>;

/**
 * What the checks did in a whole lesson or assignment, or in one student's work; empty while there is no
 * answer. One sentence on each line.
 */
export function checksSummary(students: readonly Counted[]): string {
  const sum = (count: (student: Counted) => number) =>
    students.reduce((total, student) => total + count(student), 0);
  const answers = sum((student) => student.answers);
  const stopped = sum((student) => student.stopped);
  const attempts = sum((student) => student.attempts);
  const asked = sum(({ offloading }) => offloading.asked);
  if (answers === 0) return '';
  const total = plural(answers, { one: '# answer', other: '# answers' });
  const kinds = comparedWords({
    key: sum(({ compared }) => compared.key),
    proposed: sum(({ compared }) => compared.proposed),
    none: sum(({ compared }) => compared.none),
  });
  return [
    kinds === '' ? `${total}.` : `${total}: ${kinds}.`,
    stopped > 0 && t`${stopped} stopped at least in part.`,
    attempts > 0 &&
      plural(attempts, {
        one: '# question tried to get around the guidelines.',
        other: '# questions tried to get around the guidelines.',
      }),
    asked > 0 && offloadingWords({ asked, given: sum(({ offloading }) => offloading.given) }),
  ]
    .filter(Boolean)
    .join('\n');
}
