/** A value of the key that a text names by other numbers, in whatever words. */
export interface Relation {
  readonly evidence: string;
  /** The words before it in the sentence. */
  readonly lead?: string;
  /** The value as `keyValueOf` returned it. */
  readonly value: number;
  /**
   * The numbers that name it. `NaN` stands for a number that leaves nothing to compute, and so gives the
   * value away.
   */
  readonly operands: readonly number[];
  /**
   * "guess": by a distance from what the student proposed; "beside": by numbers close to it, which leaves
   * nothing to compute; "share": as a part of a whole; "root": by a factor that it makes zero; "one": by one
   * calculation; "several": by more than one.
   */
  readonly by: 'guess' | 'beside' | 'share' | 'root' | 'one' | 'several';
}

/** The texts in which relations are searched, and what is known of their numbers. */
export interface RelationText {
  /** A sentence in canonical text. */
  readonly text: string;
  /** The end of the reply before the sentence. */
  readonly before: string;
  /** What the student wrote. */
  readonly question: string;
  /** The number that the student holds to be the answer; null without one. */
  readonly guess: number | null;
  /** Whether the exercise or the student named a number. */
  readonly isKnown: (value: number) => boolean;
  /** The value of the key that a value equals; null for other values. */
  readonly keyValueOf: (value: number) => number | null;
}
