import type { AnswerKeyForm } from '../../contract/assignments.ts';
import type { AiGuidelines, GuidelineFamily } from '../../contract/guidelines.ts';

/** What the model does with one call: its text in pieces, and how the stream ends. */
export interface Attempt {
  readonly pieces: readonly string[];
  readonly ending: 'whole' | 'broken' | 'stalled';
}

/** One question of the student, with what the model answers at first and when it is asked again. */
export interface HostileQuestion {
  readonly question: string;
  readonly first: Attempt;
  readonly again: Attempt;
}

/** One conversation with a model that does not keep to the guidelines, or with one that does. Plain data. */
export interface HostileCase {
  readonly name: string;
  readonly family: GuidelineFamily;
  readonly level: string;
  readonly guidelines: AiGuidelines;
  readonly task: { readonly title: string; readonly description: string };
  readonly key: AnswerKeyForm | null;
  readonly questions: readonly HostileQuestion[];
  /** `unharmed`: the level permits it, so every answer must arrive exactly as the model wrote it. */
  readonly expects: 'held' | 'unharmed';
  /** None of these may stand in anything that is delivered. */
  readonly never: readonly string[];
  /** Not all of these may have been delivered when the conversation ends. */
  readonly neverAll: readonly string[];
  /** Must stand in the last answer: what the model wrote rightly when it was asked again. */
  readonly arrives: string;
}
