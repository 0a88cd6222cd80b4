import { setImmediate } from 'node:timers/promises';
import type { ReplyState, SegmentDoubt } from '../../checks/checks.ts';
import { LinkedAbort } from '../deadline.ts';
import type { Wanted } from '../queue/queue.ts';
import { phrasesOf, WholeCharacters } from './phrases.ts';
import { ReadReply } from './read-reply.ts';
import type { Review } from './review.ts';

/** An attempt at a reply: what was shown of the reply before, and what was wrong with the earlier attempt. */
interface Attempt {
  readonly shown: string;
  readonly show: (text: string) => void;
  readonly correction?: string;
}

/**
 * Shows what passes the checks and, where it is in doubt, the second readers.
 * @returns the state of the reply after the attempt; null when nobody wants it any more
 * @throws ModelError
 */
export async function writeAttempt(
  review: Review,
  { signal, turnAgain }: Wanted,
  { shown, show, correction }: Attempt,
): Promise<ReplyState | null> {
  const { guardrails, ref, services, unit, isStrict, replyReading, talk } = review;
  const { readers } = services;
  // The rest of an attempt that was stopped is not waited for.
  const over = new LinkedAbort(signal);
  const wanted = over.signal;
  const end = () => {
    over.unlink();
    over.abort();
  };
  const pieces = services.model.answer({
    messages: review.prompt.messages(correction),
    askedBy: ref.owner.at(-1),
    classId: ref.classId,
    talk,
    onFallback: (model) => {
      review.fallbackModel = model;
    },
    onShortened: (messages) => review.prompt.shorten(messages),
    turnAgain,
    signal: wanted,
  });
  if (!readers) return passChecks(review, pieces, { signal, show }).finally(end);
  const onObjection = () => over.abort();
  const { classId } = ref;
  const text = new ReadReply(shown, replyReading, {
    readers,
    isStrict,
    unit,
    classId,
    signal,
    show,
    onObjection,
  });
  let state: ReplyState | null = null;
  try {
    state = await passChecks(review, pieces, {
      signal: wanted,
      seeksDoubt: true,
      show: (passed, doubt) => text.push(passed, doubt),
    });
  } finally {
    end();
    const objection = await text.end();
    replyReading.hasObjected ||= objection !== null;
    if (objection) {
      const kept = await guardrails.rejectAttempt(ref.id, objection.by ?? 'unchecked', objection.at);
      state = await review.state();
      if (!signal.aborted) show(text.rest(kept));
    }
  }
  return state;
}

/** Who wants a reply: until when, whether the doubt about it is sought, and where it is shown. */
interface Passing {
  readonly signal: AbortSignal;
  readonly seeksDoubt?: boolean;
  readonly show: (passed: string, doubt: SegmentDoubt | null) => void;
}

/**
 * Passes the pieces of a reply through the checks until something is stopped.
 * @returns the state of the reply; null when nobody wants it any more
 * @throws ModelError
 */
async function passChecks(
  { ref, guardrails, proposedKey }: Review,
  pieces: AsyncIterable<string>,
  { signal, seeksDoubt = false, show: pass }: Passing,
): Promise<ReplyState | null> {
  const characters = new WholeCharacters();
  const begun = workMeanwhile(
    pieces,
    () => proposedKey.ask(),
    () => proposedKey.waitForKey(signal),
  );
  for await (const { phrases, isLast } of phrasesOf(begun)) {
    if (signal.aborted) return null;
    const written = phrases.map((phrase) => characters.push(phrase));
    const { parts, state } = await guardrails.pushPieces(ref.id, written, { isLast, seeksDoubt });
    if (signal.aborted) return null;
    for (const { text, doubt } of parts) pass(text, doubt);
    if (state !== null) return state;
  }
  return null;
}

/**
 * Passes on the pieces of a reply, and does other work until the first piece arrives.
 * @param work runs while the model prepares the first piece
 * @param beforeFirst runs when the first piece has arrived, before it is passed on
 */
async function* workMeanwhile(
  reply: AsyncIterable<string>,
  work: () => void,
  beforeFirst: () => Promise<void>,
): AsyncGenerator<string> {
  const pieces = reply[Symbol.asyncIterator]();
  const first = pieces.next();
  // A failure is handled below, where the promise is awaited.
  first.catch(() => {});
  try {
    // Lets the request leave the machine first.
    await setImmediate();
    work();
    const begun = await first;
    await beforeFirst();
    for (let next = begun; !next.done; next = await pieces.next()) yield next.value;
  } finally {
    await pieces.return?.();
  }
}
