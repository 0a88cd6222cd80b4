import type { Finding } from '../findings.ts';

/** What a problem needs next; it names the sentences of a hint. */
export type HintKey =
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'divide'
  | 'unlike'
  | 'rewrite'
  | 'oneDenominator'
  | 'bothDenominators'
  | 'like'
  | 'timesFraction'
  | 'overFraction'
  | 'percent'
  | 'percentParts'
  | 'power'
  | 'root'
  | 'several'
  | 'units'
  | 'bracket'
  | 'unknownOnBothSides'
  | 'constant'
  | 'factor'
  | 'square'
  | 'factorise';

/** The kinds of problems that have a worked example. */
export type ExampleKey =
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'divide'
  | 'fractions'
  | 'percent'
  | 'equation'
  | 'units';

/** Names an offer: a sentence that helps where the practice tutor can check nothing. */
export type OfferKey =
  | 'writingPlan'
  | 'writingBegin'
  | 'writingEnd'
  | 'writingCheck'
  | 'writingReasons'
  | 'codePlan'
  | 'codeError'
  | 'codeCheck'
  | 'codeTrace'
  | 'translationPlan'
  | 'translationCheck'
  | 'factsPlan'
  | 'factsCheck'
  | 'factsBook'
  | 'storyPlan'
  | 'storyCheck'
  | 'storyNumbers'
  | 'freeCalculation'
  | 'freeExercise'
  | 'freePerson'
  | 'person';

type Phrasings = readonly string[];

/**
 * The sentences of the practice tutor in one language. They praise nobody and claim no feelings. `…` stands for the student's
 * line, a problem or words of the assignment, `#` for the unknown of an equation. Most have several phrasings, so
 * that no two answers in a row are the same.
 */
export interface Wording {
  readonly introduction: string;
  /** Between a percentage and its base. */
  readonly percentOf: string;
  readonly solved: Phrasings;
  readonly oneOfTwo: string;
  readonly right: Phrasings;
  readonly plan: Phrasings;
  readonly wrong: Phrasings;
  /**
   * The calculation holds, but it is not known whether it answers the question of the exercise. All phrasings
   * introduce the question in the same way.
   */
  readonly asksFor: Phrasings;
  readonly next: string;
  readonly offerAnother: Phrasings;
  readonly offerNext: Phrasings;
  /**
   * Says that it is another one, so that the checks do not take it for a calculation of the exercise in hand.
   */
  readonly exercise: Phrasings;
  readonly solve: string;
  /** Asks for the result of an equation, as `solve` does for other problems. */
  readonly which: string;
  /** Signs in words, where no formula is allowed. */
  readonly signs: Readonly<Record<'plus' | 'minus' | 'times' | 'over', string>>;
  readonly answer: string;
  /** Gives the only result that the numbers of an exercise make. */
  readonly likely: string;
  /** What is said of a result that was compared with the key. */
  readonly key: Readonly<Record<'right' | 'part' | 'step' | 'wrong' | 'guessing' | 'asAnswer', Phrasings>>;
  /** For a number that cannot be checked without the calculation behind it. */
  readonly unknownNumber: Phrasings;
  /** Where to look, for each thing that can be wrong, and the rule behind it for a student who asks why. */
  readonly look: Readonly<Record<Finding, string>>;
  readonly rule: Readonly<Record<Finding, string>>;
  readonly hints: Readonly<Record<HintKey, Phrasings>>;
  readonly examples: Readonly<Record<ExampleKey, string>>;
  /** After a worked example. */
  readonly yourTurn: string;
  /** How to check a result. */
  readonly checks: Readonly<Record<'calculation' | 'equation' | 'conversion', Phrasings>>;
  /** Says that nothing else can be checked; an offer follows. */
  readonly onlyCalculations: Phrasings;
  /** Asks for a calculation instead of words. */
  readonly writeIt: Phrasings;
  readonly assignmentSays: string;
  /** The same without a quotation. */
  readonly assignmentNames: string;
  readonly offers: Readonly<Record<OfferKey, string>>;
  readonly demand: Phrasings;
  readonly stuck: Phrasings;
  readonly sadness: Phrasings;
  readonly discouraged: Phrasings;
  readonly rude: Phrasings;
  readonly greeting: Phrasings;
  readonly thanks: Phrasings;
  readonly goodbye: Phrasings;
  readonly who: Phrasings;
}
