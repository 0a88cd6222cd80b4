import { expect, it } from 'vitest';
import { type Joined, needsApproval } from './join-limits.ts';

const lesson: Joined = {
  students: 17,
  lessonBegan: '2026-09-01T08:00:00.000Z',
  beforeLesson: 12,
  newAccounts: 5,
  isNewAccount: true,
};

it.each<[string, Partial<Joined>, string | null, boolean]>([
  ['a sixth new account in a class with twelve students', {}, null, true],
  ['a fifth new account', { newAccounts: 4 }, null, false],
  ['an account from before the lesson', { isNewAccount: false }, null, false],
  [
    'the first lesson of a class, in which all accounts are new',
    { beforeLesson: 3, newAccounts: 33 },
    null,
    false,
  ],
  [
    'a sixty-first student, also without a lesson',
    { students: 60, lessonBegan: null, isNewAccount: false },
    null,
    true,
  ],
  ['a sixtieth student', { students: 59, isNewAccount: false }, null, false],
  ['a lesson whose teacher has turned approval off again', {}, '2026-09-01T08:10:00.000Z', false],
  ['a later lesson', {}, '2026-08-31T08:10:00.000Z', true],
])('approval turns itself on or not: %s', (_, changed, turnedOnAt, expected) => {
  expect(needsApproval({ ...lesson, ...changed }, turnedOnAt)).toBe(expected);
});
