import { setImmediate } from 'node:timers/promises';
import type { Receipt } from '../../contract/tutor.ts';
import {
  addHint,
  closeReply,
  endAttempt,
  openReply,
  pushPiece,
  readAhead,
  reopenReply,
  shutReply,
  standingOf,
} from '../../guardrails/guardrails.ts';
import type { ModelMessage } from '../model/model.ts';
import { practiceHint } from '../model/practice/practice-tutor.ts';
import type { Answering } from './answer.ts';
import type { TutorContext } from './context.ts';
import { composeMessages, conversationOf, type Said, type Setting, taskOf } from './prompt.ts';
import type { Turn } from './turns.ts';
import { WholeCharacters } from './whole-characters.ts';

/** What one answer depends on, read before the model is called. */
export interface Question {
  readonly setting: Setting;
  /** The conversation so far, the oldest first. */
  readonly earlier: readonly Said[];
  /** As the student wrote it. */
  readonly question: string;
  /** Parts of the answer that earlier answers disclosed. */
  readonly disclosed: readonly string[];
  /** No word of praise: nobody has looked yet at something of the student's that shows danger. */
  readonly calm?: boolean;
}

/** An answer whose receipt is there however it ended. */
interface GuardedAnswering extends Answering {
  readonly record: () => ReturnType<Answering['record']> & { readonly guard: Receipt };
}

/** What a model is told whose words are its own. */
const calmly =
  'Be calm and plain with this student now: no praise, no jokes. Say whether a step is right, and go on.';

/** A reply that the guardrails know under its id, and what its model and its judge are told. */
interface Reply {
  readonly id: string;
  readonly calm: boolean;
  readonly messages: (correction?: string) => ModelMessage[];
  /** Whether a second model, where there is one, objects to a whole attempt. */
  readonly objects: (attempt: string, signal: AbortSignal) => Promise<boolean>;
  /** What the built-in tutor would say; worked out only where the model gave nothing to show. */
  readonly practised: () => string;
}

type Context = Pick<TutorContext, 'model' | 'judge' | 'log'>;

/**
 * Answers inside the guidelines, with the model that is connected.
 * @param id a name for the reply that no other one under way has; `record` ends it, and has to be called
 */
export function guardedAnswering(
  ctx: Context,
  id: string,
  { setting, earlier, question: asked, disclosed, calm = false }: Question,
): GuardedAnswering {
  const { guidelines, key } = setting;
  const task = taskOf(setting);
  const said = earlier.filter(({ answer }) => answer !== '');
  const opened = openReply(id, { guidelines, question: asked, earlier: said, task, key, disclosed, calm });
  const { instructions: rules, question, inputFindings } = opened;
  const reply: Reply = {
    id,
    calm,
    messages: (correction) =>
      composeMessages(setting, calm ? `${rules}\n\n${calmly}` : rules, earlier, question, correction),
    objects: async (attempt, signal) =>
      (await ctx.judge?.objects({ rules, task, question, reply: attempt }, signal)) ?? false,
    practised: () => practiceHint(conversationOf(task, said, question), calm),
  };
  return {
    say: (turn, release) => answerGuarded(ctx, turn, reply, release),
    record: () => {
      const closed = closeReply(id);
      return { guard: closed.receipt, noticed: inputFindings, disclosed: closed.disclosed };
    },
  };
}

/**
 * Answers inside the guidelines (guidelines, parts 5 and 6). Where the guardrails stopped the model's reply: what
 * passed stands if it ends in a hint; else the model is asked once more, told the prohibition and not the value; else a hint
 * made from the assignment takes its place. The student is never left with a bare refusal.
 * @throws ModelError when the model failed before anything had to be mended
 */
async function answerGuarded(
  ctx: Context,
  { signal }: Pick<Turn, 'signal'>,
  reply: Reply,
  release: (text: string) => void,
): Promise<void> {
  await attempt(ctx, signal, reply, release);
  if (standingOf(reply.id) === 'stopped' && !signal.aborted) {
    const correction = reopenReply(reply.id);
    // The student has waited for a reply that may not be shown: a model that now fails is no reason for none.
    await attempt(ctx, signal, reply, release, correction).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'a second attempt at an answer failed'),
    );
  }
  if (signal.aborted) return;
  if (standingOf(reply.id) !== 'whole') release(addHint(reply.id, reply.practised()));
}

async function attempt(
  ctx: Context,
  signal: AbortSignal,
  { id, calm, messages, objects }: Reply,
  release: (text: string) => void,
  correction?: string,
): Promise<void> {
  const characters = new WholeCharacters();
  // A judge reads the whole reply, so all of it waits; without one every unit is shown as soon as it passed.
  let whole = '';
  const request = { messages: messages(correction), calm, signal, whole: ctx.judge !== null };
  const pieces = ctx.model.answer(request);
  for await (const piece of meanwhile(pieces, () => readAhead(id))) {
    if (signal.aborted) return;
    const text = characters.push(piece);
    if (ctx.judge) {
      whole += text;
      continue;
    }
    const shown = pushPiece(id, text);
    release(shown.text);
    // The rest of a reply that was stopped is not worth waiting for.
    if (shown.stopped) return;
  }
  if (await objects(whole, signal)) shutReply(id);
  if (!signal.aborted) release(pushPiece(id, whole).text + endAttempt(id).text);
}

/** The pieces of a reply, with something done while its model begins to think. */
async function* meanwhile(reply: AsyncIterable<string>, work: () => void): AsyncGenerator<string> {
  const pieces = reply[Symbol.asyncIterator]();
  const first = pieces.next();
  // A failure is met below, where it is waited for.
  first.catch(() => {});
  try {
    // The call leaves the machine first.
    await setImmediate();
    work();
    for (let next = await first; !next.done; next = await pieces.next()) yield next.value;
  } finally {
    await pieces.return?.();
  }
}
