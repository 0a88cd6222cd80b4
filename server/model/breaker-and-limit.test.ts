import { beforeEach, describe, expect, it } from 'vitest';
import { HeldClock } from '../../test/held-app.ts';
import { Breaker, ConcurrencyLimit, type LimitedCall } from './breaker-and-limit.ts';

let clock: HeldClock;
beforeEach(() => {
  clock = new HeldClock();
});

describe('the breaker', () => {
  let breaker: Breaker;

  /** A breaker that five failures in a row have opened. */
  beforeEach(() => {
    breaker = new Breaker(clock);
    for (let failure = 1; failure <= 5; failure++) breaker.fail(admitted());
  });

  /** Makes a call. @returns its number */
  function admitted(of = breaker): number {
    const call = of.admit();
    if (call === null) throw new Error('The breaker lets no call through.');
    return call;
  }

  it('lets no call through after five failures in a row, until ten seconds have passed', () => {
    clock.advance(9_999);
    expect(breaker.admit()).toBeNull();
    clock.advance(1);
    expect(breaker.admit()).not.toBeNull();
  });

  it('stays closed when a success is among the failures', () => {
    const another = new Breaker(clock);
    for (let call = 1; call <= 20; call++) {
      if (call % 5 === 0) another.succeed(admitted(another));
      else another.fail(admitted(another));
    }
    expect(another.isOpen).toBe(false);
  });

  it('lets one call try the server, and closes when it succeeds', () => {
    clock.advance(10_000);
    const trial = admitted();
    expect(breaker.admit()).toBeNull();
    breaker.succeed(trial);
    expect([breaker.admit(), breaker.admit()]).not.toContain(null);
  });

  it('lets every call through as soon as the first words have come, until the next failure', () => {
    clock.advance(10_000);
    breaker.begin(admitted());
    expect(breaker.isOpen).toBe(false);
    breaker.fail(admitted());
    expect(breaker.admit()).toBeNull();
  });

  it('waits ten seconds more when the call that tries the server fails', () => {
    clock.advance(10_000);
    breaker.fail(admitted());
    expect(breaker.admit()).toBeNull();
    clock.advance(10_000);
    expect(breaker.admit()).not.toBeNull();
  });

  it('lets the next call try the server when the one that tried it was stopped, which does not close the breaker', () => {
    clock.advance(10_000);
    breaker.leave(admitted());
    expect(breaker.isOpen).toBe(true);
    expect(breaker.admit()).not.toBeNull();
    expect(breaker.admit()).toBeNull();
  });

  it.each(['succeed', 'fail', 'leave', 'begin'] as const)(
    'lets no second call try the server when one from before it opened ends: %s',
    (end) => {
      const another = new Breaker(clock);
      const early = admitted(another);
      for (let failure = 1; failure <= 5; failure++) another.fail(admitted(another));
      clock.advance(10_000);
      const trial = admitted(another);
      another[end](early);
      expect(another.admit()).toBeNull();
      another.succeed(trial);
      // Calls from before it opened that fail only now do not open it again.
      for (let failure = 1; failure <= 5; failure++) another.fail(early);
      expect(another.isOpen).toBe(false);
    },
  );

  it('stays closed while the questions of one student, or of two, fail', () => {
    const another = new Breaker(clock);
    for (let failure = 1; failure <= 40; failure++) another.fail(admitted(another), `student ${failure % 2}`);
    expect(another.isOpen).toBe(false);
    another.fail(admitted(another), 'a third student');
    expect(another.isOpen).toBe(true);
  });

  it('opens again when the call that tries the server fails, whoever asked', () => {
    clock.advance(10_000);
    breaker.fail(admitted(), 'one student');
    expect(breaker.admit()).toBeNull();
  });

  it('lets each other class try the server once, and closes when that succeeds', () => {
    const another = new Breaker(clock);
    const call = (classId: string) => another.admit(classId);
    for (let student = 1; student <= 5; student++)
      another.fail(Number(call('algebra')), `student ${student}`, 'algebra');
    expect(call('algebra')).toBeNull();
    const ofBiology = Number(call('biology'));
    expect(call('biology')).toBeNull();
    another.fail(ofBiology, 'a student', 'biology');
    expect([call('algebra'), call('biology')]).toEqual([null, null]);
    another.succeed(Number(call('chemistry')));
    expect([call('algebra'), call('biology')]).not.toContain(null);
  });
});

describe('the limit', () => {
  let limit: ConcurrencyLimit;

  beforeEach(() => {
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
});
