import { setMaxListeners } from 'node:events';
import { expect, it } from 'vitest';
import { ContractError } from '../../contract/errors.ts';
import { HeldClock } from '../../test/held-app.ts';
import type { Asker } from './places.ts';
import { Queue, type Slot } from './queue.ts';

const neverAborted = new AbortController().signal;
// Thousands of waiting answers listen to this one signal; Node would warn about so many.
setMaxListeners(0, neverAborted);

/**
 * Slots, and what became of the answers that entered them. An answer has the name of its asker: "school class student". A name
 * without a student is a new student each time, so that the limit of each student plays no part.
 */
function trackedQueue(capacity = { now: 400 }) {
  const clock = new HeldClock();
  const slots = new Queue(clock, undefined, () => capacity.now);
  const started: string[] = [];
  const failed: unknown[] = [];
  const enter = (name: string): Slot => {
    const [school = '', ofClass = school, student = Math.random()] = name.split(' ');
    const asker: Asker = { school, class: `${school} ${ofClass}`, student: `${student}` };
    const slot = slots.enter(asker);
    slot.turn(neverAborted).then(
      () => started.push(name),
      (error: unknown) => failed.push(error),
    );
    return slot;
  };
  const enterMany = (count: number, name: string) => Array.from({ length: count }, () => enter(name));
  /** Lets the answers start whose turn has come. */
  const settle = () => new Promise(setImmediate);
  const count = async (name: string) => {
    await settle();
    return started.filter((each) => each === name).length;
  };
  return { clock, slots, started, failed, enter, enterMany, settle, count };
}

it('a class has 60 answers under way at most; the others of the class wait', async () => {
  const { enterMany, count } = trackedQueue();
  const running = enterMany(200, 'north algebra');
  expect(await count('north algebra')).toBe(60);
  for (const slot of running.slice(0, 10)) slot.leave();
  expect(await count('north algebra')).toBe(70);
});

it('one school alone gets half of the places, and each further school still gets one', async () => {
  const { enterMany, count, enter } = trackedQueue();
  for (let n = 1; n <= 4; n++) enterMany(60, `north class${n}`);
  expect((await Promise.all([1, 2, 3, 4].map((n) => count(`north class${n}`)))).reduce((a, b) => a + b)).toBe(
    200,
  );
  for (let n = 1; n <= 6; n++) enterMany(60, `school${n}`);
  enter('last');
  expect(await count('last')).toBe(1);
});

it('a student has four answers under way at most', async () => {
  const { enterMany, count, enter } = trackedQueue();
  enterMany(8, 'north algebra mei');
  expect(await count('north algebra mei')).toBe(4);
  enter('north algebra jo');
  expect(await count('north algebra jo')).toBe(1);
  expect(() => enter('north algebra mei')).toThrow(ContractError);
});

it('a free place goes to the class, and in it to the student, with the fewest answers under way', async () => {
  const { enterMany, enter, started, settle } = trackedQueue();
  const [first, second] = ['a', 'b', 'c', 'd'].flatMap((each) => enterMany(60, `north ${each}`));
  await settle();
  const before = started.length;
  enter('north quiet');
  first?.leave();
  await settle();
  expect(started.slice(before)).toEqual(['north quiet']);
  enterMany(2, 'north a mei');
  second?.leave();
  await settle();
  expect(started.slice(before)).toEqual(['north quiet', 'north d']);
});

it('a student who has no answer under way comes before one who waits longer and has some', async () => {
  const { enterMany, enter, count } = trackedQueue();
  enterMany(3, 'north algebra mei');
  const [first] = enterMany(57, 'north algebra');
  enter('north algebra mei');
  enter('north algebra jo');
  first?.leave();
  expect([await count('north algebra mei'), await count('north algebra jo')]).toEqual([3, 1]);
});

it('at most 200 questions of a class wait; the next one is refused', () => {
  const { enterMany, enter } = trackedQueue();
  enterMany(260, 'north algebra');
  expect(() => enter('north algebra')).toThrow(ContractError);
  expect(() => enter('north history')).not.toThrow();
});

it('nobody waits longer than a minute', async () => {
  const { clock, slots, enterMany, failed, settle, count } = trackedQueue();
  const [first, ...others] = enterMany(70, 'north algebra');
  clock.advance(59_000);
  slots.expire();
  expect(await count('north algebra')).toBe(60);
  expect(failed).toEqual([]);
  clock.advance(1_000);
  slots.expire();
  await settle();
  expect(failed).toHaveLength(10);
  expect(failed[0]).toMatchObject({ code: 'model-overloaded' });
  // The ten answers that failed held no place, so no other answer starts when they leave.
  for (const slot of others.slice(59)) slot.leave();
  first?.leave();
  enterMany(2, 'north algebra');
  expect(await count('north algebra')).toBe(61);
});

it('a place in the queue is free again when somebody leaves it', async () => {
  const { slots, enterMany, count } = trackedQueue();
  const [first] = enterMany(60, 'north algebra');
  const stopping = new AbortController();
  const asker = { school: 'north', class: 'north algebra', student: 'mei' };
  const slot = slots.enter(asker);
  const turn = slot.turn(stopping.signal);
  stopping.abort();
  await turn;
  slot.leave();
  slot.leave();
  first?.leave();
  enterMany(2, 'north algebra');
  expect(await count('north algebra')).toBe(61);
});

it('no more answers are under way than the model bears, and one school may have all of them', async () => {
  const capacity = { now: 8 };
  const { slots, enterMany, count } = trackedQueue(capacity);
  enterMany(20, 'north algebra');
  expect(await count('north algebra')).toBe(8);
  capacity.now = 10;
  slots.expire();
  expect(await count('north algebra')).toBe(10);
});

it('a free place goes to the other school first when the model bears few answers', async () => {
  const { enterMany, enter, started, settle } = trackedQueue({ now: 3 });
  const [first] = enterMany(20, 'north algebra');
  enter('south art');
  first?.leave();
  await settle();
  expect(started.at(-1)).toBe('south art');
});

it('an answer that the model could not take waits in its first place, and for a minute in all', async () => {
  const capacity = { now: 2 };
  const { clock, slots, enter, enterMany, started, settle } = trackedQueue(capacity);
  const [refused, other] = enterMany(2, 'north algebra');
  clock.advance(30_000);
  enter('north later');
  capacity.now = 1;
  const again = refused?.again(neverAborted).then(() => started.push('again'));
  await settle();
  expect(started).toEqual(['north algebra', 'north algebra']);
  other?.leave();
  await again;
  expect(started.at(-1)).toBe('again');

  capacity.now = 0;
  const late = refused?.again(neverAborted);
  clock.advance(30_000);
  slots.expire();
  await expect(late).rejects.toMatchObject({ code: 'model-overloaded' });
  refused?.leave();
  capacity.now = 1;
  slots.expire();
  await settle();
  expect(started.at(-1)).toBe('north later');
});
