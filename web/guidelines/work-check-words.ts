import { plural, t } from '@lingui/core/macro';
import type { Compared, StudentWork } from '../../contract/work.ts';

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

/** How often a student tried to get around the guidelines; empty for never. */
export const attemptsNote = ({ attempts }: Pick<StudentWork, 'attempts'>): string =>
  attempts === 0
    ? ''
    : plural(attempts, {
        one: '# attempt to get around the guidelines',
        other: '# attempts to get around the guidelines',
      });

/**
 * How many of a student's questions hand the work over to the tutor, in a few words; empty for none. The
 * words do not judge.
 */
export const offloadingNote = ({ asked }: StudentWork['offloading']): string =>
  asked === 0
    ? ''
    : plural(asked, { one: 'asked once to do the work', other: 'asked # times to do the work' });

type Counted = Pick<StudentWork, 'answers' | 'compared' | 'attempts' | 'offloading'>;

/** What the checks noticed in the work of some students, one sentence each; none while there is no answer. */
function checksSentences(students: readonly Counted[]): string[] {
  const sum = (count: (student: Counted) => number) =>
    students.reduce((total, student) => total + count(student), 0);
  const answers = sum((student) => student.answers);
  const attempts = sum((student) => student.attempts);
  const asked = sum(({ offloading }) => offloading.asked);
  if (answers === 0) return [];
  const total = plural(answers, { one: '# answer', other: '# answers' });
  const kinds = comparedWords({
    key: sum(({ compared }) => compared.key),
    proposed: sum(({ compared }) => compared.proposed),
    none: sum(({ compared }) => compared.none),
  });
  return [
    kinds === '' ? `${total}.` : `${total}: ${kinds}.`,
    attempts > 0 &&
      plural(attempts, {
        one: '# question tried to get around the guidelines.',
        other: '# questions tried to get around the guidelines.',
      }),
    asked > 0 && offloadingWords({ asked, given: sum(({ offloading }) => offloading.given) }),
  ].filter((sentence) => sentence !== false);
}

/** What the checks noticed in one student's work, one sentence on each line; empty while there is no answer. */
export const studentSummary = (student: Counted): string => checksSentences([student]).join('\n');

/**
 * What the checks did in a whole lesson or assignment. How many answers they stopped is said here and with no
 * student: the model wrote them.
 */
export function classSummary(students: readonly (Counted & Pick<StudentWork, 'stopped'>)[]): string {
  const stopped = students.reduce((sum, student) => sum + student.stopped, 0);
  const ofModel = plural(stopped, {
    one: '# answer of the tutor was stopped, at least in part.',
    other: '# answers of the tutor were stopped, at least in part.',
  });
  return [...checksSentences(students), ...(stopped > 0 ? [ofModel] : [])].join('\n');
}
