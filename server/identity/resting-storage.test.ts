import { AsyncLocalStorage } from 'node:async_hooks';
import { getRequestStateAsyncLocalStorage } from '@better-auth/core/context';
import { beforeAll, expect, it } from 'vitest';
import { restBetweenCalls } from './resting-storage.ts';

let storage: Awaited<ReturnType<typeof getRequestStateAsyncLocalStorage>>;
beforeAll(async () => {
  await restBetweenCalls();
  storage = await getRequestStateAsyncLocalStorage();
});

/** Lets some other work run first. */
const later = () => new Promise((resolve) => setTimeout(resolve, 1));

/** Runs work with a state of its own. @returns what the work sees of it after a wait */
const seen = (state: object) =>
  storage.run(state as never, async () => {
    await later();
    return storage.getStore();
  });

it('calls keep their state while they are under way, at once and one after the other', async () => {
  const states = [{}, {}, {}];
  const found = await Promise.all(states.map(seen));
  for (const [at, state] of states.entries()) expect(found[at]).toBe(state);
  const last = {};
  expect(await seen(last)).toBe(last);
});

it('the storage rests when no call is under way, also after one that failed', async () => {
  let wasSeen: unknown = 'not yet';
  const failing = storage.run({} as never, async () => {
    setTimeout(() => {
      wasSeen = storage.getStore();
    }, 20);
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  await expect.poll(() => wasSeen).toBeUndefined();
});

it('other storages go on', () => {
  const other = new AsyncLocalStorage<string>();
  other.run('own', () => {
    storage.run({} as never, () => {});
    expect(other.getStore()).toBe('own');
  });
});
