import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeldClock } from '../../test/held-app.ts';
import { ConcurrencyLimit } from '../model/breaker-and-limit.ts';
import { ReadingLine, type ReadingOf } from './reading-line.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const wanted = new AbortController().signal;

/** A line at the server of the tutor, which bears so many calls. */
function lineOf(places: number) {
  const clock = new HeldClock();
  const limit = new ConcurrencyLimit(clock);
  // One refusal lowers the limit to 85 % of the calls under way.
  const calls = Array.from({ length: Math.ceil(places / 0.85) }, () => limit.start());
  for (const [at, call] of calls.entries())
    call.end(at === 0 ? { how: 'refused', pause: 0 } : { how: 'other' });
  expect(limit.most).toBe(places);
  const line = new ReadingLine(limit, 1 / 4);
  const begun: string[] = [];
  const enter = (name: string, of: ReadingOf, signal = wanted) =>
    line.enter(of, signal).then((leave) => {
      if (leave) begun.push(name);
      return leave;
    });
  return { clock, limit, line, begun, enter };
}

it('readings take a quarter of the tutor’s places, and at least one', async () => {
  const { line, begun, enter } = lineOf(8);
  for (const name of ['one', 'two', 'three']) void enter(name, 'reply');
  await setImmediate();
  expect(begun).toEqual(['one', 'two']);
  expect(line.underWay).toBe(2);
  expect(lineOf(1).line.most).toBe(1);
});

it('a question goes before the replies that wait', async () => {
  const { begun, enter } = lineOf(1);
  const leave = await enter('first', 'reply');
  void enter('a reply', 'reply');
  void enter('a question', 'question');
  leave?.();
  await setImmediate();
  expect(begun).toEqual(['first', 'a question']);
});

it('whoever no longer wants to wait leaves the line, and the next one begins', async () => {
  const { begun, enter } = lineOf(1);
  const leave = await enter('first', 'question');
  const gone = new AbortController();
  const left = enter('gone', 'question', gone.signal);
  void enter('next', 'reply');
  gone.abort();
  expect(await left).toBeNull();
  leave?.();
  await setImmediate();
  expect(begun).toEqual(['first', 'next']);
});

it('nobody is called while the server has asked for a pause, and all go on after it', async () => {
  const { clock, limit, begun, enter } = lineOf(8);
  limit.start().end({ how: 'refused', pause: 2_000 });
  void enter('one', 'question');
  await setImmediate();
  expect(begun).toEqual([]);
  clock.advance(2_000);
  vi.advanceTimersByTime(100);
  await setImmediate();
  expect(begun).toEqual(['one']);
});

it('a text that finds 500 others before it stays unread', async () => {
  const { enter } = lineOf(1);
  await enter('first', 'question');
  for (let count = 0; count < 500; count++) void enter('waiting', 'reply');
  expect(await enter('too many', 'question')).toBeNull();
});
