import { afterEach, expect, test } from 'vitest';
import { byName, chooseNameOrder } from './name-order.ts';

const people = [
  { name: 'Zoe Adams', username: 'z', firstName: 'Zoe', lastName: 'Adams' },
  { name: 'Ana Zúñiga', username: 'a', firstName: 'Ana', lastName: 'Zúñiga' },
  { name: 'Ana de la Cruz', username: 'c', firstName: 'Ana', lastName: 'de la Cruz' },
  { name: 'Émile Óscar', username: 'e', firstName: 'Émile', lastName: 'Óscar' },
  { name: 'Ada Byron', username: '' },
  { name: 'Maria Garcia (m.2)', username: 'm.2', firstName: 'Maria', lastName: 'Garcia' },
  { name: 'Maria Garcia (m.1)', username: 'm.1', firstName: 'Maria', lastName: 'Garcia' },
  { name: 'Student 10', username: 's10', firstName: 'Student', lastName: '10' },
  { name: 'Student 9', username: 's9', firstName: 'Student', lastName: '9' },
];
const names = () => people.toSorted(byName).map(({ name }) => name);

afterEach(() => chooseNameOrder('first'));

test('people stand by their first name', () => {
  expect(names()).toEqual([
    'Ada Byron',
    'Ana de la Cruz',
    'Ana Zúñiga',
    'Émile Óscar',
    'Maria Garcia (m.1)',
    'Maria Garcia (m.2)',
    'Student 9',
    'Student 10',
    'Zoe Adams',
  ]);
});

test('people stand by their last name where the teacher chose that', () => {
  chooseNameOrder('last');
  expect(names()).toEqual([
    'Student 9',
    'Student 10',
    'Zoe Adams',
    'Ada Byron',
    'Ana de la Cruz',
    'Maria Garcia (m.1)',
    'Maria Garcia (m.2)',
    'Émile Óscar',
    'Ana Zúñiga',
  ]);
});
