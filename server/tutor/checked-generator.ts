import { withoutPointer } from '../../contract/pointer-text.ts';
import { withoutImplied } from '../../contract/prohibitions.ts';
import { nothingFound } from '../../contract/receipts.ts';
import type { Danger } from '../../contract/safeguarding.ts';
import type { Receipt } from '../../contract/tutor.ts';
import type { Owner } from '../checks/calls.ts';
import type { AnswerGenerator } from './answer.ts';
import { CheckedAnswer } from './checked-answer.ts';
import type { Context, Reply } from './checked-reply.ts';
import type { Wanted } from './generations.ts';
import { shortenedHistory } from './history.ts';
import { instructionsEdition, instructionsFor } from './instructions.ts';
import { nameMask } from './name-mask.ts';
import { composeMessages, historyIn, type Setting, taskOf } from './prompt.ts';
import { mayPropose, ProposedKey } from './proposed-key.ts';
import { type QuestionReading, youngerThan } from './question-reading.ts';
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
  /** The reading of the question, where it began while the question waited for its turn. */
  readonly reading?: QuestionReading | null;
  /** Called once when second readers find danger in the question, also after the answer has ended. */
  readonly onDanger?: (kind: Danger) => void;
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
  request: AnswerRequest,
): Promise<CheckedGenerator> {
  const { setting: chosen, earlier, question: asked, disclosed, calm = false } = request;
  // The models stay the same for the whole answer, even if others are connected meanwhile.
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
      seeksDoubt: ctx.readers !== null,
    },
  );
  const { doubt, age } = opened;
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
    isStrict: age < youngerThan || doubt?.content === true,
    // Only the end of a reply shows whether a question is missing. The gate checks this, so the judge need not.
    unit: {
      forbidden: withoutImplied(forbidden).filter((name) => name !== 'no-question'),
      subject,
      age,
      question,
      task: withoutNames(task),
      answers: ctx.readers?.judgeIsTold ? (key?.answers ?? []) : [],
    },
    reading: { doubtful: 0, unread: 0, records: [], hasObjected: false },
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
  const { onDistress, onDanger, reading = null } = request;
  const { content, isDistressed } = opened;
  const text = { subject, age, earlier: history.map((entry) => entry.question), question };
  const { support } = setting;
  const checked = { asked, text, content, doubt, isDistressed, support, onDistress, onDanger };
  const answer = new CheckedAnswer(ctx, checked, reply, reading);
  return {
    noticed: inputFindings,
    generate: (wanted, release) => answer.generate(wanted, release),
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
        ...(limitedBy && { limitedBy }),
        ...reply.written,
      };
      return {
        guard: answer.receipt(receipt),
        noticed: closed.solved ? { ...(inputFindings ?? nothingFound), solved: true } : inputFindings,
        disclosed: closed.disclosed,
        told: ctx.model.connected && corrections.length > 0 ? told : null,
      };
    },
  };
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
