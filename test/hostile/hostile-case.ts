import type { AnswerKeyForm } from '../../contract/assignments.ts';
import type { AiGuidelines, GuidelineFamily } from '../../contract/guidelines.ts';

/** What the model does with one call: its text in pieces, and how the stream ends. */
export interface Attempt {
  readonly pieces: readonly string[];
  readonly ending: 'whole' | 'broken' | 'stalled';
}

/** One question of the student, with the model's first reply and its reply when it is asked again. */
export interface HostileQuestion {
  readonly question: string;
  readonly first: Attempt;
  readonly again: Attempt;
}

/** One conversation, as plain data, with a model that violates the guidelines or with one that keeps them. */
export interface HostileCase {
  readonly name: string;
  readonly family: GuidelineFamily;
  readonly level: string;
  readonly guidelines: AiGuidelines;
  readonly task: { readonly title: string; readonly description: string };
  readonly key: AnswerKeyForm | null;
  readonly questions: readonly HostileQuestion[];
  /**
   * `unchanged`: the level permits the replies, so every answer must arrive exactly as the model wrote it.
   */
  readonly expects: 'stopped' | 'unchanged';
  /** No delivered text may contain any of these. */
  readonly never: readonly string[];
  /** The delivered texts together may not contain all of these. */
  readonly neverAll: readonly string[];
  /** The delivered texts must contain this: the model's good reply when it was asked again. */
  readonly arrives: string;
}
