import type { Focus } from '../../families/family.ts';
import type { Assessment } from '../assessed.ts';

/**
 * The texts of hints besides a family's questions, in one language. They contain no numbers, formulas,
 * quotations, code or foreign words, and only the assessments say "right" or "not yet": a hint that assesses
 * nothing must not sound as if it did.
 */
export interface HintWords {
  /** What is said of the student's result. */
  readonly assessed: Readonly<Record<NonNullable<Assessment>, readonly string[]>>;
  /** Questions after a part of a reply that was shown. */
  readonly continued: readonly string[];
  /**
   * For each kind of point: a sentence that names it, with dots in place of its words, and questions about
   * it. Where there are none, the family's questions follow.
   */
  readonly points: Readonly<
    Record<Focus['kind'], { readonly says: string; readonly asks: readonly string[] }>
  >;
  /** Said once, when the student is stuck for the second time. */
  readonly chosenByTeacher: string;
  /** Said first where a standing prohibition stopped the reply. */
  readonly leftOut: string;
  /** For a student who wants to end. */
  readonly ending: string;
  /** One small step in an exercise with numbers. */
  readonly smallSteps: {
    /** Asks about the numbers of the exercise, which replace the dots. */
    readonly list: string;
    /** Puts small numbers (the first dots) in place of those of the exercise (the second dots). */
    readonly replace: string;
    /** The word between the last two numbers of a list, with its blanks. */
    readonly pair: string;
  };
  /** Small steps without numbers, after any with numbers. The dots are a sentence of the exercise. */
  readonly smallWords: readonly string[];
  /** For a student who may be in danger: what is right is said without praise. */
  readonly calm: Partial<Readonly<Record<NonNullable<Assessment>, readonly string[]>>>;
}
