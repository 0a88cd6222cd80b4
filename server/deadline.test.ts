import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LinkedAbort, waitFor, withDeadline } from './deadline.ts';

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

describe('a linked abort', () => {
  it('follows the first signal that aborts, with its reason, and only until it is unlinked', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const linked = new LinkedAbort(one.signal, other.signal);
    const unlinked = new LinkedAbort(one.signal);
    unlinked.unlink();
    one.abort('the student left');
    other.abort('the server stops');
    expect(linked.signal.reason).toBe('the student left');
    expect(unlinked.signal.aborted).toBe(false);
    expect(new LinkedAbort(one.signal).signal.reason).toBe('the student left');
  });

  it('aborts by itself without touching the others', () => {
    const one = new AbortController();
    const linked = new LinkedAbort(one.signal);
    linked.abort();
    expect(linked.signal.reason).toMatchObject({ name: 'AbortError' });
    expect(one.signal.aborted).toBe(false);
  });
});

describe('waiting for a promise', () => {
  const never = new Promise<void>(() => {});

  it('ends with the promise, with the time, and with the signal', async () => {
    const caller = new AbortController();
    const ended: string[] = [];
    const wait = (name: string, promise: Promise<void>, milliseconds?: number) =>
      waitFor(promise, caller.signal, milliseconds).then(() => ended.push(name));
    const all = [wait('promise', Promise.resolve()), wait('time', never, 1_000), wait('signal', never)];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ended).toEqual(['promise', 'time']);
    caller.abort();
    await Promise.all(all);
    expect(ended).toEqual(['promise', 'time', 'signal']);
  });

  it('fails with the promise, and leaves no timer behind', async () => {
    const failing = waitFor(Promise.reject(new Error('no')), new AbortController().signal, 1_000);
    await expect(failing).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });
});
