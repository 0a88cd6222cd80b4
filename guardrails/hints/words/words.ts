import type { Focus } from '../../families/family.ts';
import type { Assessment } from '../assessed.ts';

/**
 * The texts of hints besides a family's questions, in one language. They contain no numbers, formulas, quotations, code or
 * foreign words, and only the assessments say "right" or "not yet": a hint that assesses nothing must not sound as if it did.
 */
export interface HintWords {
  /** What is said of the student's result. */
  readonly assessed: Readonly<Record<NonNullable<Assessment>, readonly string[]>>;
  /** Questions after a part of a reply that was shown. */
  readonly continued: readonly string[];
  /** Points at words of the exercise or the student, which replace the dots, and asks about them. */
  readonly points: Readonly<
    Record<Focus['kind'], { readonly says: string; readonly asks: readonly string[] }>
  >;
  /** Said once, when the student is stuck for the second time. */
  readonly chosenByTeacher: string;
  /** Why a reply was stopped that no level permits. */
  readonly leftOut: string;
  /** For a student who wants to end. */
  readonly ending: string;
  /** One small step with the exercise's own numbers (the first dots) or small ones in their place (the second). */
  readonly smallSteps: {
    readonly list: string;
    readonly replace: string;
    readonly pair: string;
  };
  /** A small step in an exercise without numbers; the dots are a sentence of the exercise. */
  readonly smallWords: readonly string[];
  /** For a student who may be in danger: what is right is said without praise. */
  readonly calm: Partial<Readonly<Record<NonNullable<Assessment>, readonly string[]>>>;
}
