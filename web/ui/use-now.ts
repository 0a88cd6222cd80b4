import { useEffect, useState } from 'react';

/** The longest wait that a timer takes; a longer one would fire at once. */
const longestWait = 2 ** 31 - 1;

/** Milliseconds to wait for a moment, as far as one timer reaches. Never less than one, so that time has passed it. */
export const waitUntil = (moment: number, now: number): number =>
  Math.min(Math.max(moment - now, 0) + 1, longestWait);

/**
 * The present time, read anew at the next moment of interest: `next` names it, in milliseconds since 1970, or null
 * when nothing more will change. One timer, and a look at the clock when a sleeping page wakes.
 */
export function useNow(next: (now: number) => number | null): Date {
  const [now, setNow] = useState(() => Date.now());
  const moment = next(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a wait that was cut short, `now` starts the next
  useEffect(() => {
    if (moment === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, waitUntil(moment, Date.now()));
    };
    const look = () => {
      setNow(Date.now());
      // A timer may be a trifle early: the same `now` again would start no other wait.
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [moment, now]);
  return new Date(now);
}

/** The next full minute: for words such as '5 minutes ago'. */
export const nextMinute = (now: number): number => (Math.floor(now / 60_000) + 1) * 60_000;
