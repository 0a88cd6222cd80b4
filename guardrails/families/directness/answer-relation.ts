/** A value of the key that a text names by other numbers, whatever its words. */
export interface Relation {
  readonly evidence: string;
  /** What stands before it in the sentence. */
  readonly lead?: string;
  /** The value as the caller keeps it. */
  readonly value: number;
  /** The numbers that name it. */
  readonly operands: readonly number[];
  /**
   * "guess": by a distance from what the student proposed; "beside": by its place among other numbers, which leaves nothing to
   * compute; "share": as a part of a whole; "root": by a factor that it makes zero; "one": by one calculation; "several": by more
   * than one.
   */
  readonly by: 'guess' | 'beside' | 'share' | 'root' | 'one' | 'several';
}

/** What relations are looked for in. */
export interface RelationText {
  /** A sentence in canonical text. */
  readonly text: string;
  /** The end of what stands before it in the reply. */
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
