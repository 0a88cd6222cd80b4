import { setImmediate } from 'node:timers/promises';
import type { Receipt } from '../../contract/tutor.ts';
import type { Guardrails, Owner } from '../guardrails/methods.ts';
import type { ModelMessage } from '../model/model.ts';
import type { AnswerGenerator } from './answer.ts';
import type { TutorContext } from './context.ts';
import type { Generation } from './generations.ts';
import {
  composeMessages,
  type HistoryEntry,
  recentHistory,
  type Setting,
  taskOf,
  toMessages,
} from './prompt.ts';
import { WholeCharacters } from './whole-characters.ts';

/** What an answer depends on, read before the model is called. */
export interface AnswerRequest {
  readonly setting: Setting;
  /** The conversation so far, the oldest question first. */
  readonly earlier: readonly HistoryEntry[];
  /** As the student wrote it. */
  readonly question: string;
  /** Parts of the answer key that earlier answers disclosed. */
  readonly disclosed: readonly string[];
  /** Whether the answer must contain no praise, because the student has an alert that nobody has judged. */
  readonly calm?: boolean;
}

/** A generator that has a receipt however it ends. */
interface CheckedGenerator extends AnswerGenerator {
  readonly record: () => Promise<
    Awaited<ReturnType<AnswerGenerator['record']>> & { readonly guard: Receipt }
  >;
}

/** The additional instruction for a calm answer. */
const calmInstruction =
  'Be calm and plain with this student now: no praise, no jokes. Say whether a step is right, and go on.';

/** A reply that is open in the guardrails under its id, with the inputs of the model and the judge. */
interface Reply {
  readonly id: string;
  readonly guardrails: Guardrails;
  readonly calm: boolean;
  readonly messages: (correction?: string) => ModelMessage[];
  /** Whether the judge objects to a whole attempt; false without a judge. */
  readonly objects: (attempt: string, signal: AbortSignal) => Promise<boolean>;
  /** A hint of the practice tutor, for a reply in which the model gave nothing to show. */
  readonly practiceHint: () => Promise<string>;
}

type Context = Pick<TutorContext, 'model' | 'judge' | 'log' | 'guardrails'>;

/**
 * Generates an answer with the connected model and checks it against the guidelines.
 * @param id a unique name for the reply; `record` closes the reply and must be called
 * @param owner whose text it is, so that the checks of different owners take turns
 */
export async function checkedGenerator(
  ctx: Context,
  { id, owner }: { id: string; owner: Owner },
  { setting, earlier, question: asked, disclosed, calm = false }: AnswerRequest,
): Promise<CheckedGenerator> {
  const guardrails = ctx.guardrails.for(owner);
  const { guidelines, key } = setting;
  const task = taskOf(setting);
  const answered = earlier.filter(({ answer }) => answer !== '');
  const recent = recentHistory(earlier);
  const masked = await guardrails.maskTexts(recent.map((entry) => entry.question));
  const history = recent.map((entry, index) => ({ ...entry, question: masked[index] ?? '' }));
  const opened = await guardrails.openReply(id, {
    guidelines,
    question: asked,
    earlier: answered,
    task,
    key,
    subject: setting.subject,
    disclosed,
    calm,
  });
  const { instructions: rules, question, inputFindings } = opened;
  const reply: Reply = {
    id,
    guardrails,
    calm,
    messages: (correction) =>
      composeMessages(
        setting,
        calm ? `${rules}\n\n${calmInstruction}` : rules,
        history,
        question,
        correction,
      ),
    objects: async (attempt, signal) =>
      (await ctx.judge?.objects({ rules, task, question, reply: attempt }, signal)) ?? false,
    practiceHint: () => guardrails.practiceHint(toMessages(task, answered, question), calm),
  };
  return {
    generate: (generation, release) => generateChecked(ctx, generation, reply, release),
    record: async () => {
      const closed = await guardrails.closeReply(id);
      return { guard: closed.receipt, noticed: inputFindings, disclosed: closed.disclosed };
    },
  };
}

/**
 * Generates a reply that keeps to the guidelines (guidelines, parts 5 and 6). When the guardrails stop the model's reply, the
 * part that passed is the answer if it ends in a hint. Otherwise the model tries once more; it is told what is forbidden, but
 * not the value that it must not give. If that fails too, a hint made from the assignment is added. The student never gets a
 * bare refusal.
 * @throws ModelError when the model fails in its first attempt
 */
async function generateChecked(
  ctx: Context,
  { signal }: Pick<Generation, 'signal'>,
  reply: Reply,
  release: (text: string) => void,
): Promise<void> {
  const { id, guardrails } = reply;
  await attempt(ctx, signal, reply, release);
  if ((await guardrails.replyStateOf(id)) === 'stopped' && !signal.aborted) {
    const correction = await guardrails.reopenReply(id);
    // A failure of the second attempt is not the student's problem: a hint is added below.
    await attempt(ctx, signal, reply, release, correction).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'a second attempt at an answer failed'),
    );
  }
  if (signal.aborted) return;
  if ((await guardrails.replyStateOf(id)) === 'whole') return;
  const hint = await guardrails.addHint(id, await reply.practiceHint());
  if (!signal.aborted) release(hint);
}

async function attempt(
  ctx: Context,
  signal: AbortSignal,
  { id, guardrails, calm, messages, objects }: Reply,
  release: (text: string) => void,
  correction?: string,
): Promise<void> {
  const characters = new WholeCharacters();
  // The judge needs the whole reply; without a judge every segment is shown as soon as it has passed.
  let whole = '';
  const request = { messages: messages(correction), calm, signal, whole: ctx.judge !== null };
  const pieces = ctx.model.answer(request);
  for await (const piece of workMeanwhile(pieces, () => guardrails.warmUp(id))) {
    if (signal.aborted) return;
    const text = characters.push(piece);
    if (ctx.judge) {
      whole += text;
      continue;
    }
    const shown = await guardrails.pushPiece(id, text);
    if (signal.aborted) return;
    release(shown.text);
    // The rest of a stopped attempt is never shown, so there is no need to wait for it.
    if (shown.stopped) return;
  }
  if (await objects(whole, signal)) await guardrails.rejectAttempt(id);
  const rest = (await guardrails.pushPiece(id, whole)).text + (await guardrails.endAttempt(id)).text;
  if (!signal.aborted) release(rest);
}

/** Passes on the pieces of a reply, and runs some work while the model prepares the first one. */
async function* workMeanwhile(
  reply: AsyncIterable<string>,
  work: () => Promise<void>,
): AsyncGenerator<string> {
  const pieces = reply[Symbol.asyncIterator]();
  const first = pieces.next();
  // A failure is handled below, where the promise is awaited.
  first.catch(() => {});
  try {
    // Lets the request leave the machine first.
    await setImmediate();
    await work();
    for (let next = await first; !next.done; next = await pieces.next()) yield next.value;
  } finally {
    await pieces.return?.();
  }
}
