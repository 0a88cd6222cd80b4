import { stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { withResolvers } from '../with-resolvers.ts';
import { HashQueue } from './hash-queue.ts';
import { hashPassword, verifyPassword } from './password-hashes.ts';

it('leaves threads to the disk, however many passwords are hashed at once', async () => {
  const stored = await hashPassword('otter lamp');
  let done = 0;
  const calls = Array.from({ length: 60 }, async (_, n) => {
    await (n % 2 ? hashPassword('green') : verifyPassword(stored, 'green'));
    done += 1;
  });
  await stat(import.meta.dirname);
  expect(done).toBeLessThan(30);
  await Promise.all(calls);
});

/** A queue of one hash at a time, whose hashes end when the test says so. */
function heldQueue() {
  const queue = new HashQueue(1);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const hash = (n: number) =>
    queue.run(() => {
      begun.push(n);
      const { promise, resolve, reject } = withResolvers<void>();
      ends.push(n === 1 ? () => reject(new Error('no memory')) : () => resolve());
      return promise;
    });
  return { begun, ends, hash };
}

it('hashes in the order in which the passwords came, also after a failure', async () => {
  const { begun, ends, hash } = heldQueue();
  const calls = [0, 1, 2].map(hash);
  for (const [n, call] of calls.entries()) {
    expect(begun).toHaveLength(n + 1);
    ends[n]?.();
    await (n === 1 ? expect(call).rejects.toThrow('no memory') : call);
  }
  expect(begun).toEqual([0, 1, 2]);
});

it('refuses further passwords when 500 wait', async () => {
  const { hash } = heldQueue();
  for (let n = 0; n <= 500; n++) void hash(0);
  await expect(hash(0)).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: 5 });
});
