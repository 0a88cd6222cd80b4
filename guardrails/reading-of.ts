import { canonicalise } from './canonical/canonical.ts';
import type { Reading, Situation } from './reading.ts';

/** A reply as a detector reads it when it is complete, in a situation of which a test names what matters. */
export const readingOf = (reply: string, situation: Partial<Situation> = {}): Reading => ({
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
