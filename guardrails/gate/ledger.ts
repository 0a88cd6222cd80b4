import { modelPartsOf } from '../families/directness/answer-model.ts';
import { segmentsOf } from '../families/directness/answer-segments.ts';
import type { Reading } from '../reading.ts';

/**
 * What a reply discloses of the answer in parts: single digits, letters, items of a list, steps, bounds that narrow
 * it. To be kept with the reply that was sent, and handed to the next as its ledger.
 */
export function disclosedBy(reading: Reading): string[] {
  const { text, hidden } = reading.canonical;
  return [
    ...modelPartsOf(reading),
    ...new Set([text, ...hidden].flatMap((one) => segmentsOf(one, reading)).flatMap(({ parts }) => parts)),
  ];
}
