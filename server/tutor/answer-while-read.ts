import { LinkedAbort, waitFor } from '../deadline.ts';
import type { Wanted } from '../queue/queue.ts';
import type { ReaderTiming } from '../second-readers/second-readers.ts';
import type { QuestionReading } from './question-reading.ts';

/**
 * Generates an answer while second readers read its question. Nothing waits for them unless the checks are in doubt about the
 * question: then the first words wait, at most for `timing.questionHold`. A verdict that stops the answer ends it whatever was
 * shown. When the text has ended, the answer stays open for the verdict, at most for `timing.afterText`.
 * @param isInDoubt whether the first words wait
 * @param generate releases text until its signal aborts
 * @throws what `generate` throws, unless a reader has stopped the answer
 */
export async function answerWhileRead(
  wanted: Wanted,
  release: (text: string) => void,
  {
    reading,
    timing,
    isInDoubt,
  }: {
    reading: Pick<QuestionReading, 'decided' | 'stopped'>;
    timing: Pick<ReaderTiming, 'questionHold' | 'afterText'>;
    isInDoubt: boolean;
  },
  generate: (wanted: Wanted, release: (text: string) => void) => Promise<void>,
): Promise<void> {
  const { signal } = wanted;
  const { stopped } = reading;
  const answerEnded = new LinkedAbort(signal);
  const stillWanted = new LinkedAbort(signal, stopped);
  /** The text that waits for the verdict; null when text no longer waits. */
  let withheld: string | null = isInDoubt ? '' : null;
  const held = isInDoubt
    ? waitFor(reading.decided, answerEnded.signal, timing.questionHold).then(() => {
        const text = withheld ?? '';
        withheld = null;
        if (text !== '' && !signal.aborted && !stopped.aborted) release(text);
      })
    : Promise.resolve();
  let failure: unknown;
  try {
    await generate({ ...wanted, signal: stillWanted.signal }, (text) => {
      if (stopped.aborted) return;
      if (withheld === null) release(text);
      else withheld += text;
    });
    await held;
  } catch (error) {
    failure = error;
  }
  await waitFor(reading.decided, signal, timing.afterText);
  stillWanted.unlink();
  answerEnded.unlink();
  answerEnded.abort();
  await held;
  if (failure !== undefined && !stopped.aborted) throw failure;
}
