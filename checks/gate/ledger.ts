import type { DetectorInput } from '../detector.ts';
import { modelPartsOf } from '../exact/directness/answer-model.ts';
import { replySentences } from '../exact/directness/answer-sentences.ts';

/**
 * The parts of the answer that a reply discloses: single digits, letters, items of a list, steps, narrowing bounds. The caller
 * stores them with the reply and passes them to the next reply as its ledger.
 */
export function disclosedBy(input: DetectorInput): string[] {
  const { text, hidden } = input.canonical;
  return [
    ...modelPartsOf(input),
    ...new Set([text, ...hidden].flatMap((one) => replySentences(one, input)).flatMap(({ parts }) => parts)),
  ];
}
