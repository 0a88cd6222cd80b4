import { canonicalise } from './canonical/canonical.ts';
import type { DetectorInput, Situation } from './detector.ts';

/** For tests: a situation. A test gives only the parts that matter to it. */
export const situationOf = (parts: Partial<Situation> = {}): Situation => ({
  question: '',
  earlier: [],
  task: '',
  key: null,
  ledger: { disclosed: [] },
  ...parts,
});

/** For tests: a complete reply as a detector receives it. */
export const detectorInputOf = (reply: string, situation: Partial<Situation> = {}): DetectorInput => ({
  ...situationOf({ memory: new Map(), ...situation }),
  reply,
  canonical: canonicalise(reply),
  complete: true,
});
