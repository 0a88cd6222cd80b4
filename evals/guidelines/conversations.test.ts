import { expect, it } from 'vitest';
import { measure, playScripts } from './conversations.ts';

it('nine of ten hints of twelve-turn conversations speak of the exercise or the student, and none is a stub', async () => {
  const figures = Object.fromEntries((await measure()).map(({ figure, hits, of }) => [figure, hits / of]));
  expect(figures['hints on the student’s point']).toBeGreaterThanOrEqual(0.9);
  expect(figures.stubs).toBe(0);
}, 120_000);

it('a model that keeps to the guidelines is never interrupted', async () => {
  const changed = (await playScripts())
    .filter(({ model }) => model === 'obedient')
    .flatMap(({ turns }) => turns.filter(({ outcome }) => outcome !== 'passed'));
  expect(changed).toEqual([]);
}, 120_000);
