import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDeadline } from './deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

describe('work with a deadline', () => {
  it('is told to end when its time is over', async () => {
    const work = withDeadline(new AbortController().signal, 1_000, async (deadline) => {
      await untilAborted(deadline.signal);
      return deadline.isLate;
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await work).toBe(true);
  });

  it('is told to end when nobody wants it any more, which is not late', async () => {
    const caller = new AbortController();
    const work = withDeadline(caller.signal, 1_000, async (deadline) => {
      await untilAborted(deadline.signal);
      return deadline.isLate;
    });
    caller.abort();
    expect(await work).toBe(false);
    expect(await withDeadline(caller.signal, 1_000, async ({ signal }) => signal.aborted)).toBe(true);
  });

  it('leaves no timer behind when it ends or fails', async () => {
    await withDeadline(undefined, 1_000, async () => {});
    await expect(withDeadline(undefined, 1_000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });
});
