import { findAttempts } from '../input/attempts.ts';
import type { ClassContext } from './class-thresholds.ts';
import { isContentDoubtful } from './questions.ts';

/**
 * Whether a question could have asked for harmful content though nothing was found: it is near a threshold, or it
 * tries to switch the rules off and may hide what else it asks for (docs/decisions/09-second-reader.md). In doubt a
 * second model reads the question, and the reply is checked more strictly.
 * @param earlier the questions before it, the oldest first
 */
export const isInDoubtAboutContent = (
  question: string,
  earlier: readonly { readonly question: string }[],
  context: Partial<ClassContext>,
): boolean => isContentDoubtful(question, earlier, context) || findAttempts(question, earlier).switchOff;
