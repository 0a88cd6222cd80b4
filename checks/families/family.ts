import type { GuidelineFamily } from '../../contract/guidelines.ts';
import type { ProhibitionName, prohibitions } from '../../contract/prohibitions.ts';
import type { StandingFamily } from '../../contract/standing-prohibitions.ts';
import type { Detector, Situation } from '../detector.ts';

/** The languages that hints are written in. */
export type HintLanguage = 'en' | 'es';

/**
 * Questions that help a student to go on, in every language of hints; at least four, since hints do not
 * repeat themselves. They contain no number, formula, quotation, code or foreign word, so that a hint passes
 * every guideline.
 */
export type HintQuestions = Readonly<Record<HintLanguage, readonly string[]>>;

/** The part of an exercise that a hint points at, in words that the student knows. */
export interface Focus {
  /**
   * exercise, given: a question or another sentence of the exercise. asked: what the student asked before.
   * own, wonders, meaning: what the student says, wonders or does not know the meaning of now. part: a part
   * of a sentence to translate. form: a word of the student's translation. line: a line of the student's
   * code.
   */
  readonly kind: 'exercise' | 'given' | 'asked' | 'own' | 'wonders' | 'meaning' | 'part' | 'form' | 'line';
  readonly words: string;
}

/** The names of the prohibitions of a family. */
export type ProhibitionOf<F extends GuidelineFamily | StandingFamily> = {
  [Name in ProhibitionName]: (typeof prohibitions)[Name]['family'] extends F ? Name : never;
}[ProhibitionName];

/** The implementation of a family of guidelines: README.md, "Adding a family". */
export interface Family<F extends GuidelineFamily> {
  /** The detector of each prohibition of the family. */
  readonly detectors: Readonly<Record<ProhibitionOf<F>, Detector>>;
  /** The questions of a hint. */
  readonly questions: (situation: Situation) => HintQuestions;
  /** What a hint points at, if the family finds something more helpful than the exercise's own questions. */
  readonly focus?: (situation: Situation) => Focus | null;
}
