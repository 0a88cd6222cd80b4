import type { ProhibitionName } from '../../contract/prohibitions.ts';
import { contentOfUnit } from '../content/replies.ts';
import { trainedReaderOfUnits } from '../content/trained/trained.ts';
import type { Situation } from '../detector.ts';
import { findAttempts } from '../input/attempts.ts';
import { tokensOf } from '../input/grammar/tokens.ts';
import { isOffloading } from '../input/offloading.ts';
import { sentenceOf } from '../manner/sentence.ts';
import { trainedVerdictOn } from '../manner/trained/trained.ts';

/** What a second reader should look for in a segment that has passed the checks. */
export interface SegmentDoubt {
  /** Whether it may be harmful. */
  readonly content: boolean;
  /** Whether it may give the answer away in words that only their meaning shows, or speak as a tutor must not. */
  readonly meaning: boolean;
}

const presses = (question: string, earlier: Situation['earlier'], task: string): boolean => {
  const { pressure, switchOff } = findAttempts(question, earlier);
  return pressure || switchOff || isOffloading(question, earlier, task);
};

/** The least place of the last token of a text that the trained part for manner can judge, in half words. */
const fewWords = 6;

/**
 * The doubt about a segment; null for none. This is a first version: content and manner by the scores just below those that stop, the
 * answer where the question presses for it or hands the work over and the segment is no question.
 */
export function segmentDoubt(
  segment: string,
  { question, earlier, task, subject, age, topic }: Situation,
  forbidden: readonly ProhibitionName[],
): SegmentDoubt | null {
  if (segment.trim() === '') return null;
  const sentence = sentenceOf(segment);
  const tokens = tokensOf(sentence);
  const strictly = trainedReaderOfUnits({ subject, age, topic }, () => true);
  const content = contentOfUnit(segment, strictly) !== null;
  const isLong = (tokens.at(-1)?.at ?? 0) >= fewWords;
  const isStatement = isLong && !/[?？؟]\s*$/.test(segment);
  const meaning =
    (isLong && trainedVerdictOn(tokens, sentence).isLikely) ||
    (isStatement && forbidden.includes('key-value') && presses(question, earlier, task));
  return content || meaning ? { content, meaning } : null;
}
