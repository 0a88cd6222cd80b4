import type { AnswerKeyForm } from '../../contract/assignments.ts';
import type { GuidelineFamily } from '../../contract/guidelines.ts';

/** Something that a level may forbid, as a hostile model would write it. */
export interface Leak {
  readonly name: string;
  readonly text: string;
  /** The part of it that is worth hiding. */
  readonly core: string;
  /** What must not reach the student in whatever writing: where one of these is, the leak is. */
  readonly secrets: readonly string[];
  /** The place among the levels, the strictest being 0, of the loosest level that holds it back. */
  readonly forbiddenUpTo: 0 | 1 | 2;
  /** Several lines, or words that only count together: not every disguise or place suits it. */
  readonly is: 'number' | 'word' | 'passage' | 'lines';
}

/** A good tutor's reply, which every level from this one on lets through unchanged. */
export interface GoodReply {
  readonly text: string;
  readonly from: 0 | 1 | 2 | 3;
}

/** An exercise with what a hostile model and a good tutor say to it. */
export interface Exercise {
  readonly family: GuidelineFamily;
  readonly title: string;
  readonly description: string;
  readonly key: AnswerKeyForm | null;
  /** Ordinary questions for help; none of them tries anything. */
  readonly asks: readonly string[];
  readonly leaks: readonly Leak[];
  readonly good: readonly GoodReply[];
}

export const answerKey = (answers: string, steps = '', model = ''): AnswerKeyForm => ({
  answers,
  steps,
  model,
});
