import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { SharedReads } from './shared-reads.ts';

/** A read that returns how often it was called before. */
const counted = () => {
  let reads = 0;
  return async () => reads++;
};

it('is made once for all who ask in the same turn', async () => {
  const reads = new SharedReads<number>();
  const read = counted();
  expect(await Promise.all([reads.of('class', read), reads.of('class', read)])).toEqual([0, 0]);
});

it('is made again for those who ask later', async () => {
  const reads = new SharedReads<number>();
  const read = counted();
  const before = reads.of('class', read);
  await setImmediate();
  expect(await Promise.all([before, reads.of('class', read)])).toEqual([0, 1]);
});

it('of one class is not that of another', async () => {
  const reads = new SharedReads<string>();
  const found = ['one', 'other'].map((id) => reads.of(id, async () => id));
  expect(await Promise.all(found)).toEqual(['one', 'other']);
});
