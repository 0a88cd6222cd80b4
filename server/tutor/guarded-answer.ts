import { setImmediate } from 'node:timers/promises';
import { acts } from '../../contract/acts.ts';
import type { Noticed, Receipt } from '../../contract/tutor.ts';
import type { GuidelineGate, Stop } from '../../guardrails/gate.ts';
import type { ModelMessage } from '../model/model.ts';
import type { Answering } from './answer.ts';
import type { TutorContext } from './context.ts';
import type { Judge } from './judge.ts';
import type { Turn } from './turns.ts';
import { WholeCharacters } from './whole-characters.ts';

/** What one answer depends on, read before the model is called. */
export interface Guarded {
  readonly gate: GuidelineGate;
  readonly noticed: Noticed | null;
  /** @param correction what the model is told after an attempt that was stopped */
  readonly messages: (correction?: string) => readonly ModelMessage[];
  /** Does for the checks what can be done before there is a reply. */
  readonly readAhead: () => void;
  /** Whether a second model, where there is one, objects to a whole reply. */
  readonly judged: (judge: Judge, reply: string, signal: AbortSignal) => Promise<boolean>;
  /** Hints to fall back to, the best first; the last one breaks no guideline. */
  readonly hints: (act: Stop) => readonly string[];
  readonly receipt: () => Receipt;
}

/** Answers inside the guidelines, with the model that is connected. */
export const guardedAnswering = (ctx: TutorContext, guarded: Guarded): Answering => ({
  say: (turn, release) => answerGuarded(ctx, turn, guarded, release),
  record: () => ({
    guard: guarded.receipt(),
    noticed: guarded.noticed,
    disclosed: guarded.gate.disclosed,
  }),
});

/**
 * Answers inside the guidelines (guidelines, parts 5 and 6). Where the gate stopped the model's reply: what passed
 * stands if it ends in a hint; else the model is asked once more, told the act and not the value; else a hint made
 * from the assignment takes its place. The student is never left with a bare refusal.
 * @throws ModelError when the model failed before anything had to be mended
 */
export async function answerGuarded(
  ctx: Pick<TutorContext, 'model' | 'judge' | 'log'>,
  turn: Pick<Turn, 'signal'>,
  guarded: Guarded,
  release: (text: string) => void,
): Promise<void> {
  const { gate } = guarded;
  await attempt(ctx, turn, guarded, release);
  const act = gate.stopped;
  if (act && !gate.endsWell && !turn.signal.aborted) {
    gate.reopen();
    // The student has waited for a reply that may not be shown: a model that now fails is no reason for none.
    await attempt(ctx, turn, guarded, release, correctionOf(act, gate.released)).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'a second attempt at an answer failed'),
    );
  }
  if (turn.signal.aborted) return;
  const isWhole = gate.released.trim() !== '' && (gate.stopped ? gate.endsWell : !gate.lacksQuestion);
  if (!isWhole) fallBack(guarded, act ?? 'no-question', release);
}

async function attempt(
  ctx: Pick<TutorContext, 'model' | 'judge'>,
  turn: Pick<Turn, 'signal'>,
  { gate, messages, readAhead, judged }: Guarded,
  release: (text: string) => void,
  correction?: string,
): Promise<void> {
  const { signal } = turn;
  const characters = new WholeCharacters();
  // A judge reads the whole reply, so all of it waits; without one every unit is shown as soon as it passed.
  let whole = '';
  const reply = ctx.model.answer({ messages: messages(correction), signal });
  for await (const piece of meanwhile(reply, readAhead)) {
    if (signal.aborted) return;
    const text = characters.push(piece);
    if (ctx.judge) whole += text;
    else release(gate.push(text));
    // The rest of a reply that was stopped is not worth waiting for.
    if (gate.stopped) return;
  }
  if (ctx.judge && (await judged(ctx.judge, whole, signal))) gate.shut('judge');
  if (!signal.aborted) release(gate.push(whole) + gate.end());
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

/** Names the act and never the value: what was not said cannot be repeated. */
const correctionOf = (act: Stop, released: string): string =>
  [
    act === 'judge'
      ? 'Your last reply was not shown to the student, because it broke a rule.'
      : `Your last reply was not shown to the student, because it ${acts[act].stopped}. ${acts[act].instruction}`,
    released.trim() === ''
      ? 'Write another reply that helps the student on.'
      : `The student has read this much of it: «${released.trim()}» Go on from there with a hint or a question.`,
  ].join('\n');

/** The first hint that passes the gate; the last one, which holds nothing to disclose, in any case. */
function fallBack({ gate, hints }: Guarded, act: Stop, release: (text: string) => void): void {
  const choice = hints(act);
  for (const [index, hint] of choice.entries()) {
    const text = gate.add(hint, { trusted: index === choice.length - 1 });
    if (text === '') continue;
    release(text);
    return;
  }
}
