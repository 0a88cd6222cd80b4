import { setMaxListeners } from 'node:events';
import { expect, it } from 'vitest';
import { HeldClock } from '../../test/held-app.ts';
import { WaitingLines } from './waiting-lines.ts';

/** Whole numbers by lot, the same in each run. */
function lot() {
  let state = 1;
  return {
    below: (limit: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % limit;
    },
  };
}

/** A line at one address, whose turns are recorded by party. */
function lineAt(pace = 1_000) {
  const clock = new HeldClock();
  const lines = new WaitingLines(clock, lot(), 1);
  const turns: string[] = [];
  const refused: string[] = [];
  const come = (party: string, left = new AbortController().signal) =>
    lines.turn('line', party, pace, left).then(
      () => turns.push(party) > 0,
      () => refused.push(party) < 0,
    );
  const seconds = async (count: number) => {
    for (let n = 0; n < count; n++) {
      clock.advance(1_000);
      lines.serve();
      await Promise.resolve();
    }
    await new Promise(setImmediate);
  };
  return { clock, lines, turns, refused, come, seconds };
}

it('gives the first turn at once and then one each second', async () => {
  const { turns, come, seconds } = lineAt();
  for (let n = 0; n < 4; n++) void come('a');
  await seconds(0);
  expect(turns).toHaveLength(1);
  await seconds(2);
  expect(turns).toHaveLength(3);
});

it('lets the parties take turns, and gives a newcomer a place of the largest party', async () => {
  const { turns, refused, come, seconds } = lineAt();
  for (let n = 0; n < 12; n++) void come('a');
  void come('b');
  await seconds(3);
  expect(turns).toEqual(['a', 'a', 'b', 'a']);
  expect(refused).toEqual(['a', 'a']);
});

it.each(['parties of their own', 'the same party'])(
  'lets most of a class in within a minute while thirty strangers a second come in %s',
  async (kind) => {
    const { turns, come, seconds } = lineAt(200);
    const party = (name: string) => (kind === 'the same party' ? '' : name);
    const isIn = new Set<number>();
    const againAt = new Map(Array.from({ length: 30 }, (_, pupil) => [pupil, 10]));
    for (let second = 0; second < 70; second++) {
      for (let n = 0; n < 30; n++) void come(party(`stranger ${second} ${n}`));
      for (const [pupil, at] of againAt) {
        if (at > second || isIn.has(pupil)) continue;
        againAt.set(pupil, Number.POSITIVE_INFINITY);
        void come(party(`pupil ${pupil}`)).then((got) =>
          got ? isIn.add(pupil) : againAt.set(pupil, second + 3),
        );
      }
      await seconds(1);
    }
    expect(turns.length).toBeGreaterThan(300);
    expect(isIn.size).toBeGreaterThan(15);
  },
);

it('frees the place of a caller who has disconnected', async () => {
  const { lines, turns, come, seconds } = lineAt();
  const caller = new AbortController();
  // Eleven attempts listen to one signal here. Node takes more than ten listeners for a leak and warns of it.
  setMaxListeners(11, caller.signal);
  for (let n = 0; n < 11; n++) void come('a', caller.signal);
  expect(lines.waiting).toBe(10);
  caller.abort();
  expect(lines.waiting).toBe(0);
  void come('b');
  await seconds(1);
  expect(turns).toEqual(['a', 'b']);
});

it('goes on when the clock is set back', async () => {
  const { clock, turns, come, seconds } = lineAt();
  for (let n = 0; n < 3; n++) void come('a');
  clock.advance(-3_600_000);
  await seconds(2);
  expect(turns).toHaveLength(3);
});
