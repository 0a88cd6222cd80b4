import type { Finding } from '../../checks/scorer/heads.ts';
import type { Threshold } from '../../checks/scorer/scorer.ts';
import { findingsIn, isOrdinaryFor, labelOf } from './labels.ts';
import type { Row } from './rows.ts';

/** A row with the score of each finding, by a scorer that was not trained on its writer. */
export interface ScoredRow {
  readonly row: Row;
  readonly score: (finding: Finding) => number;
}

/**
 * Of how many ordinary rows of writers one may be above a threshold; of how many messages of other ordinary lessons; and of how
 * many sentences of tutors in public sets one may be possible, so that a second reader gets it. Of good sentences of tutors one in a hundred is
 * stopped, and of those that were written to be mistaken one in forty: a single figure for both would let "I am your best
 * friend" pass.
 */
const oneOf = {
  message: 110,
  goodReply: 100,
  nearReply: 40,
  possibleMessage: 20,
  possibleSentence: 25,
  lessonMessage: 40,
} as const;

const ofReplies: ReadonlySet<Finding> = new Set(findingsIn(true));

const has = ({ kind }: Row, finding: Finding): boolean => labelOf(kind).finding === finding;

/** The score that one in so many ordinary rows exceeds. */
function quantile(
  scored: readonly ScoredRow[],
  finding: Finding,
  one: number,
  counts: (row: Row) => boolean = () => true,
): number {
  const scores = scored
    .filter(
      ({ row }) => findingsIn(row.isReply).includes(finding) && isOrdinaryFor(row, finding) && counts(row),
    )
    .map(({ score }) => score(finding))
    .sort((first, second) => second - first);
  return scores[Math.floor(scores.length / one)] ?? 0;
}

/** The scores of ordinary lessons, or of sentences of tutors, by the same scorers, in sets. */
export type OrdinaryScores = (finding: Finding) => readonly (readonly number[])[];

/** Many messages of ordinary lessons say that their writer is stuck, so this finding is measured on the rows of writers alone. */
const isCommon = (finding: Finding): boolean => finding === 'stuck';

/** The highest of the scores that one in so many texts of each set exceeds. */
function jointQuantile(sets: readonly (readonly number[])[], one: number): number {
  const each = sets.map((scores) => {
    const sorted = [...scores].sort((first, second) => second - first);
    return sorted[Math.floor(sorted.length / one)] ?? Number.NEGATIVE_INFINITY;
  });
  return Math.max(...each);
}

/** So few ordinary rows of writers, and of each set of ordinary lessons, are above the threshold of a finding. */
export function thresholdOf(
  scored: readonly ScoredRow[],
  ordinary: OrdinaryScores,
  finding: Finding,
): Threshold {
  const isReply = ofReplies.has(finding);
  const ofLessons =
    isCommon(finding) || isReply
      ? Number.NEGATIVE_INFINITY
      : jointQuantile(ordinary(finding), oneOf.lessonMessage);
  const isNear = ({ kind }: Row) => kind.startsWith('near:');
  const certain = isReply
    ? Math.max(
        quantile(scored, finding, oneOf.goodReply, (row) => !isNear(row)),
        quantile(scored, finding, oneOf.nearReply, isNear),
      )
    : Math.max(quantile(scored, finding, oneOf.message), ofLessons);
  const possible = isReply
    ? jointQuantile(ordinary(finding), oneOf.possibleSentence)
    : quantile(scored, finding, oneOf.possibleMessage);
  return { certain: Number(certain.toPrecision(4)), possible: Number(possible.toPrecision(4)) };
}

/** The shares of the rows with a finding, and of ordinary rows, that are above a threshold, in per cent. */
export function sharesAbove(scored: readonly ScoredRow[], finding: Finding, threshold: number) {
  const share = (rows: readonly ScoredRow[]) =>
    rows.length === 0
      ? null
      : (100 * rows.filter(({ score }) => score(finding) > threshold).length) / rows.length;
  const own = scored.filter(({ row }) => findingsIn(row.isReply).includes(finding));
  return {
    found: share(own.filter(({ row }) => has(row, finding))),
    flagged: share(own.filter(({ row }) => isOrdinaryFor(row, finding))),
  };
}
