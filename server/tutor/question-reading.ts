import { setImmediate } from 'node:timers/promises';
import type { Doubt } from '../../checks/checks.ts';
import type { Danger } from '../../contract/safeguarding.ts';
import type { ReadingRecord } from '../../contract/tutor.ts';
import { LinkedAbort, waitFor } from '../deadline.ts';
import type { Wanted } from '../queue/queue.ts';
import type { GuardText } from '../second-readers/protocol.ts';
import type { NamedVerdict, ReaderTiming, SecondReaders } from '../second-readers/second-readers.ts';
import { withResolvers } from '../with-resolvers.ts';

/** Below this age a doubtful verdict counts as a harmful one. */
export const youngerThan = 13;

/**
 * A question while second readers read it, beside the answer. It goes on when the answer has ended or nobody wants it any more: what a
 * child tells of danger counts all the same.
 */
export class QuestionReading {
  readonly #verdicts: NamedVerdict[] = [];
  readonly #decided = withResolvers<void>();
  readonly #stop = new AbortController();
  readonly #isYoung: boolean;
  #isInDoubt = false;
  #areAllRead = false;

  /**
   * Starts the reading.
   * @param onDanger called once, with the first danger that is found
   */
  constructor(
    readers: SecondReaders,
    text: GuardText,
    { classId, onDanger }: { classId?: string | undefined; onDanger?: ((kind: Danger) => void) | undefined },
  ) {
    this.#isYoung = text.age < youngerThan;
    const wanted = { within: readers.timing.question, signal: new AbortController().signal, classId };
    // Lets the tutor's own call leave the machine first.
    void setImmediate()
      .then(() =>
        readers.readQuestion(text, wanted, (verdict) => {
          const isFirstDanger = verdict.is === 'danger' && this.danger === null;
          this.#verdicts.push(verdict);
          if (isFirstDanger && verdict.danger) onDanger?.(verdict.danger);
          this.#decide();
        }),
      )
      .finally(() => {
        this.#areAllRead = true;
        this.#decided.resolve();
      });
  }

  /** Says that the checks are in doubt about the content of the question. Then a doubtful verdict counts as a harmful one. */
  setDoubt({ content }: Doubt): void {
    this.#isInDoubt = content;
    this.#decide();
  }

  #decide(): void {
    if (this.danger !== null || this.content !== null) this.#stop.abort();
    if (this.danger !== null) this.#decided.resolve();
  }

  /** Resolves when all have read, or one has found danger. */
  get decided(): Promise<void> {
    return this.#decided.promise;
  }

  /** Aborts when the answer must end. */
  get stopped(): AbortSignal {
    return this.#stop.signal;
  }

  /** The danger that was found; null for none. */
  get danger(): Danger | null {
    return this.#verdicts.find(({ is }) => is === 'danger')?.danger ?? null;
  }

  /** The kind of harmful content that is asked for; empty where the reader does not name it, null for none. */
  get content(): string | null {
    const countsAsHarmful = (is: NamedVerdict['is']) =>
      is === 'harmful' || (is === 'doubtful' && (this.#isYoung || this.#isInDoubt));
    const found = this.#verdicts.find(({ is }) => countsAsHarmful(is));
    return found ? (found.kinds?.[0] ?? '') : null;
  }

  get isDistressed(): boolean {
    return this.#verdicts.some(({ distress }) => distress);
  }

  /** Whether a reader has not read it, or not yet. */
  get isUnread(): boolean {
    return !this.#areAllRead || this.#verdicts.some(({ is }) => is === 'unread');
  }

  /** What each reader has found so far, for the receipt. */
  get records(): ReadingRecord[] {
    return this.#verdicts.map(({ record, act }) => (act ? { ...record, act } : record));
  }
}

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
