import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function takeAll<Item>(queue: FairQueue<Item>): Item[] {
  return Array.from({ length: queue.size }, () => queue.take() as Item);
}

it('keeps the order of one owner', () => {
  const queue = new FairQueue<number>();
  for (const n of [1, 2, 3]) queue.push(['school', 'class', 'student'], n);
  expect(takeAll(queue)).toEqual([1, 2, 3]);
  expect(queue.take()).toBeUndefined();
});

it('takes turns among schools, in a school among classes, in a class among students', () => {
  const queue = new FairQueue<string>();
  for (const n of [1, 2, 3, 4]) queue.push(['north', 'algebra', 'mei'], `mei ${n}`);
  queue.push(['north', 'algebra', 'jo'], 'jo 1');
  queue.push(['north', 'history', 'ann'], 'ann 1');
  queue.push(['south', 'art', 'bo'], 'bo 1');
  queue.push(['south', 'art', 'bo'], 'bo 2');
  expect(takeAll(queue)).toEqual(['mei 1', 'bo 1', 'ann 1', 'bo 2', 'jo 1', 'mei 2', 'mei 3', 'mei 4']);
});

it('lets a newcomer wait for one item of each other owner at most', () => {
  const queue = new FairQueue<string>();
  for (let n = 0; n < 10_000; n++) queue.push(['loud'], 'loud');
  queue.take();
  queue.push(['quiet'], 'quiet');
  expect([queue.take(), queue.take()]).toEqual(['loud', 'quiet']);
});
