import type { Wanted } from './generations.ts';
import type { QuestionVerdict } from './question-reader.ts';

/** The time limits for reading a doubtful question, in milliseconds. */
export interface ReadingTime {
  /** How long the first words of the answer wait for the verdict. */
  readonly hold: number;
  /** How long the reader may take in all; after that the question counts as unread. */
  readonly whole: number;
}

export const defaultReadingTime: ReadingTime = { hold: 4_000, whole: 15_000 };

/** Whether a verdict names harmful content. */
const isHarmful = (verdict: QuestionVerdict): boolean => !['clear', 'distress', 'unread'].includes(verdict);

/** What the question reader decided about the question, and what that did to the answer. */
export interface DoubtfulAnswer {
  readonly verdict: QuestionVerdict;
  /** Whether the reader found harmful content, so that the answer was ended. */
  readonly isStopped: boolean;
}

/**
 * Generates an answer while the question reader reads its question. The text waits for the verdict, at most for `time.hold`.
 * When a verdict of harmful content comes later, it ends the answer; the text that was already shown stays.
 * @param read never rejects; its signal aborts when nobody waits for the verdict any more
 * @param generate releases text until its signal aborts
 * @throws what `generate` throws, unless the reader has ended the answer
 */
export async function answerWhileRead(
  wanted: Wanted,
  release: (text: string) => void,
  time: ReadingTime,
  read: (within: number, signal: AbortSignal) => Promise<QuestionVerdict>,
  generate: (wanted: Wanted, release: (text: string) => void) => Promise<void>,
): Promise<DoubtfulAnswer> {
  const { signal } = wanted;
  const answerEnded = new AbortController();
  const stopped = new AbortController();
  let verdict: QuestionVerdict = 'unread';
  /** The text that waits for the verdict; null when text no longer waits. */
  let withheld: string | null = '';
  const showWithheld = () => {
    const text = withheld ?? '';
    withheld = null;
    if (text !== '' && !signal.aborted) release(text);
  };
  const reading = read(time.whole, answerEnded.signal).then((found) => {
    if (answerEnded.signal.aborted) return;
    verdict = found;
    if (isHarmful(found)) stopped.abort();
    else showWithheld();
  });
  const holdLimit = new AbortController();
  const ready = Promise.race([reading, delay(time.hold, AbortSignal.any([signal, holdLimit.signal]))]);
  const onTime = ready.then(() => {
    if (!stopped.signal.aborted) showWithheld();
  });
  try {
    await generate({ ...wanted, signal: AbortSignal.any([signal, stopped.signal]) }, (text) => {
      if (stopped.signal.aborted) return;
      if (withheld === null) release(text);
      else withheld += text;
    });
    await onTime;
  } catch (error) {
    await onTime;
    if (!stopped.signal.aborted) throw error;
  } finally {
    answerEnded.abort();
    holdLimit.abort();
  }
  return { verdict, isStopped: stopped.signal.aborted };
}

/** Resolves after some milliseconds, or when the signal aborts. */
const delay = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const abort = () => {
      clearTimeout(timer);
      resolve();
    };
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
