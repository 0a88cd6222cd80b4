import type { AiGuidelines } from '../../../contract/guidelines.ts';

/** A reply that a student asked for, at the strictest and the loosest of the levels where the same is expected. */
export interface FamilyCase {
  readonly family: Exclude<keyof AiGuidelines, 'directness'>;
  readonly levels: readonly string[];
  /** What must not reach the student; without it the reply must arrive unchanged. */
  readonly leak?: readonly string[];
  readonly task: string;
  /** The key's model text, program or translation. */
  readonly model?: string;
  readonly answers?: string;
  /** Question and reply in turn. */
  readonly turns: readonly (readonly [question: string, reply: string])[];
}

/** The line before and after a block of code in Markdown. */
export const codeFence = '```';
