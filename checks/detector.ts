import type { ProhibitionName } from '../contract/prohibitions.ts';
import type { Canonical } from './canonical/canonical.ts';
import type { AnswerKey } from './exact/key/answer-key.ts';

/** An earlier question of the conversation with its answer. */
export interface PastInteraction {
  readonly question: string;
  readonly answer: string;
}

/** All that is known before the tutor answers; it does not change during an answer. */
export interface Situation {
  /** What the student asks now. */
  readonly question: string;
  /** The conversation so far, the oldest question first. */
  readonly earlier: readonly PastInteraction[];
  /** The text of the assignment; empty in a session. */
  readonly task: string;
  /** Null without an answer key; detectors then go by the conversation alone. */
  readonly key: AnswerKey | null;
  /**
   * The parts of the key (values, digits, list items, lines) that earlier answers disclosed, as detectors name them: parts can add up
   * to the answer (guidelines, part 7).
   */
  readonly ledger: { readonly disclosed: readonly string[] };
  /** The subject of the class, for hints and the checks of harmful content; absent when it is not known. */
  readonly subject?: string;
  /** What the teacher typed about the age or grade of the class, for the checks of harmful content. */
  readonly age?: string;
  /** What the teacher wrote about the class and the exercise, for the same checks. */
  readonly topic?: string;
  /** Whether the level of directness allows worked examples with other numbers. */
  readonly examples?: boolean;
  /** Whether hints contain no praise, because the student has an alert that nobody has acknowledged. */
  readonly calm?: boolean;
  /**
   * What the detectors have computed, each value under its function, so that they need not compute it again for the next segment.
   * Optional; it never changes a verdict, and is dropped with the reply.
   */
  readonly memory?: Map<unknown, unknown>;
}

/** What a detector judges: a reply up to the end of a segment (gate/segmenter.ts). */
export interface DetectorInput extends Situation {
  /** The reply from its beginning, exactly as the student would see it. */
  readonly reply: string;
  /** The canonical text of the reply (canonical/canonical.ts), in which disguises are undone. */
  readonly canonical: Canonical;
  /** Whether the reply ends here. */
  readonly complete: boolean;
}

/** A prohibition that a reply violates. */
export interface Violation {
  readonly prohibition: ProhibitionName;
  /** The words that violate it, for developers; never shown to a student or put into a prompt. */
  readonly evidence: string;
}

/**
 * Finds the violation of one prohibition. Pure: the same input gives the same verdict. Monotone while a reply grows: a violation in
 * a reply is also found in every longer reply that begins with it, unless the prohibition is about the end of the reply.
 */
export type Detector = (input: DetectorInput) => Violation | null;

/** The detector of each prohibition. */
export type Detectors = Readonly<Record<ProhibitionName, Detector>>;
