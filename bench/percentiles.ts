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

/** A row of a printed table: median and 99th percentile of the product and of the bare server, and the ratio of the medians. */
export function row(name: string, product: Percentiles, bare: Percentiles): string {
  const shown = ({ p50, p99 }: Percentiles) => `${p50.toFixed(2).padStart(8)} ${p99.toFixed(2).padStart(8)}`;
  return `${name.padEnd(34)}${shown(product)}  ${shown(bare)}  ${(product.p50 / bare.p50).toFixed(2).padStart(6)}`;
}
