import { useSyncExternalStore } from 'react';

/**
 * Some networks pass a response on only when it has ended, to look through it first. No stream works there. A
 * page that has noticed that reads what is new every few seconds, and tries now and then whether streams work.
 */

/** How long a stream may take to its first byte, in milliseconds. The server sends one at once. */
export const firstByteWithin = 6_000;
/** How often a page reads what is new, in milliseconds: shown, and hidden. */
const readEvery = { shown: 4_000, hidden: 60_000 };
/** When streams are tried again, in milliseconds: twice as late each time. */
const [firstTrial, lastTrial] = [60_000, 900_000];

let untilTrial = firstTrial;
/** Until when streams are not tried; null where they work. */
let heldUntil: number | null = null;
const listeners = new Set<() => void>();

function setHeldUntil(until: number | null): void {
  const changes = (heldUntil === null) !== (until === null);
  heldUntil = until;
  if (changes) for (const listener of listeners) listener();
}

/** Whether to read in parts now instead of trying a stream. */
export const readsInParts = (): boolean => heldUntil !== null && performance.now() < heldUntil;

/** A stream was silent while a response that ends came. */
export function noteHeld(): void {
  setHeldUntil(performance.now() + untilTrial);
  untilTrial = Math.min(lastTrial, untilTrial * 2);
}

/** The first byte of a stream came. */
export function noteStreaming(): void {
  untilTrial = firstTrial;
  setHeldUntil(null);
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the network holds responses, followed while the component is mounted. */
export const useHeldResponses = (): boolean => useSyncExternalStore(follow, () => heldUntil !== null);

/** Waits until it is time to read again, at once when the page is shown again, or until the signal fires. */
export function untilNextReading(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', changed);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const start = () => {
      timer = setTimeout(end, document.hidden ? readEvery.hidden : readEvery.shown);
    };
    const changed = () => {
      if (!document.hidden) return end();
      clearTimeout(timer);
      start();
    };
    document.addEventListener('visibilitychange', changed);
    signal.addEventListener('abort', end);
    start();
    if (signal.aborted) end();
  });
}
