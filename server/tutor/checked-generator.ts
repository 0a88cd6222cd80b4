import { setImmediate } from 'node:timers/promises';
import { contentText } from '../../contract/content-text.ts';
import { withoutPointer } from '../../contract/pointer-text.ts';
import { toldOf } from '../../contract/prohibitions.ts';
import { contentReceipt, nothingFound, secondReceipt } from '../../contract/receipts.ts';
import type { Receipt } from '../../contract/tutor.ts';
import type { Guardrails, Owner } from '../guardrails/methods.ts';
import type { ModelMessage, Talk } from '../model/model.ts';
import type { AnswerGenerator } from './answer.ts';
import type { TutorContext } from './context.ts';
import { answerWhileRead, type DoubtfulAnswer } from './doubtful-question.ts';
import type { Generation } from './generations.ts';
import { shortenedHistory } from './history.ts';
import { instructionsEdition, instructionsFor } from './instructions.ts';
import type { Unit } from './judge.ts';
import { JudgedText } from './judged-text.ts';
import { nameMask } from './name-mask.ts';
import { composeMessages, type Setting, taskOf } from './prompt.ts';
import { mayPropose, ProposedKey } from './proposed-key.ts';
import type { DoubtfulQuestion, QuestionVerdict } from './question-reader.ts';
import { historyTold, type StoredEntry } from './told.ts';
import { WholeCharacters } from './whole-characters.ts';

/** What an answer depends on, read before the model is called. */
export interface AnswerRequest {
  readonly setting: Setting;
  /** The conversation so far, the oldest question first. */
  readonly earlier: readonly StoredEntry[];
  /** As the student wrote it. */
  readonly question: string;
  /** Parts of the answer key that earlier answers disclosed. */
  readonly disclosed: readonly string[];
  /** Whether the answer must contain no praise, because the student has an alert that nobody has judged. */
  readonly calm?: boolean;
  /** The sentence after the answer that points to people; null when none is due. */
  readonly pointer?: string | null;
  /** Reads that sentence when a second model finds distress in the question. */
  readonly onDistress?: () => Promise<string | null>;
}

/** A generator that has a receipt however it ends. */
interface CheckedGenerator extends AnswerGenerator {
  readonly record: () => Promise<
    Awaited<ReturnType<AnswerGenerator['record']>> & { readonly guard: Receipt }
  >;
}

/** A reply that is open in the guardrails under its id, with the inputs of the model and the judge. */
interface Reply {
  readonly id: string;
  readonly guardrails: Guardrails;
  readonly talk: Talk;
  readonly messages: (correction?: string) => ModelMessage[];
  /** What the judge is told with each unit. */
  readonly unit: Omit<Unit, 'before' | 'text'>;
  /** A key that the model proposes while it replies. */
  readonly proposedKey: ProposedKey;
  /** What the judge made of the text. */
  readonly judged: { hasUnread: boolean; hasObjected: boolean };
  /** The model that was asked in place of the first one, if that did not answer. */
  readonly written: { fallbackModel?: string };
}

type Context = Pick<TutorContext, 'model' | 'judge' | 'log' | 'guardrails' | 'keyProposals'>;

/**
 * Generates an answer with the connected model and checks it against the guidelines.
 * @param id a unique name for the reply; `record` closes the reply and must be called
 * @param owner whose text it is, so that the checks of different owners take turns
 */
export async function checkedGenerator(
  current: Context,
  { id, owner }: { id: string; owner: Owner },
  {
    setting: chosen,
    earlier,
    question: asked,
    disclosed,
    calm = false,
    pointer = null,
    onDistress,
  }: AnswerRequest,
): Promise<CheckedGenerator> {
  // The model and the judge stay the same for the whole answer, even if others are connected meanwhile.
  const ctx: Context = { ...current };
  const guardrails = ctx.guardrails.for(owner);
  const { key, subject, attemptFirst = false, ageWithoutOne, limitedBy } = chosen;
  const task = taskOf(chosen);
  const answered = earlier.filter(({ answer }) => answer !== '');
  const lesson = {
    subject,
    age: chosen.ageOrGrade || String(ageWithoutOne ?? ''),
    topic: `${chosen.className}\n${chosen.workingOn}\n${task}`,
  };
  const content = await guardrails.findContent(asked, earlier, lesson);
  const age = await guardrails.ageOf(lesson.age);
  const withoutNames = nameMask(chosen.people);
  // The history is masked before the reply is opened, so that a failure here leaves no reply open.
  const history = await maskedHistory(guardrails, shortenedHistory(earlier), withoutNames);
  const opened = await guardrails.openReply(id, {
    guidelines: chosen.guidelines,
    attemptFirst,
    question: withoutNames(asked),
    earlier: answered,
    task,
    key,
    subject,
    disclosed,
    calm,
  });
  const { instructions: rules, guidelines, asksForAttempt, forbidden, question, inputFindings } = opened;
  const setting = { ...chosen, guidelines };
  const instructions = withoutNames(instructionsFor(setting, rules, { calm, asksForAttempt }));
  /** The correction of each attempt so far; undefined for the first. Empty while the model has not been called. */
  const corrections: (string | undefined)[] = [];
  const reply: Reply = {
    id,
    guardrails,
    talk: { guidelines, subject, task, key, earlier: history, question },
    messages: (correction) => {
      corrections.push(correction);
      return composeMessages(instructions, history, question, correction);
    },
    // Only the end of a reply shows whether a question is missing. The gate checks this, so the judge need not.
    unit: {
      forbidden: toldOf(forbidden).filter((name) => name !== 'no-question'),
      subject,
      age,
      question,
      task: withoutNames(task),
    },
    judged: { hasUnread: false, hasObjected: false },
    written: {},
    proposedKey: new ProposedKey(mayPropose(setting) ? ctx.keyProposals : null, {
      id,
      owner,
      guardrails,
      subject,
      withoutNames,
    }),
  };
  // What the rules found needs no second reader.
  const doubt = ctx.judge && !content ? await guardrails.doubtOf(asked, earlier, lesson) : null;
  const doubtful = doubt && {
    doubt,
    subject,
    age,
    earlier: history.map((entry) => entry.question),
    question,
  };
  let verdict: QuestionVerdict | undefined;
  let pointsToPeople = false;
  let isAnswered = false;
  const fixedText = async () =>
    contentText(asked, await guardrails.ageOf(lesson.age), await setting.support?.());
  return {
    noticed: inputFindings,
    generate: async (generation, release) => {
      // A question that asks for harmful content gets the fixed text at once, and no model is called.
      if (content) return release(await fixedText());
      let shown = '';
      const doubtfulAnswer = await generateWhileRead(ctx, doubtful, generation, reply, (text) => {
        shown += text;
        release(text);
      });
      verdict = doubtfulAnswer?.verdict;
      isAnswered = shown !== '';
      if (generation.signal.aborted) return;
      if (doubtfulAnswer?.isStopped) {
        release(`${shown === '' ? '' : '\n\n'}${await fixedText()}`);
        return;
      }
      const sentence = pointer ?? (verdict === 'distress' ? await onDistress?.() : null) ?? null;
      if (sentence === null || generation.signal.aborted) return;
      release(`\n\n${sentence}`);
      pointsToPeople = true;
    },
    record: async () => {
      const closed = await guardrails.closeReply(id);
      const told = {
        edition: instructionsEdition,
        instructions,
        history: historyTold(history, earlier),
        question: question === asked ? null : question,
        corrections: corrections.flatMap((correction) => correction ?? []),
      };
      const receipt = {
        ...closed.receipt,
        ...(pointsToPeople && { pointsToPeople }),
        ...(limitedBy && { limitedBy }),
        ...reply.written,
      };
      return {
        guard: content
          ? contentReceipt(content)
          : ctx.judge
            ? secondReceipt(receipt, verdict, { ...reply.judged, isAnswered })
            : receipt,
        noticed: closed.solved ? { ...(inputFindings ?? nothingFound), solved: true } : inputFindings,
        disclosed: closed.disclosed,
        told: ctx.model.connected && corrections.length > 0 ? told : null,
      };
    },
  };
}

/** Generates a checked answer while the question reader reads a doubtful question. @returns null when it read nothing */
async function generateWhileRead(
  ctx: Context,
  doubtful: DoubtfulQuestion | null,
  generation: Pick<Generation, 'signal'>,
  reply: Reply,
  release: (text: string) => void,
): Promise<DoubtfulAnswer | null> {
  if (!ctx.judge || !doubtful || !(doubtful.doubt.content || doubtful.doubt.distress)) {
    await generateChecked(ctx, generation, reply, release);
    return null;
  }
  const { questions, readingTime } = ctx.judge;
  const read = (within: number, signal: AbortSignal) => questions.read(doubtful, within, signal);
  return answerWhileRead(generation, release, readingTime, read, (wanted, show) =>
    generateChecked(ctx, wanted, reply, show),
  );
}

/**
 * Generates an answer from beginning to end and closes its reply, also when it fails.
 * @throws what generating throws, even when the thread that could close the reply was lost
 */
export async function generateWhole(
  generator: CheckedGenerator,
  generation: Parameters<CheckedGenerator['generate']>[0],
  release: (text: string) => void,
): Promise<{ text: string; record: Awaited<ReturnType<CheckedGenerator['record']>> }> {
  let text = '';
  try {
    await generator.generate(generation, (piece) => {
      text += piece;
      if (piece !== '') release(piece);
    });
  } catch (error) {
    await generator.record().catch(() => {});
    throw error;
  }
  return { text, record: await generator.record() };
}

/** The history without names and personal data. */
async function maskedHistory(
  guardrails: Guardrails,
  history: readonly StoredEntry[],
  withoutNames: (text: string) => string,
): Promise<StoredEntry[]> {
  const questions = await guardrails.maskTexts(history.map(({ question }) => withoutNames(question)));
  return history.map((entry, index) => ({
    ...entry,
    question: questions[index] ?? '',
    answer: withoutNames(withoutPointer(entry.answer)),
  }));
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
  let shown = '';
  const show = (text: string) => {
    shown += text;
    release(text);
  };
  await attempt(ctx, signal, reply, { shown, show });
  if ((await guardrails.replyStateOf(id)) === 'stopped' && !signal.aborted) {
    const correction = await guardrails.reopenReply(id);
    // A failure of the second attempt is not the student's problem: a hint is added below.
    await attempt(ctx, signal, reply, { shown, show, correction }).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'a second attempt at an answer failed'),
    );
  }
  if (signal.aborted) return;
  if ((await guardrails.replyStateOf(id)) === 'whole') return;
  const hint = await guardrails.addHint(id, await guardrails.practiceHint(reply.talk));
  if (!signal.aborted) release(hint);
}

/** An attempt at a reply: what was shown of the reply before, and what was wrong with the earlier attempt. */
interface Attempt {
  readonly shown: string;
  readonly show: (text: string) => void;
  readonly correction?: string;
}

/** Shows what passes the gate and, if there is one, the judge. @throws ModelError */
async function attempt(
  ctx: Context,
  signal: AbortSignal,
  reply: Reply,
  { shown, show, correction }: Attempt,
): Promise<void> {
  const { id, guardrails, talk, messages, unit } = reply;
  const onFallback = (model: string) => {
    reply.written.fallbackModel = model;
  };
  if (!ctx.judge) {
    const request = { messages: messages(correction), talk, onFallback, signal };
    return passGate(reply, ctx.model.answer(request), signal, show);
  }
  const objected = new AbortController();
  const wanted = AbortSignal.any([signal, objected.signal]);
  const onObjection = () => objected.abort();
  const text = new JudgedText(shown, { ...ctx.judge, unit, signal, show, onObjection });
  const request = { messages: messages(correction), talk, onFallback, signal: wanted };
  try {
    await passGate(reply, ctx.model.answer(request), wanted, (passed, written) => text.push(passed, written));
  } finally {
    const objection = await text.end();
    reply.judged.hasUnread ||= text.hasUnread;
    reply.judged.hasObjected ||= objection !== null;
    if (objection) {
      const kept = await guardrails.rejectAttempt(id, objection.prohibition, objection.at);
      if (!signal.aborted) show(text.rest(kept));
    }
  }
}

/** Passes the pieces of a reply through the gate until something is stopped. @throws ModelError */
async function passGate(
  { id, guardrails, proposedKey }: Reply,
  pieces: AsyncIterable<string>,
  signal: AbortSignal,
  show: (passed: string, written: string) => void,
): Promise<void> {
  const characters = new WholeCharacters();
  const prepare = async () => {
    proposedKey.ask();
    await guardrails.warmUp(id);
  };
  for await (const piece of workMeanwhile(pieces, prepare, () => proposedKey.waitForKey(signal))) {
    if (signal.aborted) return;
    const written = characters.push(piece);
    const { text, stopped } = await guardrails.pushPiece(id, written);
    if (signal.aborted) return;
    show(text, written);
    // The rest of a stopped attempt is never shown, so there is no need to wait for it.
    if (stopped) return;
  }
  if (signal.aborted) return;
  const { text } = await guardrails.endAttempt(id);
  if (!signal.aborted) show(text, '');
}

/**
 * Passes on the pieces of a reply, and uses the time until the first one.
 * @param work runs while the model prepares the first piece
 * @param beforeFirst runs when the first piece has arrived, before it is passed on
 */
async function* workMeanwhile(
  reply: AsyncIterable<string>,
  work: () => Promise<void>,
  beforeFirst: () => Promise<void>,
): AsyncGenerator<string> {
  const pieces = reply[Symbol.asyncIterator]();
  const first = pieces.next();
  // A failure is handled below, where the promise is awaited.
  first.catch(() => {});
  try {
    // Lets the request leave the machine first.
    await setImmediate();
    await work();
    const begun = await first;
    await beforeFirst();
    for (let next = begun; !next.done; next = await pieces.next()) yield next.value;
  } finally {
    await pieces.return?.();
  }
}
