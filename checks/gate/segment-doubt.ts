import type { ProhibitionName } from '../../contract/prohibitions.ts';
import type { Situation } from '../detector.ts';
import { scoresOf } from '../scorer/messages/margins.ts';
import { findAttempts, isOffloading } from '../scorer/messages/messages.ts';

/** What a second reader should look for in a segment that has passed the checks. */
export interface SegmentDoubt {
  /** Whether it may be harmful. */
  readonly content: boolean;
  /** Whether it may give the answer away in words that only their meaning shows, or speak as a tutor must not. */
  readonly meaning: boolean;
}

const presses = (question: string, earlier: Situation['earlier'], task: string): boolean =>
  isOffloading(question, earlier, task) || findAttempts(question, earlier).switchOff;

const isStatement = (segment: string): boolean => !/[?？؟]\s*$/.test(segment);

/**
 * The doubt about a segment; null for none. Content and manner are in doubt where the scorer finds them possible, the answer where
 * the question presses for it or hands the work over and the segment is no question.
 */
export function segmentDoubt(
  segment: string,
  { question, earlier, task }: Situation,
  forbidden: readonly ProhibitionName[],
): SegmentDoubt | null {
  if (segment.trim() === '') return null;
  const scores = scoresOf(segment);
  const content = scores.isPossible('harmfulReply');
  const meaning =
    scores.isPossible('manner') ||
    (forbidden.includes('key-value') && isStatement(segment) && presses(question, earlier, task));
  return content || meaning ? { content, meaning } : null;
}
