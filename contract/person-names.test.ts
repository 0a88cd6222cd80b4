import { expect, test } from 'vitest';
import { namePartsOf, toldApart } from './person-names.ts';

const names = (people: readonly { name: string; username: string }[]) =>
  toldApart(people).map(({ name }) => name);

test.each([
  ['Maria Garcia', 'Maria Garcia'],
  ['Maria Garcia', 'María García'],
  ['Maria Garcia', 'MARIA GARCIA'],
  ['María García', 'Mari\u0301a Garci\u0301a'],
  ["Sean O'Brien", 'Sean O’Brien'],
  ['Ahmet İlhan', 'ahmet ilhan'],
  ['Anna-Lena Groß', 'Anna‐Lena Gross'],
  ['Ｍａｒｉａ Garcia', 'Maria Garcia'],
  ['Ma\u200bria Garcia', 'Maria Garcia'],
  ['王小明', '王小明'],
  ['נועה לוי', 'נועה לוי'],
])('%s and %s are told apart by their usernames', (one, other) => {
  expect(
    names([
      { name: one, username: 'one' },
      { name: 'Ada Byron', username: 'ada' },
      { name: other, username: 'other' },
    ]),
  ).toEqual([`${one} (one)`, 'Ada Byron', `${other} (other)`]);
});

test('different names stay as they are', () => {
  const people = [
    { name: 'Maria Garcia', username: 'one' },
    { name: 'Mario Garcia', username: 'two' },
    { name: 'Maria Garcia Lopez', username: 'three' },
  ];
  expect(toldApart(people)).toEqual(people);
  expect(toldApart(people)[0]).toBe(people[0]);
});

test('one student in two lists has no namesake', () => {
  const maria = { name: 'Maria Garcia', username: 'one' };
  expect(toldApart([maria], [maria, { ...maria }])).toEqual([maria]);
  expect(toldApart([maria], [maria, { name: 'Maria Garcia', username: 'two' }])).toMatchObject([
    { name: 'Maria Garcia (one)' },
  ]);
});

test('a name in which nothing can be seen has its username beside it', () => {
  expect(names([{ name: '\u200b \u200b', username: 'one' }])).toEqual(['\u200b \u200b (one)']);
});

test.each([
  ['Ada Byron', 'Ada', 'Byron'],
  ['Ana María López', 'Ana María', 'López'],
  ['Byron, Ada', 'Ada', 'Byron'],
  ['王小明', '', '王小明'],
  ['Prince', '', 'Prince'],
])('%s has the first name “%s” and the last name “%s”', (name, firstName, lastName) => {
  expect(namePartsOf({ name })).toEqual({ firstName, lastName });
  expect(namePartsOf({ name, firstName: 'Mei', lastName: 'Lin' })).toEqual({
    firstName: 'Mei',
    lastName: 'Lin',
  });
});
