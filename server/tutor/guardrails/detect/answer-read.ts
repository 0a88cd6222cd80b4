import type { Canonical } from '../canonical.ts';
import type { Reading } from '../reading.ts';
import { assertionsIn } from './answer-asserted.ts';
import { codedIn, disguisedIn } from './answer-disguised.ts';
import { disclosesAll, partsIn } from './answer-parts.ts';
import { findingsIn, guardPoint } from './answer-score.ts';
import { type Facts, factsOf } from './answer-situation.ts';
import { toldIn } from './answer-told.ts';

/** From this score on a result stated without a key counts as the one that was asked for. */
export const assertedPoint = 0.5;

/** How surely a reply gives the answer away, from 0 to 1, and the words it was found in. */
export interface AnswerScore {
  readonly score: number;
  readonly evidence: string;
}

const nothing: AnswerScore = { score: 0, evidence: '' };
const sure = (evidence: string | null): AnswerScore =>
  evidence === null ? nothing : { score: 0.8, evidence };

const known = new WeakMap<Canonical, { facts: Facts; score: AnswerScore }>();

/**
 * Scores a reply by everything that may give the answer away: stated, hidden, disguised, or the last missing part.
 * Without a key and without a question that works out to a value, by how final its results sound.
 */
export function answerScore(reading: Reading): AnswerScore {
  const facts = factsOf(reading);
  const kept = known.get(reading.canonical);
  if (kept?.facts === facts) return kept.score;
  const score = surest(scores(reading, facts));
  known.set(reading.canonical, { facts, score });
  return score;
}

function scores({ canonical, ledger }: Reading, facts: Facts): AnswerScore[] {
  const { text, hidden } = canonical;
  if (facts.answers.length === 0) {
    return [
      ...[text, ...hidden.filter((decoded) => /\p{L}{2}/u.test(decoded))].flatMap((one) => [
        ...assertionsIn(one, facts).map(withoutKey),
        ...(toldIn(one, facts) ? [{ score: 0.9, evidence: one }] : []),
      ]),
    ];
  }
  const found: AnswerScore[] = findingsIn(text, facts).map(({ score, evidence }) => ({ score, evidence }));
  for (const decoded of hidden) found.push(...hiddenScores(decoded, facts));
  found.push(sure(disguisedIn(text, facts)), sure(codedIn(text, facts)));
  const parts = partsIn(text, facts);
  if (
    parts.length > 0 &&
    disclosesAll([...ledger.disclosed, ...parts], facts) &&
    !disclosesAll(ledger.disclosed, facts)
  ) {
    found.push(sure(parts.join(', ')));
  }
  return found;
}

/** Without a key the scale is another one; it is brought to that of the key, so that one point serves both. */
function withoutKey({ score, evidence }: AnswerScore): AnswerScore {
  return {
    score: score < assertedPoint ? (score / assertedPoint) * guardPoint * 0.99 : Math.max(guardPoint, score),
    evidence,
  };
}

/** What was hidden counts in full, but the exercise's own numbers are no secret. */
function hiddenScores(decoded: string, facts: Facts): AnswerScore[] {
  const bareNumber = /^\d+$/.test(decoded.trim());
  return findingsIn(decoded, facts)
    .filter(({ form }) => {
      if (form.kind !== 'number') return true;
      const known = facts.given.has(form.value) || facts.studentNumbers.has(form.value);
      return !(known && bareNumber) && !(bareNumber && decoded.trim().length < 2);
    })
    .map(({ score, evidence }) => ({ score: bareNumber ? Math.min(score, 0.8) : score, evidence }));
}

function surest(found: readonly AnswerScore[]): AnswerScore {
  return found.reduce((one, other) => (other.score > one.score ? other : one), nothing);
}
