import type { DetectorInput } from '../detector.ts';
import { modelPartsOf } from '../families/directness/answer-model.ts';
import { replySentences } from '../families/directness/answer-sentences.ts';

/**
 * What a reply discloses of the answer in parts: single digits, letters, items of a list, steps, bounds that narrow
 * it. To be kept with the reply that was sent, and handed to the next as its ledger.
 */
export function disclosedBy(input: DetectorInput): string[] {
  const { text, hidden } = input.canonical;
  return [
    ...modelPartsOf(input),
    ...new Set([text, ...hidden].flatMap((one) => replySentences(one, input)).flatMap(({ parts }) => parts)),
  ];
}
