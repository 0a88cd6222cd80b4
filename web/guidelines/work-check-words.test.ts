import { expect, it } from 'vitest';
import { attemptsNote, classSummary, offloadingNote, studentSummary } from './work-check-words.ts';

it.each([
  [0, ''],
  [1, '1 attempt to get around the guidelines'],
  [3, '3 attempts to get around the guidelines'],
])('a student with %i attempts reads: %s', (attempts, says) => {
  expect(attemptsNote({ attempts })).toBe(says);
});

it('a student who handed work over has a note without a judgement [standard 4.12]', () => {
  expect(offloadingNote({ asked: 0, given: 0 })).toBe('');
  expect(offloadingNote({ asked: 1, given: 1 })).toBe('asked once to do the work');
  expect(offloadingNote({ asked: 3, given: 0 })).toBe('asked 3 times to do the work');
});

it.each<
  [
    [
      answers: number,
      key: number,
      proposed: number,
      none: number,
      stopped: number,
      attempts: number,
      asked?: number,
      given?: number,
    ][],
    string,
  ]
>([
  [[], ''],
  [[[1, 1, 0, 0, 0, 0]], '1 answer: 1 checked against your key.'],
  [
    [[1, 0, 0, 1, 1, 0]],
    '1 answer: 1 checked without a key.\n1 answer of the tutor was stopped, at least in part.',
  ],
  [[[2, 0, 0, 0, 0, 0]], '2 answers.'],
  [[[2, 0, 0, 0, 0, 0, 1]], '2 answers.\n1 question asked the tutor to do the work.'],
  [
    [
      [2, 0, 0, 0, 0, 0, 2, 1],
      [1, 0, 0, 0, 0, 0, 1, 1],
    ],
    '3 answers.\n3 questions asked the tutor to do the work; 2 answers did it.',
  ],
  [
    [
      [9, 6, 2, 0, 2, 1],
      [5, 1, 0, 4, 0, 1],
    ],
    '14 answers: 7 checked against your key, 2 checked against an answer that the tutor worked out, 4 checked without a key.\n2 questions tried to get around the guidelines.\n2 answers of the tutor were stopped, at least in part.',
  ],
])('a class of %j reads: %s [standard 10.11]', (students, says) => {
  const counted = students.map(([answers, key, proposed, none, stopped, attempts, asked = 0, given = 0]) => ({
    answers,
    compared: { key, proposed, none },
    stopped,
    attempts,
    offloading: { asked, given },
  }));
  expect(classSummary(counted)).toBe(says);
});

it('the summary of one student says nothing of the answers that were stopped', () => {
  const counted = { answers: 2, compared: { key: 2, proposed: 0, none: 0 }, stopped: 2, attempts: 1 };
  expect(studentSummary({ ...counted, ...{ offloading: { asked: 0, given: 0 } } })).toBe(
    '2 answers: 2 checked against your key.\n1 question tried to get around the guidelines.',
  );
});
