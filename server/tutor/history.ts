import type { Interaction } from '../../contract/tutor.ts';
import { shortenedTurns } from '../model/tokens.ts';

/** An earlier interaction of the conversation. */
export type HistoryEntry = Pick<Interaction, 'question' | 'answer' | 'status'>;

/** In tokens, some 24,000 characters of English: what helps with the next answer, and what a question may cost. */
const longestHistory = 7_000;

/**
 * The history that a model is sent, without failed answers, which would confuse it, and without its middle when it is long. A
 * model with a small context gets less of it (context-window.ts).
 * @param earlier the oldest first
 */
export const shortenedHistory = <Entry extends HistoryEntry>(earlier: readonly Entry[]): readonly Entry[] =>
  shortenedTurns(
    earlier.filter(({ answer, status }) => answer !== '' && status !== 'failed'),
    longestHistory,
  );
