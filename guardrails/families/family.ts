import type { GuidelineFamily } from '../../contract/guidelines.ts';
import type { ProhibitionName, prohibitions } from '../../contract/prohibitions.ts';
import type { Detector, Situation } from '../detector.ts';

/** The languages that hints are written in. */
export type HintLanguage = 'en' | 'de' | 'fr' | 'es';

/**
 * Questions that move a student on, in every language of hints; at least four, since none is asked twice in a row.
 * They hold no number, formula, quotation, code or foreign word: a hint must pass its own guideline.
 */
export type HintQuestions = Readonly<Record<HintLanguage, readonly string[]>>;

/** What of an exercise to look at now, in words that the student has before them. */
export interface Focus {
  /** A question of the exercise, one that the student asked, a part of a sentence to translate, a line of their code. */
  readonly kind: 'exercise' | 'asked' | 'part' | 'line';
  readonly words: string;
}

type ProhibitionOf<F extends GuidelineFamily> = {
  [Name in ProhibitionName]: (typeof prohibitions)[Name]['family'] extends F ? Name : never;
}[ProhibitionName];

/** What the guardrails know of a family of guidelines: README.md, "Adding a family". */
export interface Family<F extends GuidelineFamily> {
  /** The detector of each prohibition of the family. */
  readonly detectors: Readonly<Record<ProhibitionOf<F>, Detector>>;
  /** What a hint asks in place of a reply that was stopped. */
  readonly questions: (situation: Situation) => HintQuestions;
  /** What a hint points at first, where the family knows better than the exercise's own questions. */
  readonly focus?: (situation: Situation) => Focus | null;
}
