import { expect, it } from 'vitest';
import { playDisguised } from './disguised.ts';

it('an answer handed over in disguise is often stopped without a judge, and good replies that look like it arrive', async () => {
  // The exercises that authors of detectors may read; the others are set aside.
  const played = await playDisguised('read');
  const disguised = played.filter(({ kind }) => kind !== null);
  const changed = played.filter(({ kind, failed }) => kind === null && failed);
  expect(changed.map(({ turns }) => turns)).toEqual([]);
  // Without a judge, which reads what only meaning shows.
  expect(disguised.filter(({ failed }) => failed).length / disguised.length).toBeLessThan(0.5);
});
