import type { Reader } from './readers.ts';
import type { Shape } from './shapes.ts';

/** How much longer the long text is than the short one, and the ratio of times that still counts as linear. */
export const growth = 16;
export const mostRatio = 24;
/** Below this time the long text is no danger, and its ratio only noise; milliseconds of processor time. */
export const floor = 10;
const mostRuns = 5;
/** A reader that takes this long is not run again: its time is far above the noise. */
const plenty = 2_000;

export interface Growth {
  readonly reader: string;
  readonly shape: string;
  /** Milliseconds of processor time for the long text. */
  readonly time: number;
  /** The time of the long text divided by that of the short one; null when the long one is below the floor. */
  readonly ratio: number | null;
}

/** The processor time of one run: unlike the time on the clock it does not depend on other processes. */
function timed(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * Compares the times of a text and of one that is 16 times as long. Runs up to five times, until the ratio of the best
 * times is linear.
 */
export function measure(reader: Reader, shape: Shape, longest: number): Growth {
  const short = shape.text(Math.floor(longest / growth));
  const long = shape.text(longest);
  let [best, bestShort] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let ratio: number | null = null;
  for (let run = 0; run < mostRuns && (run === 0 || best < plenty); run++) {
    best = Math.min(
      best,
      timed(() => reader.read(long)),
    );
    if (best < floor) return { reader: reader.name, shape: shape.name, time: best, ratio: null };
    // Several runs of the short text: a single one is too short for the clock.
    for (let again = 0; again < 3; again++)
      bestShort = Math.min(
        bestShort,
        timed(() => reader.read(short)),
      );
    ratio = best / Math.max(bestShort, 0.01);
    if (ratio <= mostRatio) break;
  }
  return { reader: reader.name, shape: shape.name, time: best, ratio };
}
