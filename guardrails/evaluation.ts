/** What only evals/ asks of the guardrails: figures besides verdicts. The product does not load it. */
import { canonicalise } from './canonical/canonical.ts';
import type { Situation } from './detector.ts';
import { answerScore } from './families/directness/answer-read.ts';
import { balancedPoint, guardPoint } from './families/directness/answer-score.ts';

/** Whether a whole reply gives the answer away, at two thresholds. */
export interface Reveals {
  /** At the product's threshold, which is so low that it stops some harmless replies too. */
  readonly guarded: boolean;
  /** At the threshold where precision equals recall. */
  readonly balanced: boolean;
}

/**
 * Whether a whole reply gives the answer away, by its directness score; evals/guidelines/answers.ts compares this
 * with people's labels.
 */
export function revealsAnswer(situation: Situation, reply: string): Reveals {
  const { score } = answerScore({ ...situation, reply, canonical: canonicalise(reply), complete: true });
  return { guarded: score >= guardPoint, balanced: score >= balancedPoint };
}
