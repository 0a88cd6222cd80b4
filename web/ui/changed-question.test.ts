import { expect, it } from 'vitest';
import { changesAmong } from './changed-question.tsx';

const first = { id: 'a', changedFrom: null };
const second = { id: 'b', changedFrom: 'a' };
const third = { id: 'c', changedFrom: 'b' };

it('a changed question and the first one lead to each other', () => {
  const changes = changesAmong([first, second]);
  expect(changes(first)).toEqual({ changedFrom: undefined, changedTo: 'b' });
  expect(changes(second)).toEqual({ changedFrom: 'a', changedTo: undefined });
});

it('a question that was changed twice leads both ways', () => {
  expect(changesAmong([first, second, third])(second)).toEqual({ changedFrom: 'a', changedTo: 'c' });
});

it('a changed question that was asked again after a failure is where the first one leads', () => {
  const again = { id: 'd', changedFrom: 'a' };
  expect(changesAmong([first, second, again])(first).changedTo).toBe('d');
});

it('a first question that was deleted or is not loaded yet is named and not linked', () => {
  expect(changesAmong([second])(second)).toEqual({ changedFrom: null, changedTo: undefined });
});

it('an ordinary question has no link', () => {
  expect(changesAmong([first])(first)).toEqual({ changedFrom: undefined, changedTo: undefined });
});
