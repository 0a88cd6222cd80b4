import { expect, it } from 'vitest';
import { parentsFirst } from './tables.ts';

const refers = (table: string, parent: string, isOptional = false) => ({
  table,
  column: `${parent}_id`,
  parent,
  isOptional,
});

it('each table comes after those that it refers to', () => {
  expect(parentsFirst(['a', 'b', 'c'], [refers('a', 'b'), refers('b', 'c')])).toEqual([
    { name: 'c', setLater: [] },
    { name: 'b', setLater: [] },
    { name: 'a', setLater: [] },
  ]);
});

it('in a circle the optional column is set later, and no other', () => {
  const references = [
    refers('profile', 'school'),
    refers('school', 'profile', true),
    refers('a', 'school', true),
  ];
  expect(parentsFirst(['a', 'profile', 'school'], references)).toEqual([
    { name: 'school', setLater: ['profile_id'] },
    { name: 'a', setLater: [] },
    { name: 'profile', setLater: [] },
  ]);
});

it('a circle without an optional column is named', () => {
  expect(() => parentsFirst(['a', 'b'], [refers('a', 'b'), refers('b', 'a')])).toThrow(
    'Some of these tables refer to each other in a circle: a, b.',
  );
});
