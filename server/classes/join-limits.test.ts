import { expect, it } from 'vitest';
import { type Joined, needsApproval } from './join-limits.ts';

const joined: Joined = {
  students: 17,
  before: 12,
  newPeople: 5,
  isNew: true,
};

it.each<[string, Partial<Joined>, boolean, boolean]>([
  ['a sixth new account in a class with twelve students', {}, false, true],
  ['a fifth new account', { newPeople: 4 }, false, false],
  ['a student of another class', { isNew: false }, false, false],
  ['the first lesson of a class, in which everybody is new', { before: 0, newPeople: 33 }, false, false],
  ['a class of three', { before: 3 }, false, false],
  ['a sixty-first student', { students: 60, isNew: false }, false, true],
  ['a sixty-first student, though approval was turned off', { students: 60 }, true, true],
  ['a sixtieth student', { students: 59, isNew: false }, false, false],
  ['a lesson whose teacher has turned approval off again', {}, true, false],
])('approval turns itself on or not: %s', (_, changed, wasTurnedOn, expected) => {
  expect(needsApproval({ ...joined, ...changed }, wasTurnedOn)).toBe(expected);
});
