import { expect, it } from 'vitest';
import { Counts, Durations, Entry, nextPlace, placesOf } from './places.ts';

const asker = (name: string) => {
  const [school = '', ofClass = '', student = ''] = name.split(' ');
  return { school, class: ofClass, student };
};

/** The places of those who wait, each by its name. */
function placesAmong(waiting: readonly string[], running: readonly string[] = []) {
  const counts = new Counts();
  for (const name of running) counts.add(asker(name), 1);
  const entries = waiting.map((name) => new Entry(asker(name), 0));
  const places = placesOf(entries, counts);
  return Object.fromEntries(entries.map((entry, n) => [waiting[n], places.get(entry)]));
}

const facts = { before: 3, atOnce: 4, usual: 20_000, now: 0 };

it('the students of a class wait in the order of their questions', () => {
  expect(placesAmong(['north algebra mei', 'north algebra jo', 'north algebra ann'])).toEqual({
    'north algebra mei': 0,
    'north algebra jo': 1,
    'north algebra ann': 2,
  });
});

it('a place counts the turns that come before it: a school with fewer answers under way comes first', () => {
  const waiting = ['north algebra mei', 'north algebra jo', 'south art bo'];
  expect(placesAmong(waiting, ['north algebra ann'])).toEqual({
    'south art bo': 0,
    'north algebra mei': 1,
    'north algebra jo': 2,
  });
});

it('from the hundredth on a place is not counted further', () => {
  const waiting = Array.from({ length: 300 }, (_, n) => `north algebra ${n}`);
  const places = placesAmong(waiting);
  expect([places['north algebra 99'], places['north algebra 100'], places['north algebra 299']]).toEqual([
    99, 100, 100,
  ]);
});

it('the usual time of an answer is the median of the last ones, once there are three', () => {
  const durations = new Durations();
  for (const seconds of [9, 100]) durations.add(seconds);
  expect(durations.usual).toBeNull();
  durations.add(10);
  expect(durations.usual).toBe(10);
});

it('the estimate is how long the answers before it usually take, as many at once as there are', () => {
  expect(nextPlace(null, facts)).toMatchObject({ before: 3, seconds: 20 });
  expect(nextPlace(null, { ...facts, before: 0, atOnce: 1 })).toMatchObject({ before: 0, seconds: 20 });
});

it.each([
  ['nothing is known yet', { usual: null }],
  ['no answer is under way', { atOnce: 0 }],
  ['it is later than the minute after which a question fails', { before: 20 }],
])('no estimate is told when %s', (_, changed) => {
  expect(nextPlace(null, { ...facts, ...changed }).seconds).toBeNull();
});

it('the estimate runs down, does not grow because others took longer, and goes when its time is over [spec 10.256]', () => {
  let place = nextPlace(null, facts);
  const seconds = [4_000, 9_000, 19_000, 21_000].map((now) => {
    place = nextPlace(place, { ...facts, usual: 60_000, now });
    return place.seconds;
  });
  expect(seconds).toEqual([20, 15, 5, null]);
  expect(nextPlace(place, { ...facts, before: 2, usual: 8_000, now: 22_000 }).seconds).toBe(10);
});

it('the estimate grows when others come first, or fewer answers are given at once', () => {
  const place = nextPlace(null, facts);
  expect(nextPlace(place, { ...facts, before: 5, now: 1_000 }).seconds).toBe(30);
  expect(nextPlace(place, { ...facts, atOnce: 2, now: 1_000 }).seconds).toBe(40);
});

it('a sooner estimate is told at once', () => {
  expect(nextPlace(nextPlace(null, facts), { ...facts, atOnce: 8, now: 1_000 }).seconds).toBe(10);
});
