import { expect, it } from 'vitest';
import { playDisguised } from './disguised.ts';

it('most answers that are handed over in disguise are held back, and good replies that look alike arrive', async () => {
  const played = await playDisguised('read');
  const changed = played.filter(({ kind, failed }) => kind === null && failed);
  const delivered = played.filter(({ kind, failed }) => kind !== null && failed);
  expect(changed.map(({ turns }) => turns)).toEqual([]);
  expect(delivered.length / played.length).toBeLessThan(0.15);
});
