import { useEffect, useState } from 'react';
import { followServerClock, serverNow } from './server-clock.ts';

/** The longest delay of a timer; a longer one would fire at once. */
const longestWait = 2 ** 31 - 1;

/** Milliseconds until just after a moment, so that it has passed; at most as long as one timer can wait. */
export const waitUntil = (moment: number, now: number): number =>
  Math.min(Math.max(moment - now, 0) + 1, longestWait);

/**
 * The server's current time. It is updated at the next moment at which something changes, and when a page that was
 * asleep is shown again.
 * @param next returns that moment in milliseconds since 1970, or null when nothing changes any more
 */
export function useNow(next: (now: number) => number | null): Date {
  const [now, setNow] = useState(serverNow);
  const moment = next(now);
  useEffect(() => followServerClock(() => setNow(serverNow())), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same moment needs another timer when it is further away than one timer reaches
  useEffect(() => {
    if (moment === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(update, waitUntil(moment, serverNow()));
    };
    const update = () => {
      setNow(serverNow());
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
