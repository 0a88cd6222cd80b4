import type { Reader } from './readers.ts';
import type { Shape } from './shapes.ts';

/** How much longer the long text is than the short one, and the ratio of times that still counts as linear. */
export const growth = 16;
export const mostRatio = 24;
/** A long text that takes less than this is no danger, and its ratio would be noise; milliseconds of processor time. */
export const floor = 10;
/** A ratio up to this is linear for certain. Two rounds are measured, since the first may include the compiler's work. */
const plainlyLinear = 20;
/** Up to this ratio one round is enough, although its long text ran before the code was compiled and its short one after. */
const farBelow = 12;
const usualRounds = 5;
/** How often a round reads the short text: once would be too short for the clock. */
const shortRuns = 4;
/**
 * The rounds for a pair that was found steep: so many that garbage collection and other processes do not spoil all of
 * them.
 */
export const manyRounds = 15;
/** A reader that takes this long is not run again: its time is far above the noise; milliseconds. */
const plenty = 2_000;

export interface Growth {
  readonly reader: string;
  readonly shape: string;
  /** Milliseconds of processor time for the long text, the best of all rounds. */
  readonly time: number;
  /** The best time of the long text divided by that of the short one; null when the long one is below the floor. */
  readonly ratio: number | null;
}

/**
 * Microseconds of processor time. Newer versions of Node measure the thread. In older ones `--single-threaded` makes it
 * the only one.
 */
const processorTime = (): number => {
  const { user, system } =
    (process as { threadCpuUsage?: () => NodeJS.CpuUsage } & NodeJS.Process).threadCpuUsage?.() ??
    process.cpuUsage();
  return user + system;
};

/** The processor time of one run in milliseconds: unlike the time on the clock it does not depend on the load. */
function timed(run: () => unknown, times = 1): number {
  const before = processorTime();
  for (let time = 0; time < times; time++) run();
  return (processorTime() - before) / 1_000 / times;
}

/**
 * Compares the times of a text and of one that is 16 times as long. The best times of all rounds count; two rounds are enough
 * for a ratio that is plainly linear, and one for a ratio far below the limit.
 */
export function measure(reader: Reader, shape: Shape, longest: number, rounds = usualRounds): Growth {
  const short = shape.text(Math.floor(longest / growth));
  const long = shape.text(longest);
  let [best, bestShort] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let ratio: number | null = null;
  for (let round = 0; round < rounds && (round === 0 || best < plenty); round++) {
    best = Math.min(
      best,
      timed(() => reader.read(long)),
    );
    if (best < floor) return { reader: reader.name, shape: shape.name, time: best, ratio: null };
    bestShort = Math.min(
      bestShort,
      timed(() => reader.read(short), shortRuns),
    );
    ratio = best / Math.max(bestShort, 0.001);
    if (ratio <= (round > 0 ? plainlyLinear : farBelow)) break;
  }
  return { reader: reader.name, shape: shape.name, time: best, ratio };
}
