/** What only evals/ asks of the guardrails: figures besides verdicts. The product does not load it. */
import { canonicalise } from './canonical/canonical.ts';
import type { Situation } from './detector.ts';
import { answerIn } from './exact/directness/answer-key-value.ts';

/** Whether a whole reply gives the answer away; evals/guidelines/answers.ts compares this with people's labels. */
export const revealsAnswer = (situation: Situation, reply: string): boolean =>
  answerIn({ ...situation, reply, canonical: canonicalise(reply), complete: true }) !== null;
