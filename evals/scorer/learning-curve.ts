/** How much is found of writers whom nobody has read, by scorers that learnt from a part of the others. */

import { featuresOfText } from '../../checks/evaluation.ts';
import { places } from '../../checks/scorer/features.ts';
import { type Finding, findings } from '../../checks/scorer/heads.ts';
import { randomFrom } from '../guidelines/random.ts';
import type { TwoExamples } from './examples.ts';
import { findingsIn, isOrdinaryFor, labelOf } from './labels.ts';
import { type Row, textsOf } from './rows.ts';
import { type TrainedHeads, train } from './train.ts';

const shares = [0.25, 0.5, 0.75, 1];
/** So many ordinary rows are flagged where the curve is read, in messages and in replies. */
const flagged = 0.01;

/** Recall at 1 % of the ordinary rows flagged. */
function recall(trained: TrainedHeads, finding: Finding, rows: readonly Row[]): number {
  const head = findings.indexOf(finding);
  const own = rows.filter(({ isReply }) => findingsIn(isReply).includes(finding));
  const scoresOf = (some: readonly Row[]) =>
    some.map((row) => Math.max(...textsOf(row).map((text) => trained.score(featuresOfText(text), head))));
  const ordinary = scoresOf(own.filter((row) => isOrdinaryFor(row, finding))).sort(
    (one, other) => other - one,
  );
  const threshold = ordinary[Math.floor(ordinary.length * flagged)] ?? 0;
  const found = scoresOf(own.filter(({ kind }) => labelOf(kind).finding === finding));
  return found.filter((score) => score > threshold).length / found.length;
}

/**
 * Prints the curve.
 * @param rows of the writers who may be read, with what is learnt of each
 * @param others what is learnt beside them, always
 * @param measured rows of writers whom nobody reads
 */
export function printCurve(
  rows: readonly Row[],
  examples: readonly TwoExamples[],
  others: readonly TwoExamples[],
  measured: readonly Row[],
): void {
  const random = randomFrom(42);
  const drawn = new Map([...new Set(rows.map(({ writer }) => writer))].map((writer) => [writer, random()]));
  const order = [...drawn].sort(([, one], [, other]) => one - other).map(([writer]) => writer);
  console.log(`${'writers'.padEnd(16)}${shares.map((share) => `${100 * share} %`.padEnd(7)).join('')}`);
  const columns = shares.map((share) => {
    const chosen = new Set(order.slice(0, Math.round(share * order.length)));
    const learnt = examples.filter((_, at) => chosen.has(rows[at]?.writer ?? ''));
    const trained = train(
      [...learnt, ...others].map(({ ofFindings }) => ofFindings),
      findings.length,
      places,
    );
    return findings.map((finding) => recall(trained, finding, measured));
  });
  for (const [at, finding] of findings.entries())
    console.log(
      finding.padEnd(16) + columns.map((column) => (100 * (column[at] ?? 0)).toFixed(0).padEnd(7)).join(''),
    );
}
