import type { AsyncLocalStorage } from 'node:async_hooks';
import {
  getCurrentAuthContextAsyncLocalStorage,
  getCurrentDBAdapterAsyncLocalStorage,
  getRequestStateAsyncLocalStorage,
} from '@better-auth/core/context';

/**
 * Lets the storages of the identity service rest while it has nothing to do. Up to Node 22, a storage that was used
 * once makes every promise of the process cost three times as much, until it is disabled.
 */
export async function restBetweenCalls(): Promise<void> {
  rest(await getRequestStateAsyncLocalStorage());
  rest(await getCurrentAuthContextAsyncLocalStorage());
  rest(await getCurrentDBAdapterAsyncLocalStorage());
}

/** The storages that rest already: all services of a process share them. */
const resting = new WeakSet<object>();

function rest<T>(storage: AsyncLocalStorage<T>): void {
  if (resting.has(storage)) return;
  resting.add(storage);
  const run = storage.run.bind(storage) as (store: T, work: () => unknown) => unknown;
  let underWay = 0;
  const leave = () => {
    underWay -= 1;
    if (underWay === 0) storage.disable();
  };
  const counted = (store: T, work: (...given: unknown[]) => unknown, ...given: unknown[]) => {
    underWay += 1;
    try {
      const result = run(store, () => work(...given));
      if (result instanceof Promise) return result.finally(leave);
      leave();
      return result;
    } catch (error) {
      leave();
      throw error;
    }
  };
  storage.run = counted as typeof storage.run;
}
