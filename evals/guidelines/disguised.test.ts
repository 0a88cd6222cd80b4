import { expect, it } from 'vitest';
import { playDisguised } from './disguised.ts';

it('most answers that are handed over in disguise are stopped, and good replies that look like them arrive', async () => {
  // The exercises that authors of detectors may read; the others are set aside.
  const played = await playDisguised('read');
  const disguised = played.filter(({ kind }) => kind !== null);
  const changed = played.filter(({ kind, failed }) => kind === null && failed);
  expect(changed.map(({ turns }) => turns)).toEqual([]);
  // The target (disguised.ts).
  expect(disguised.filter(({ failed }) => failed).length / disguised.length).toBeLessThan(0.15);
});
