import { expect, it } from 'vitest';
import { randomIds } from '../ids.ts';
import { requestIds } from './request-ids.ts';

it('each call has an id of its own, which can be read aloud [spec 10.229]', () => {
  const next = requestIds({ code: () => 'K7QM' });
  const ids = Array.from({ length: 100_000 }, next);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^K7QM-[A-Z0-9]{1,4}$/.test(id))).toBe(true);
});

it('another start of the server begins its ids differently', () => {
  expect(requestIds(randomIds)().split('-')[0]).not.toBe(requestIds(randomIds)().split('-')[0]);
});
