import { describe, expect, it } from 'vitest';
import type { StudentSummary } from '../../contract/lesson-summary.ts';
import { formatClock } from '../ui/moments.ts';
import { alertsFirst, highlightsOf, minutesPresent, totalsOf } from './summary-words.ts';

const at = (minute: number) => `2026-11-02T09:${String(minute).padStart(2, '0')}:00.000Z`;

const student = (fields: Partial<StudentSummary> = {}): StudentSummary => ({
  studentUid: 'u1',
  name: 'Mei Lin',
  username: 'mei.lin',
  firstName: 'Mei',
  lastName: 'Lin',
  joinedAt: at(0),
  questions: 3,
  stuck: [],
  foundAt: null,
  stopped: 0,
  unchecked: 0,
  offloading: { asked: 0, given: 0 },
  unansweredRequest: null,
  alerts: 0,
  ...fields,
});

const texts = (fields: Partial<StudentSummary>) => highlightsOf(student(fields)).map(({ text }) => text);

it('the minutes of a student count from joining to the end', () => {
  expect(minutesPresent(at(3), at(45))).toBe(42);
  expect(minutesPresent(null, at(45))).toBeNull();
  expect(minutesPresent(at(3), null)).toBeNull();
});

describe('what is worth a look', () => {
  it('is nothing for most, also when no answer was checked', () => {
    expect(highlightsOf(student())).toEqual([]);
    expect(highlightsOf(student({ unchecked: 3 }))).toEqual([]);
  });

  it('begins with what is gravest', () => {
    const stuck = [{ at: at(12), question: 'i dont get it' }];
    const all = { alerts: 1, stuck, foundAt: at(30), stopped: 2, unchecked: 1 };
    expect(texts({ ...all, offloading: { asked: 2, given: 1 } })).toEqual([
      '1 alert',
      `Stuck at ${formatClock(at(12))}`,
      `Found it at ${formatClock(at(30))}`,
      'asked 2 times to do the work, 1 answer did it',
      '1 answer not checked',
    ]);
  });

  it('says who asked for the teacher in vain, with the line if there is one', () => {
    const text = `Asked for you at ${formatClock(at(9))}, not answered`;
    const highlightOf = (line: string) =>
      highlightsOf(student({ unansweredRequest: { at: at(9), text: line } }));
    expect(highlightOf('Is it right?')).toEqual([{ look: 'notice', text, question: 'Is it right?' }]);
    expect(highlightOf('')).toEqual([{ look: 'notice', text }]);
  });

  it('says how often somebody was stuck, and shows the last question', () => {
    const stuck = [
      { at: at(12), question: 'i dont get it' },
      { at: at(20), question: 'what now' },
    ];
    expect(highlightsOf(student({ stuck }))).toEqual([
      { look: 'notice', text: `Stuck 2 times, last at ${formatClock(at(20))}`, question: 'what now' },
    ]);
  });
});

it('the lesson in numbers leaves out what did not happen', () => {
  const absent = student({ studentUid: 'u2', joinedAt: null, questions: 0 });
  const words = (students: StudentSummary[]) => totalsOf(students).map(({ text }) => text);
  expect(words([student(), absent])).toEqual(['1 here', '1 not here', '3 questions']);
  const stuck = [{ at: at(12), question: 'i dont get it' }];
  const unansweredRequest = { at: at(9), text: '' };
  expect(
    words([student({ stuck, unansweredRequest, foundAt: at(40), alerts: 2, stopped: 1, unchecked: 2 })]),
  ).toEqual([
    '1 here',
    '3 questions',
    '2 alerts',
    '1 request not answered',
    '1 stuck',
    '1 found it',
    '1 answer of the tutor stopped',
    '2 answers not checked',
  ]);
});

it('students with alerts come first, and the others keep their order', () => {
  const rows = [student({ name: 'Amara' }), student({ name: 'Ben' }), student({ name: 'Kiri', alerts: 2 })];
  const names = rows.sort(alertsFirst).map(({ name }) => name);
  expect(names).toEqual(['Kiri', 'Amara', 'Ben']);
});
