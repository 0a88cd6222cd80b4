import { setImmediate } from 'node:timers/promises';
import type { ReplyState, SegmentDoubt } from '../../checks/checks.ts';
import type { Guardrails } from '../checks/calls.ts';
import type { ModelMessage, Talk } from '../model/model.ts';
import type { TutorContext } from './context.ts';
import type { Wanted } from './generations.ts';
import type { Unit } from './judge.ts';
import { phrasesOf } from './phrases.ts';
import type { ProposedKey } from './proposed-key.ts';
import { ReadReply, type ReplyReading } from './read-reply.ts';
import { WholeCharacters } from './whole-characters.ts';

/** A reply that is open in the guardrails under its id, with the inputs of the model and the judge. */
export interface Reply {
  readonly id: string;
  /** Whose question it answers. */
  readonly askedBy: string | undefined;
  /** The class whose use of the model it is; undefined for the check of a model. */
  readonly classId: string | undefined;
  readonly guardrails: Guardrails;
  readonly talk: Talk;
  readonly messages: (correction?: string) => ModelMessage[];
  /** Called with the messages that the model is sent where not all fit. */
  readonly onShortened: (messages: readonly ModelMessage[]) => void;
  /** What second readers are told with each part of the reply. */
  readonly unit: Omit<Unit, 'before' | 'text'>;
  /** Whether a doubtful part that nobody has read is not shown. */
  readonly isStrict: boolean;
  /** A key that the model proposes while it replies. */
  readonly proposedKey: ProposedKey;
  /** What second readers made of the text. */
  readonly reading: ReplyReading & { hasObjected: boolean };
  /** The model that was asked in place of the first one, if that did not answer. */
  readonly written: { fallbackModel?: string };
}

export type Context = Pick<TutorContext, 'model' | 'readers' | 'log' | 'guardrails' | 'keyProposals'>;

/**
 * Generates a reply that keeps to the guidelines (guidelines, parts 5 and 6). When the guardrails stop the model's reply, the
 * part that passed is the answer if it ends in a hint. Otherwise the model tries once more; it is told what is forbidden, but
 * not the value that it must not give. If that fails too, a hint made from the assignment is added. The student never gets a
 * bare refusal.
 * @throws ModelError when the model fails in its first attempt
 */
export async function generateReply(
  ctx: Context,
  wanted: Wanted,
  reply: Reply,
  release: (text: string) => void,
): Promise<void> {
  const { id, guardrails } = reply;
  const { signal } = wanted;
  reply.proposedKey.wantedUntil(signal);
  let shown = '';
  const show = (text: string) => {
    shown += text;
    release(text);
  };
  let state = await attempt(ctx, wanted, reply, { shown, show });
  if (state === 'stopped' && !signal.aborted) {
    const correction = await guardrails.reopenReply(id);
    // The second attempt gets no `turnAgain`: the student is already reading and must not wait for another
    // turn. If the model refuses the attempt, a hint is added below.
    state = await attempt(ctx, { signal }, reply, { shown, show, correction }).catch((error: unknown) => {
      // A failure of the second attempt is not the student's problem: a hint is added below.
      ctx.log.warn({ err: error }, 'a second attempt at an answer failed');
      return guardrails.replyStateOf(id);
    });
  }
  if (signal.aborted || state === 'whole') return;
  const hint = await guardrails.addHint(id);
  if (!signal.aborted) release(hint);
}

/** An attempt at a reply: what was shown of the reply before, and what was wrong with the earlier attempt. */
interface Attempt {
  readonly shown: string;
  readonly show: (text: string) => void;
  readonly correction?: string;
}

/**
 * Shows what passes the gate and, where it is in doubt, the second readers.
 * @returns the state of the reply after the attempt; null when nobody wants it any more
 * @throws ModelError
 */
async function attempt(
  ctx: Context,
  { signal, turnAgain }: Wanted,
  reply: Reply,
  { shown, show, correction }: Attempt,
): Promise<ReplyState | null> {
  const { id, guardrails, messages, unit } = reply;
  const { askedBy, classId, talk, onShortened } = reply;
  const onFallback = (model: string) => {
    reply.written.fallbackModel = model;
  };
  const asked = {
    messages: messages(correction),
    askedBy,
    classId,
    talk,
    onFallback,
    onShortened,
    turnAgain,
  };
  if (!ctx.readers) return passGate(reply, ctx.model.answer({ ...asked, signal }), { signal, show });
  const objected = new AbortController();
  const unobjected = AbortSignal.any([signal, objected.signal]);
  const text = new ReadReply(shown, reply.reading, {
    readers: ctx.readers,
    isStrict: reply.isStrict,
    unit,
    classId,
    signal,
    show,
    onObjection: () => objected.abort(),
  });
  let state: ReplyState | null = null;
  try {
    state = await passGate(reply, ctx.model.answer({ ...asked, signal: unobjected }), {
      signal: unobjected,
      seeksDoubt: true,
      show: (passed, doubt) => text.push(passed, doubt),
    });
  } finally {
    const objection = await text.end();
    reply.reading.hasObjected ||= objection !== null;
    if (objection) {
      const kept = await guardrails.rejectAttempt(id, objection.by ?? 'unchecked', objection.at);
      state = await guardrails.replyStateOf(id);
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
 * Passes the pieces of a reply through the gate until something is stopped.
 * @returns the state of the reply; null when nobody wants it any more
 * @throws ModelError
 */
async function passGate(
  { id, guardrails, proposedKey }: Reply,
  pieces: AsyncIterable<string>,
  { signal, seeksDoubt = false, show }: Passing,
): Promise<ReplyState | null> {
  const characters = new WholeCharacters();
  const begun = workMeanwhile(
    pieces,
    () => proposedKey.ask(),
    () => proposedKey.waitForKey(signal),
  );
  for await (const piece of phrasesOf(begun)) {
    if (signal.aborted) return null;
    const written = characters.push(piece);
    const { text, state, doubt } = await guardrails.pushPiece(id, written, seeksDoubt);
    if (signal.aborted) return null;
    show(text, doubt);
    // The rest of a stopped attempt is never shown, so there is no need to wait for it.
    if (state !== null) return state;
  }
  if (signal.aborted) return null;
  const { text, state, doubt } = await guardrails.endAttempt(id, seeksDoubt);
  if (!signal.aborted) show(text, doubt);
  return state;
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
