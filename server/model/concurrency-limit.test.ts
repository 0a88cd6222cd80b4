import { beforeEach, expect, it } from 'vitest';
import { HeldClock } from '../../test/held-app.ts';
import { ConcurrencyLimit, type LimitedCall } from './breaker-and-limit.ts';

let clock: HeldClock;
let limit: ConcurrencyLimit;

beforeEach(() => {
  clock = new HeldClock();
  limit = new ConcurrencyLimit(clock);
});

const start = (count: number): LimitedCall[] => Array.from({ length: count }, () => limit.start());
const refuse = (calls: readonly LimitedCall[], pause = 0) => {
  for (const call of calls) call.end({ how: 'refused', pause });
};

/** Answers a call whose first word takes this many milliseconds. */
function answer(call: LimitedCall, firstWord = 200): void {
  clock.advance(firstWord);
  call.begin();
  call.end({ how: 'well' });
}

/** Makes as many calls as the limit allows, and lets the server answer them. */
function answerRound(): void {
  for (const call of start(limit.most)) answer(call);
}

it('allows 400 calls until something shows that the server bears fewer, and never more', () => {
  expect(limit.most).toBe(400);
  answerRound();
  expect(limit.most).toBe(400);
});

it('falls to what the server goes on with when it refuses the others', () => {
  refuse(start(30).slice(8));
  expect(limit.underWay).toBe(8);
  expect(limit.most).toBe(7);
});

it('never falls under one, and grows again from there when answers come', () => {
  refuse(start(30));
  expect(limit.most).toBe(1);
  for (let round = 1; round <= 4; round++) answerRound();
  expect(limit.most).toBeGreaterThan(8);
});

it('stays near what the server bears, which it finds out again and again [spec 10.255]', () => {
  const bears = 8;
  refuse(start(20).slice(bears).reverse());
  let underWay = start(0);
  const seen: number[] = [];
  limit = new ConcurrencyLimit(clock);
  for (let round = 1; round <= 200; round++) {
    underWay = [...underWay, ...start(Math.min(limit.most, 40) - underWay.length)];
    refuse(underWay.splice(bears));
    for (const call of underWay.splice(0, 3)) answer(call);
    seen.push(limit.most);
  }
  const steady = seen.slice(20);
  expect(Math.max(...steady)).toBe(bears + 1);
  expect(Math.min(...steady)).toBe(bears - 1);
});

it('grows quickly up to half of where it was lowered, then slowly', () => {
  refuse(start(40));
  const seen = Array.from({ length: 10 }, () => {
    answerRound();
    return limit.most;
  });
  expect(seen[4]).toBeGreaterThan(10);
  expect(seen.at(-1)).toBeGreaterThanOrEqual(20);
  answerRound();
  expect(limit.most - (seen.at(-1) ?? 0)).toBeLessThanOrEqual(1);
});

it('does not grow when fewer calls are under way than it allows', () => {
  const calls = start(20);
  refuse(calls.slice(10));
  for (const call of calls.slice(0, 10)) call.end({ how: 'other' });
  const { most } = limit;
  for (let each = 1; each <= 50; each++) answer(limit.start());
  expect(limit.most).toBe(most);
});

it('does not grow while first words take longer than usual', () => {
  const calls = start(10);
  refuse(calls.slice(5));
  answer(calls[0] as LimitedCall, 200);
  const before = limit.most;
  for (const call of calls.slice(1, 5)) call.end({ how: 'other' });
  for (let round = 1; round <= 10; round++) {
    const slow = start(limit.most);
    clock.advance(5_000);
    for (const call of slow) {
      call.begin();
      call.end({ how: 'well' });
    }
  }
  expect(limit.most).toBe(before);
});

it('falls by a quarter when calls take too long, once for those that were made together', () => {
  const calls = start(40);
  for (const call of calls) call.end({ how: 'timeout' });
  expect(limit.most).toBe(30);
  for (const call of start(20)) call.end({ how: 'timeout' });
  expect(limit.most).toBe(15);
});

it('leaves the server alone for as long as it asks, up to ten seconds', () => {
  const calls = start(3);
  refuse(calls.slice(2), 4_000);
  expect([limit.isPaused, limit.hasRoom]).toEqual([true, false]);
  clock.advance(4_000);
  expect(limit.isPaused).toBe(false);
  refuse(start(1), 3_600_000);
  clock.advance(9_999);
  expect(limit.isPaused).toBe(true);
  clock.advance(1);
  expect(limit.isPaused).toBe(false);
});
