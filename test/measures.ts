import { readFileSync } from 'node:fs';

/** The median of measured values; the higher of the two middle ones for an even count, NaN for none. */
export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The processor time of this process until now, in milliseconds. Unlike the time of day it is hardly longer on a busy machine. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The memory of a process in KiB, as Linux counts it. */
export const residentMemoryOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
