import { beforeEach, expect, it } from 'vitest';
import { HeldClock } from '../../test/held-app.ts';
import { Breaker } from './breaker.ts';

let clock: HeldClock;
let breaker: Breaker;

beforeEach(() => {
  clock = new HeldClock();
  breaker = new Breaker(clock);
  for (let call = 1; call <= 5; call++) {
    expect(breaker.admit()).toBe(true);
    breaker.fail();
  }
});

it('lets no call through after five failures in a row, until ten seconds have passed', () => {
  clock.advance(9_999);
  expect(breaker.admit()).toBe(false);
  clock.advance(1);
  expect(breaker.admit()).toBe(true);
});

it('stays closed when a success is among the failures', () => {
  const another = new Breaker(clock);
  for (let call = 1; call <= 20; call++) {
    if (call % 5 === 0) another.succeed();
    else another.fail();
  }
  expect(another.admit()).toBe(true);
});

it('lets one call try the server, and closes when it succeeds', () => {
  clock.advance(10_000);
  expect([breaker.admit(), breaker.admit()]).toEqual([true, false]);
  breaker.succeed();
  expect([breaker.admit(), breaker.admit()]).toEqual([true, true]);
});

it('waits ten seconds more when that call fails', () => {
  clock.advance(10_000);
  breaker.admit();
  breaker.fail();
  expect(breaker.admit()).toBe(false);
  clock.advance(10_000);
  expect(breaker.admit()).toBe(true);
});

it('lets the next call try when that one was stopped, which does not close it', () => {
  clock.advance(10_000);
  breaker.admit();
  breaker.leave();
  expect(breaker.isOpen).toBe(true);
  expect([breaker.admit(), breaker.admit()]).toEqual([true, false]);
});
