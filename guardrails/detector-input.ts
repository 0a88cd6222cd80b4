import { canonicalise } from './canonical/canonical.ts';
import type { DetectorInput, Situation } from './detector.ts';

/** For tests: a complete reply as a detector receives it, in a situation of which the test names the parts that matter. */
export const detectorInputOf = (reply: string, situation: Partial<Situation> = {}): DetectorInput => ({
  question: '',
  earlier: [],
  task: '',
  key: null,
  ledger: { disclosed: [] },
  memory: new Map(),
  ...situation,
  reply,
  canonical: canonicalise(reply),
  complete: true,
});
