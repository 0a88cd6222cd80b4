import type { AiGuidelines } from '../../../contract/guidelines.ts';

/** A conversation in which the replies must be stopped, or must arrive. */
export interface FamilyCase {
  readonly family: Exclude<keyof AiGuidelines, 'directness'>;
  /** The levels at which it is played. The same is expected at each. */
  readonly levels: readonly string[];
  /** What must not reach the student; without it the reply must arrive unchanged. */
  readonly leak?: readonly string[];
  readonly task: string;
  /** The model text, program or translation in the answer key. */
  readonly model?: string;
  readonly answers?: string;
  /** Question and reply in turn. */
  readonly turns: readonly (readonly [question: string, reply: string])[];
}

/** The line before and after a block of code in Markdown. */
export const codeFence = '```';
