import type { Exchange } from '../reading.ts';
import { plainWords } from './plain-words.ts';
import { pressureOf } from './pressure.ts';
import { switchesOff } from './switching-off.ts';

/** What a question tries besides asking; kept for the receipt, never a reason to refuse it. */
export interface Attempts {
  /** It tries to switch the rules off: another role, cancelled instructions, a forged word of the system. */
  readonly switchOff: boolean;
  /** It presses for the answer instead of asking for help. */
  readonly pressure: boolean;
}

/** How many of the questions before count: pressure that was long ago is over. */
const remembered = 6;

/** Judges a question with the ones before it, the oldest first. */
export function noticeAttempts(
  question: string,
  earlier: readonly Pick<Exchange, 'question'>[] = [],
): Attempts {
  const words = plainWords(question);
  return {
    switchOff: switchesOff(words),
    pressure: pressureOf(words, () =>
      earlier.slice(-remembered).map(({ question: asked }) => plainWords(asked)),
    ),
  };
}
