import { expect, it } from 'vitest';
import { type Joined, needsApproval } from './join-limits.ts';

const joined: Joined = {
  students: 17,
  lessonEnded: '2026-09-01T09:00:00.000Z',
  before: 12,
  newPeople: 5,
  isNew: true,
};

it.each<[string, Partial<Joined>, string | null, boolean]>([
  ['a sixth new account in a class with twelve students', {}, null, true],
  ['a fifth new account', { newPeople: 4 }, null, false],
  ['a student of another class', { isNew: false }, null, false],
  [
    'the first lesson of a class, in which everybody is new',
    { lessonEnded: null, before: 0, newPeople: 33 },
    null,
    false,
  ],
  ['a class of three', { before: 3 }, null, false],
  ['a sixty-first student', { students: 60, isNew: false }, null, true],
  [
    'a sixty-first student, though approval was turned off',
    { students: 60 },
    '2026-09-01T09:10:00.000Z',
    true,
  ],
  ['a sixtieth student', { students: 59, isNew: false }, null, false],
  ['a lesson whose teacher has turned approval off again', {}, '2026-09-01T09:10:00.000Z', false],
  ['a later lesson', {}, '2026-08-31T08:10:00.000Z', true],
])('approval turns itself on or not: %s', (_, changed, turnedOnAt, expected) => {
  expect(needsApproval({ ...joined, ...changed }, turnedOnAt)).toBe(expected);
});
