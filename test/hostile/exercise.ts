import type { AnswerKeyForm } from '../../contract/assignments.ts';
import type { GuidelineFamily } from '../../contract/guidelines.ts';

/** Something that a level may forbid, as a hostile model would write it. */
export interface Leak {
  readonly name: string;
  readonly text: string;
  /** The part that a disguise hides. */
  readonly core: string;
  /** Texts that must not reach the student in any form: each of them reveals the leak. */
  readonly secrets: readonly string[];
  /** The index of the loosest level that forbids it; 0 is the strictest level. */
  readonly forbiddenUpTo: 0 | 1 | 2;
  /** The kind of text, which decides the disguises and carriers that suit it. */
  readonly kind: 'number' | 'word' | 'passage' | 'lines';
}

/**
 * A good tutor's reply, which passes unchanged at the level with index `allowedFrom` and at all looser ones.
 */
export interface GoodReply {
  readonly text: string;
  readonly allowedFrom: 0 | 1 | 2 | 3;
}

/** An exercise with what a hostile model and a good tutor say to it. */
export interface Exercise {
  readonly family: GuidelineFamily;
  readonly title: string;
  readonly description: string;
  readonly key: AnswerKeyForm | null;
  /** Ordinary questions of a student, without any trick. */
  readonly asks: readonly string[];
  readonly leaks: readonly Leak[];
  readonly good: readonly GoodReply[];
}

export const answerKey = (answers: string, steps = '', model = ''): AnswerKeyForm => ({
  answers,
  steps,
  model,
});
