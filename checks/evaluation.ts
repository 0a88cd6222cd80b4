/** What only evals/ asks of the guardrails: figures besides verdicts. The product does not load it. */
import { canonicalise } from './canonical/canonical.ts';
import { plainWords } from './canonical/plain-words.ts';
import type { Situation } from './detector.ts';
import { answerIn } from './exact/directness/answer-key-value.ts';
import { type Features, featuresOf } from './scorer/features.ts';
import type { Finding } from './scorer/heads.ts';
import { scoresOf } from './scorer/messages/margins.ts';

/** The features of a text as it was written. */
export const featuresOfText = (text: string): Features => featuresOf(plainWords(text));

/** Whether a whole reply gives the answer away; evals/guidelines/answers.ts compares this with people's labels. */
export const revealsAnswer = (situation: Situation, reply: string): boolean =>
  answerIn({ ...situation, reply, canonical: canonicalise(reply), complete: true }) !== null;

/** Whether a text has a finding by the scorer alone. */
export const isScored = (text: string, finding: Finding): boolean => scoresOf(text).margin(finding) > 0;
