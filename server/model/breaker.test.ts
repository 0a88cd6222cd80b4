import { beforeEach, expect, it } from 'vitest';
import { HeldClock } from '../../test/held-app.ts';
import { Breaker } from './breaker-and-limit.ts';

let clock: HeldClock;
let breaker: Breaker;

/** A breaker that five failures in a row have opened. */
beforeEach(() => {
  clock = new HeldClock();
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
