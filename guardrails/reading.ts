import type { ProhibitionName } from '../contract/prohibitions.ts';
import type { Canonical } from './canonical/canonical.ts';
import type { AnswerKey } from './key/answer-key.ts';

/** What the earlier answers of a conversation disclosed (guidelines, part 7): parts that together are the answer. */
export interface Ledger {
  /** Parts of the key (values, digits, list items, lines) that were disclosed before, as detectors name them. */
  readonly disclosed: readonly string[];
}

/** One earlier turn of the conversation, as it was stored. */
export interface Exchange {
  readonly question: string;
  readonly answer: string;
}

/** All that is known before the tutor answers; the same for the whole of one answer. */
export interface Situation {
  /** What the student asks now. */
  readonly question: string;
  /** The conversation before it, the oldest first. */
  readonly earlier: readonly Exchange[];
  /** The words of the assignment; empty in a session. */
  readonly task: string;
  /** Null where nobody gave one; detectors then go by the conversation alone. */
  readonly key: AnswerKey | null;
  /** What earlier answers disclosed already. */
  readonly ledger: Ledger;
  /** No word of praise: the student wrote something that shows danger, and nobody has looked at it yet. */
  readonly calm?: boolean;
  /** Where the checks keep what they learned of it for the next sentence; changes no verdict, and may be left out. */
  readonly memory?: Memory;
}

/** What was computed, by what computes it. It dies with the reply: kept for longer, it would cost every one after. */
export type Memory = Map<unknown, unknown>;

/** What a detector judges: a reply up to the end of one of its units (units.ts), never half a sentence. */
export interface Reading extends Situation {
  /** Exactly what the student would see, from the reply's beginning. */
  readonly reply: string;
  /** The same made plain (canonical.ts), so that a disguise is no way around. */
  readonly canonical: Canonical;
  /** The reply ends here. */
  readonly complete: boolean;
}

/** A prohibition that a reply violates. */
export interface Violation {
  readonly prohibition: ProhibitionName;
  /** The words that violate it, for developers; never shown to a student or put into a prompt. */
  readonly evidence: string;
}

/**
 * Finds the violation of one prohibition. Pure: the same input gives the same verdict. Monotone while a reply grows: a
 * violation in a reply is also found in every longer reply that begins the same, unless the prohibition is about its end.
 */
export type Detector = (reading: Reading) => Violation | null;
