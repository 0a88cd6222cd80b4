/** A row of the evaluation's table: a count, its total and the target. */
export interface Row {
  /** What is counted. */
  readonly figure: string;
  readonly hits: number;
  /** How many could be hits. */
  readonly of: number;
  /** Shares from 0 to 1; empty for a figure without a target. */
  readonly target: { readonly atLeast?: number; readonly atMost?: number };
}

/** The row that counts how many items are hits. */
export const countRow = <Item>(
  figure: string,
  items: readonly Item[],
  isHit: (item: Item) => boolean,
  target: Row['target'] = {},
): Row => ({ figure, hits: items.filter(isHit).length, of: items.length, target });

/** A share with its 95 % confidence interval. */
export interface Share {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % quantile of the normal distribution. */
const z = 1.959964;

/** Wilson's score interval, which is valid for few rows and for shares near 0 and 1. */
export function wilson(hits: number, of: number): Share {
  if (of === 0) return { value: Number.NaN, low: 0, high: 1 };
  const value = hits / of;
  const shrink = 1 + z ** 2 / of;
  const middle = (value + z ** 2 / (2 * of)) / shrink;
  const half = (z / shrink) * Math.sqrt((value * (1 - value)) / of + z ** 2 / (4 * of ** 2));
  return { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The results of a detector on labelled rows. */
export interface Outcomes {
  readonly truePositives: number;
  readonly falsePositives: number;
  readonly falseNegatives: number;
}

/**
 * F1 with its precision and recall. F1 is 2·TP of 2·TP + FP + FN, and a row with these counts would have too
 * narrow an interval, since each true positive counts twice. So the row gives TP of TP + (FP + FN) / 2, which
 * is the same share.
 */
export function f1Rows(figure: string, outcomes: Outcomes, target: Row['target']): Row[] {
  const { truePositives: hits, falsePositives, falseNegatives } = outcomes;
  return [
    { figure: `${figure}: F1`, hits, of: hits + (falsePositives + falseNegatives) / 2, target },
    { figure: `${figure}: precision`, hits, of: hits + falsePositives, target: {} },
    { figure: `${figure}: recall`, hits, of: hits + falseNegatives, target: {} },
  ];
}

/** Whether a row meets its target; null without a target. A row without data meets none. */
export function meets({ hits, of, target }: Row): boolean | null {
  if (target.atLeast === undefined && target.atMost === undefined) return null;
  if (of === 0) return false;
  const share = hits / of;
  return share >= (target.atLeast ?? 0) && share <= (target.atMost ?? 1);
}

const percent = (share: number): string => `${(share * 100).toFixed(share > 0 && share < 0.1 ? 2 : 1)} %`;

function targetWords({ atLeast, atMost }: Row['target']): string {
  const words: string[] = [];
  if (atLeast !== undefined) words.push(`≥ ${percent(atLeast)}`);
  if (atMost !== undefined) words.push(`≤ ${percent(atMost)}`);
  return words.join(', ');
}

/** The table as it is printed: figure, count, share, interval, target, and whether it is met. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => {
    const { value, low, high } = wilson(row.hits, row.of);
    const met = meets(row);
    return [
      row.figure,
      `${row.hits} of ${row.of}`,
      row.of === 0 ? 'no rows' : percent(value),
      `${percent(low)} to ${percent(high)}`,
      targetWords(row.target),
      met === null ? '' : met ? 'met' : 'not met',
    ];
  });
  const all = [['figure', 'count', 'share', '95 % interval', 'target', ''], ...cells];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0))) ?? [];
  return all
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
