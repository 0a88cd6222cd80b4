import { setMaxListeners } from 'node:events';
import { expect, it } from 'vitest';
import { HeldClock } from '../../test/held-app.ts';
import { WaitingLines } from './waiting-lines.ts';

/** A line at one address, whose turns are recorded by party. */
function lineAt() {
  const clock = new HeldClock();
  const lines = new WaitingLines(clock, 1);
  const turns: string[] = [];
  const refused: string[] = [];
  const come = (party: string, left = new AbortController().signal) =>
    lines.turn('line', party, 1_000, left).then(
      () => turns.push(party),
      () => refused.push(party),
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

it('lets the parties take turns, and gives a newcomer the last place of the largest party', async () => {
  const { turns, refused, come, seconds } = lineAt();
  for (let n = 0; n < 12; n++) void come('a');
  void come('b');
  await seconds(3);
  expect(turns).toEqual(['a', 'a', 'b', 'a']);
  expect(refused).toEqual(['a', 'a']);
});

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
