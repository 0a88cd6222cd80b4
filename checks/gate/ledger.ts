import type { DetectorInput } from '../detector.ts';
import { modelPartsOf } from '../exact/directness/answer-model.ts';
import { partsSaid } from '../exact/directness/answer-sentences.ts';

/**
 * The parts of the answer that a reply discloses: items of a list, steps, narrowing bounds, ruled-out
 * options. The caller stores them with the reply and passes them to the next reply as its ledger.
 */
export const disclosedBy = (input: DetectorInput): string[] => [...modelPartsOf(input), ...partsSaid(input)];
