import { useEffect, useState } from 'react';

/** The longest delay of a timer; a longer one would fire at once. */
const longestWait = 2 ** 31 - 1;

/** Milliseconds until a moment, limited to one timer. At least one, so that the moment has passed. */
export const waitUntil = (moment: number, now: number): number =>
  Math.min(Math.max(moment - now, 0) + 1, longestWait);

/**
 * The current time, updated at the next moment of interest, which `next` returns in milliseconds since 1970, or null when
 * nothing more will change. It uses one timer, and checks the clock when a sleeping page wakes.
 */
export function useNow(next: (now: number) => number | null): Date {
  const [now, setNow] = useState(() => Date.now());
  const moment = next(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same moment needs another timer when it is further away than one timer reaches
  useEffect(() => {
    if (moment === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(update, waitUntil(moment, Date.now()));
    };
    const update = () => {
      setNow(Date.now());
      // A timer may fire slightly early, and the same `now` again would not start another wait.
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [moment, now]);
  return new Date(now);
}

/** The next full minute: for words such as '5 minutes ago'. */
export const nextMinute = (now: number): number => (Math.floor(now / 60_000) + 1) * 60_000;
