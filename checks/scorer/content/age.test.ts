import { expect, it } from 'vitest';
import { ageOf } from './age.ts';

it.each([
  ['Year 9', 13],
  ['9 years old', 9],
  ['5th grade', 10],
  ['Klasse 7', 12],
  ['6º ano', 11],
  ['12 años', 12],
  ['alumnos de 12 a 14 años', 12],
  ['sixième, 6e', 11],
  ['14 to 16', 14],
  ['primary', 9],
  ['', 13],
])('a class of "%s" is %i years old', (typed, age) => {
  expect(ageOf(typed)).toBe(age);
});
