import type { ContentExample } from './content-examples.ts';

/** Prints, for each group of examples, the share of scores above each threshold. */
export function printShares(
  name: string,
  examples: readonly ContentExample[],
  scores: readonly number[],
  thresholds: readonly number[],
): void {
  console.log(`${name.padEnd(36)}${thresholds.map((one) => String(one).padStart(7)).join('')}`);
  for (const group of [...new Set(examples.map((example) => example.group))].sort()) {
    const here = scores.filter((_, index) => examples[index]?.group === group);
    const shares = thresholds.map((threshold) => here.filter((one) => one > threshold).length / here.length);
    const cells = shares.map((share) => (share * 100).toFixed(1).padStart(7)).join('');
    console.log(`${group.padEnd(30)}${String(here.length).padStart(6)}${cells}`);
  }
}
