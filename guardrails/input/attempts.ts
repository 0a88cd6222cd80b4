import type { PastInteraction } from '../detector.ts';
import { hiddenWords, plainWords } from './plain-words.ts';
import { pressureOf } from './pressure.ts';
import { isPromptInjection } from './prompt-injection.ts';

/** What a question tries besides asking; kept for the receipt, never a reason to refuse it. */
export interface Attempts {
  /** It tries to switch the rules off: another role, cancelled instructions, a forged word of the system. */
  readonly switchOff: boolean;
  /** It presses for the answer instead of asking for help. */
  readonly pressure: boolean;
}

/** How many of the questions before count: pressure that was long ago is over. */
const remembered = 6;

/** Judges a question, and what is encoded in it, with the ones before it, the oldest first. */
export function findAttempts(
  question: string,
  earlier: readonly Pick<PastInteraction, 'question'>[] = [],
): Attempts {
  const words = plainWords(question);
  const hidden = hiddenWords(question);
  const before = () => earlier.slice(-remembered).map((interaction) => plainWords(interaction.question));
  return {
    switchOff: isPromptInjection(words) || hidden.some(isPromptInjection),
    pressure: pressureOf(words, before) || hidden.some((text) => pressureOf(text, () => [])),
  };
}
