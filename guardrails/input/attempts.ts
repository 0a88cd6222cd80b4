import type { PastInteraction } from '../detector.ts';
import { attemptsByMeanings } from './attempts/attempts-by-meanings.ts';
import { hiddenWords, plainWords } from './plain-words.ts';
import { pressesForAnswer } from './pressure.ts';
import { isPromptInjection } from './prompt-injection.ts';

/** Prompt injection and pressure in a question; they are reported and never a reason to refuse it. */
export interface Attempts {
  /** Prompt injection: another role, cancelled instructions, a forged system message. */
  readonly switchOff: boolean;
  /** It presses for the answer instead of asking for help. */
  readonly pressure: boolean;
}

/** How many earlier questions count as signs of pressure. */
const maxEarlier = 6;

/** Checks a question and the texts encoded in it, with the earlier questions, the oldest first. */
export function findAttempts(
  question: string,
  earlier: readonly Pick<PastInteraction, 'question'>[] = [],
): Attempts {
  const words = plainWords(question);
  const hidden = hiddenWords(question);
  const earlierWords = () =>
    earlier.slice(-maxEarlier).map((interaction) => plainWords(interaction.question));
  const byMeanings = attemptsByMeanings(words);
  return {
    switchOff: byMeanings.switchOff || isPromptInjection(words) || hidden.some(isPromptInjection),
    pressure:
      byMeanings.pressure ||
      pressesForAnswer(words, earlierWords) ||
      hidden.some((text) => pressesForAnswer(text, () => [])),
  };
}
