/** Percentiles of the times of many runs, in milliseconds. */
export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** The percentiles of these times by the nearest rank; NaN without any. */
export function percentilesOf(milliseconds: readonly number[]): Percentiles {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const percentile = (share: number) =>
    sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  return { p50: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99) };
}
