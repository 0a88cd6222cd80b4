import type { Reader } from './checks-readers.ts';
import type { Shape } from './shapes.ts';

/**
 * How many times as long the long text is as the short one. If time grows linearly, the ratio of times is
 * near this factor; if it grows quadratically, near its square.
 */
export const lengthFactor = 16;
/** The largest ratio of times that counts as linear. */
export const maxLinear = 24;
/** A long text that takes fewer milliseconds of processor time is harmless, and its ratio would be noise. */
export const shortestTime = 10;

const defaultRounds = 5;
/**
 * The rounds for a pair that was found steep: garbage collection and other processes cannot disturb all of
 * them.
 */
export const roundsOfSteep = 15;
/**
 * Up to this ratio one round is enough: compiling, which takes time in the first round, can only have made
 * the ratio larger.
 */
const linearAfterOne = 12;
/** Up to this ratio two rounds are enough, since nothing is compiled in the second. */
const linearAfterTwo = 20;
/** A text that takes this many milliseconds is not read again: its time is far above the noise. */
const longEnough = 2_000;
/** How often a round reads the short text. The time of one reading would be too short for the clock. */
const shortRuns = 4;

/** How the time of a reader grows with the length of a text. */
export interface Growth {
  readonly reader: string;
  readonly shape: string;
  /** Milliseconds of processor time for the long text, the best of all rounds. */
  readonly time: number;
  /**
   * The best time of the long text divided by that of the short one; null when the long one is below the
   * shortestTime.
   */
  readonly ratio: number | null;
}

/**
 * The processor time so far, in microseconds: of this thread if Node can tell, otherwise of the process. With
 * `--single-threaded` the process has no other thread.
 */
const processorTime = (): number => {
  const { user, system } =
    (process as { threadCpuUsage?: () => NodeJS.CpuUsage } & NodeJS.Process).threadCpuUsage?.() ??
    process.cpuUsage();
  return user + system;
};

/**
 * The processor time of one run in milliseconds, the mean of several. Unlike the time on the clock it does
 * not depend on the load.
 */
function timeOf(run: () => unknown, times = 1): number {
  const before = processorTime();
  for (let time = 0; time < times; time++) run();
  return (processorTime() - before) / 1_000 / times;
}

/**
 * Compares the times of a short and a long text of one shape. The best times of all rounds count.
 * @param longest the length of the long text, in characters
 * @param rounds the most rounds; fewer are made when the ratio is clear
 */
export function measure(reader: Reader, shape: Shape, longest: number, rounds = defaultRounds): Growth {
  const short = shape.text(Math.floor(longest / lengthFactor));
  const long = shape.text(longest);
  let [best, bestShort] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let ratio: number | null = null;
  for (let round = 0; round < rounds && (round === 0 || best < longEnough); round++) {
    best = Math.min(
      best,
      timeOf(() => reader.read(long)),
    );
    if (best < shortestTime) return { reader: reader.name, shape: shape.name, time: best, ratio: null };
    bestShort = Math.min(
      bestShort,
      timeOf(() => reader.read(short), shortRuns),
    );
    ratio = best / Math.max(bestShort, 0.001);
    if (ratio <= (round > 0 ? linearAfterTwo : linearAfterOne)) break;
  }
  return { reader: reader.name, shape: shape.name, time: best, ratio };
}
