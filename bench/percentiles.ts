/** The statistics of many runs, in milliseconds. */
export interface Figures {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export function figuresOf(milliseconds: readonly number[]): Figures {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** A row of a printed table: the product's figures, the bare server's, and the ratio of the medians. */
export function row(name: string, product: Figures, bare: Figures): string {
  const shown = ({ p50, p99 }: Figures) => `${p50.toFixed(2).padStart(8)} ${p99.toFixed(2).padStart(8)}`;
  return `${name.padEnd(34)}${shown(product)}  ${shown(bare)}  ${(product.p50 / bare.p50).toFixed(2).padStart(6)}`;
}
