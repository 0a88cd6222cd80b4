import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { SharedReads } from './shared-reads.ts';

/** Reads how often it was called before. */
const counted = () => {
  let reads = 0;
  return async () => reads++;
};

it('is made once for all who asked in the same turn, also when one of them reads later', async () => {
  const reads = new SharedReads<number>();
  const read = counted();
  const [one, other] = [reads.of('class', read), reads.of('class', read)];
  expect(await one()).toBe(0);
  await setImmediate();
  expect(await other()).toBe(0);
});

it('is made again for those who ask after a later change', async () => {
  const reads = new SharedReads<number>();
  const read = counted();
  const before = reads.of('class', read);
  await setImmediate();
  const after = reads.of('class', read);
  expect([await before(), await after()]).toEqual([0, 1]);
});

it('does not begin before it is needed', async () => {
  const read = counted();
  new SharedReads<number>().of('class', read);
  await setImmediate();
  expect(await read()).toBe(0);
});

it('of one class is not that of another', async () => {
  const reads = new SharedReads<string>();
  const [one, other] = ['one', 'other'].map((id) => reads.of(id, async () => id));
  expect([await one?.(), await other?.()]).toEqual(['one', 'other']);
});
