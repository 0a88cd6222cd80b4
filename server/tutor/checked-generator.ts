import { contentText } from '../../contract/content-text.ts';
import { withoutPointer } from '../../contract/pointer-text.ts';
import { toldOf } from '../../contract/prohibitions.ts';
import { contentReceipt, nothingFound, secondReceipt } from '../../contract/receipts.ts';
import type { Receipt } from '../../contract/tutor.ts';
import type { Owner } from '../guardrails/calls.ts';
import type { AnswerGenerator } from './answer.ts';
import { type Context, generateReply, type Reply } from './checked-reply.ts';
import { answerWhileRead, type DoubtfulAnswer } from './doubtful-question.ts';
import type { Wanted } from './generations.ts';
import { shortenedHistory } from './history.ts';
import { instructionsEdition, instructionsFor } from './instructions.ts';
import { nameMask } from './name-mask.ts';
import { composeMessages, historyIn, type Setting, taskOf } from './prompt.ts';
import { mayPropose, ProposedKey } from './proposed-key.ts';
import type { DoubtfulQuestion, QuestionVerdict } from './question-reader.ts';
import { historyTold, type StoredEntry } from './told.ts';

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
  /** Reads the sentence that points to people after the answer to a question that tells of distress; null when none is due. */
  readonly onDistress?: () => Promise<string | null>;
}

/** A generator that has a receipt however it ends. */
interface CheckedGenerator extends AnswerGenerator {
  readonly record: () => Promise<
    Awaited<ReturnType<AnswerGenerator['record']>> & { readonly guard: Receipt }
  >;
}

/**
 * Generates an answer with the connected model and checks it against the guidelines.
 * @param id a unique name for the reply; `record` closes the reply and must be called
 * @param owner whose text it is, so that the checks of different owners take turns
 * @param classId whose use of the model it is; undefined for the check of a model
 */
export async function checkedGenerator(
  current: Context,
  { id, owner, classId }: { id: string; owner: Owner; classId?: string },
  { setting: chosen, earlier, question: asked, disclosed, calm = false, onDistress }: AnswerRequest,
): Promise<CheckedGenerator> {
  // The model and the judge stay the same for the whole answer, even if others are connected meanwhile.
  const ctx: Context = { ...current };
  const guardrails = ctx.guardrails.for(owner);
  const { key, subject, attemptFirst = false, defaultAge, limitedBy } = chosen;
  const task = taskOf(chosen);
  const answered = earlier.filter(({ answer }) => answer !== '');
  const lesson = {
    subject,
    age: chosen.ageOrGrade || String(defaultAge ?? ''),
    topic: `${chosen.className}\n${chosen.workingOn}\n${task}`,
  };
  const withoutNames = nameMask(chosen.people);
  const toldHistory = shortenedHistory(earlier);
  // After this nothing is awaited before the return, since a failure would leave the reply open.
  const opened = await guardrails.openReply(
    id,
    {
      guidelines: chosen.guidelines,
      attemptFirst,
      question: withoutNames(asked),
      earlier: answered,
      task,
      key,
      ...lesson,
      disclosed,
      calm,
    },
    {
      question: asked,
      earlier,
      lesson,
      history: toldHistory.map((entry) => withoutNames(entry.question)),
      seeksDoubt: ctx.judge !== null,
    },
  );
  const { content, doubt, isDistressed, age } = opened;
  const { instructions: rules, guidelines, asksForAttempt, forbidden, question, inputFindings } = opened;
  const history = toldHistory.map((entry, index) => ({
    ...entry,
    question: opened.history[index] ?? '',
    answer: withoutNames(withoutPointer(entry.answer)),
  }));
  const setting = { ...chosen, guidelines };
  const instructions = withoutNames(instructionsFor(setting, rules, { calm, asksForAttempt }));
  /**
   * One entry for each call of the model so far: the correction it was told, or undefined for the first
   * attempt.
   */
  const corrections: (string | undefined)[] = [];
  let sent: ReturnType<typeof historyIn<(typeof history)[number]>> = history;
  const reply: Reply = {
    id,
    askedBy: owner.at(-1),
    classId,
    guardrails,
    talk: { guidelines, subject, task, key, earlier: history, question },
    messages: (correction) => {
      corrections.push(correction);
      sent = history;
      return composeMessages(instructions, history, question, correction);
    },
    onShortened: (messages) => {
      sent = historyIn(messages, history);
    },
    // Only the end of a reply shows whether a question is missing. The gate checks this, so the judge need not.
    unit: {
      forbidden: toldOf(forbidden).filter((name) => name !== 'no-question'),
      subject,
      age,
      question,
      task: withoutNames(task),
      classId,
    },
    judged: { hasUnread: false, hasObjected: false },
    written: {},
    proposedKey: new ProposedKey(mayPropose(setting) ? ctx.keyProposals : null, {
      id,
      owner,
      classId,
      guardrails,
      subject,
      exercise: withoutNames(opened.exercise),
    }),
  };
  const doubtful = doubt && {
    doubt,
    subject,
    age,
    earlier: history.map((entry) => entry.question),
    question,
    classId,
  };
  let verdict: QuestionVerdict | undefined;
  let pointsToPeople = false;
  let isAnswered = false;
  const fixedText = async () => contentText(asked, age, await setting.support?.());
  return {
    noticed: inputFindings,
    generate: async (wanted, release) => {
      // A question that asks for harmful content gets the fixed text at once, and no model is called.
      if (content) return release(await fixedText());
      let shown = '';
      const doubtfulAnswer = await generateWhileRead(ctx, doubtful, wanted, reply, (text) => {
        shown += text;
        release(text);
      });
      verdict = doubtfulAnswer?.verdict;
      isAnswered = shown !== '';
      if (wanted.signal.aborted) return;
      if (doubtfulAnswer?.isStopped) {
        release(`${shown === '' ? '' : '\n\n'}${await fixedText()}`);
        return;
      }
      const sentence = isDistressed || verdict === 'distress' ? await onDistress?.() : null;
      if (!sentence || wanted.signal.aborted) return;
      release(`\n\n${sentence}`);
      pointsToPeople = true;
    },
    record: async () => {
      const closed = await guardrails.closeReply(id);
      const told = {
        edition: instructionsEdition,
        instructions,
        history: historyTold(sent, earlier),
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

/**
 * Generates a checked answer while the question reader reads a doubtful question.
 * @returns null when the question reader is not asked: the question is not doubtful, or no second model is
 *   connected
 */
async function generateWhileRead(
  ctx: Context,
  doubtful: DoubtfulQuestion | null,
  wanted: Wanted,
  reply: Reply,
  release: (text: string) => void,
): Promise<DoubtfulAnswer | null> {
  if (!ctx.judge || !doubtful || !(doubtful.doubt.content || doubtful.doubt.distress)) {
    await generateReply(ctx, wanted, reply, release);
    return null;
  }
  const { questions, readingTime } = ctx.judge;
  const read = (within: number, signal: AbortSignal) => questions.read(doubtful, within, signal);
  return answerWhileRead(wanted, release, readingTime, read, (stillWanted, show) =>
    generateReply(ctx, stillWanted, reply, show),
  );
}

/**
 * Generates an answer from beginning to end and closes its reply, also when it fails.
 * @throws what generating throws, even when the thread that could close the reply was lost
 */
export async function generateWhole(
  generator: CheckedGenerator,
  wanted: Wanted,
  release: (text: string) => void,
): Promise<{ text: string; record: Awaited<ReturnType<CheckedGenerator['record']>> }> {
  let text = '';
  try {
    await generator.generate(wanted, (piece) => {
      text += piece;
      if (piece !== '') release(piece);
    });
  } catch (error) {
    await generator.record().catch(() => {});
    throw error;
  }
  return { text, record: await generator.record() };
}
