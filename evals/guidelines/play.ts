/** Plays cases of the guidelines: a conversation with a scripted model, or a single message. */

import { pino } from 'pino';
import { z } from 'zod';
import {
  type AnswerKey,
  detectDanger,
  findAttempts,
  findContent,
  isOffloading,
  maskPersonalData,
  readAnswerKey,
} from '../../checks/checks.ts';
import { type Subject, subjects } from '../../contract/constants.ts';
import { type AiGuidelines, aiGuidelinesInput, chooseGuidelines } from '../../contract/guidelines.ts';
import { guardrailsInThisThread } from '../../server/checks/in-this-thread.ts';
import type { Model } from '../../server/model/model.ts';
import type { HistoryEntry } from '../../server/tutor/prompt.ts';
import { Review } from '../../server/tutor/review.ts';
import { writeWhole } from '../../server/tutor/write-answer.ts';
import { foundInMessage, readersOfCase, scriptedReaders } from './scripted-readers.ts';

/**
 * The guidelines to which those of a case are added. They forbid nothing, and a family that neither they nor
 * the case name forbids nothing either.
 */
const loosest: AiGuidelines = { directness: 'permissive' };

const keyForm = z.object({ answers: z.string(), steps: z.string(), model: z.string() }).partial();

const conversation = z.object({
  id: z.string(),
  subject: z.string(),
  ageOrGrade: z.string().optional(),
  guidelines: aiGuidelinesInput,
  task: z.object({ title: z.string(), description: z.string() }).nullish(),
  key: keyForm.nullish(),
  proposed: keyForm.nullish(),
  turns: z.array(z.object({ question: z.string(), reply: z.string(), retry: z.string().optional() })),
  ...readersOfCase,
});
export type Conversation = Omit<z.input<typeof conversation>, 'guidelines'> & {
  readonly guidelines?: Parameters<typeof chooseGuidelines>[1];
};

const message = z.object({
  id: z.string(),
  message: z.string(),
  earlier: z.array(z.string()).default([]),
  age: z.number().optional(),
  ...readersOfCase,
});

/** What a student would have been shown, and what the receipts say. */
export interface PlayedConversation {
  readonly id: string;
  /** What was shown in each turn. */
  readonly delivered: readonly string[];
  /** The violated prohibitions of each turn. */
  readonly stopped: readonly (readonly string[])[];
  readonly outcome: readonly ('passed' | 'rewritten' | 'replaced')[];
  readonly checkedAgainst: 'key' | 'proposed' | 'none';
}

const readKey = (form: z.infer<typeof keyForm>): AnswerKey =>
  readAnswerKey({ answers: '', steps: '', model: '', ...form }).key;

const isEmpty = ({ answers, steps, model }: AnswerKey): boolean =>
  answers.length === 0 && steps.length === 0 && model === '';

/** The teacher's key; otherwise the proposed one; null for neither or an empty one. */
function keyOf({ key, proposed }: Pick<Conversation, 'key' | 'proposed'>): AnswerKey | null {
  const typed = key ? readKey(key) : null;
  if (typed && !isEmpty(typed)) return typed;
  const found = proposed ? readKey(proposed) : null;
  return found && !isEmpty(found) ? { ...found, proposed: true } : null;
}

/**
 * Cuts a text into pieces of one to twelve characters. An FNV-1a hash of the text chooses the lengths, so
 * that the same text is always cut the same way.
 */
function* piecesOf(text: string): Generator<string> {
  let state = 2_166_136_261;
  for (let from = 0; from < text.length; ) {
    state = Math.imul(state ^ text.charCodeAt(from), 16_777_619) >>> 0;
    const length = 1 + (state % 12);
    yield text.slice(from, from + length);
    from += length;
  }
}

const silent = pino({ level: 'silent' });

/** Plays the turns of a conversation one after the other, with a model that says what the script says. */
export const playConversation = ({ turns, ...circumstances }: Conversation): Promise<PlayedConversation> =>
  playQuestions(
    circumstances,
    turns.map(({ question }) => question),
    (at) => scripted(turns[at]?.reply ?? '', turns[at]?.retry),
  );

function scripted(reply: string, retry = reply): Model {
  const attempts = [reply, retry];
  return {
    description: 'a script',
    connected: true,
    async *answer() {
      yield* piecesOf(attempts.shift() ?? '');
    },
  };
}

/**
 * Asks questions one after the other, with one ledger for all of them.
 * @param circumstances the conversation without its questions
 * @param modelFor the model that answers the question at an index
 */
export async function playQuestions(
  circumstances: Omit<Conversation, 'turns'>,
  questions: readonly string[],
  modelFor: (at: number) => Model,
): Promise<PlayedConversation> {
  const { id, subject, ageOrGrade = '', task } = circumstances;
  const key = keyOf(circumstances);
  const guidelines = chooseGuidelines(loosest, circumstances.guidelines);
  const earlier: HistoryEntry[] = [];
  const disclosed: string[] = [];
  const turns: {
    text: string;
    stopped: readonly string[];
    checkedAgainst: PlayedConversation['checkedAgainst'];
    outcome: PlayedConversation['outcome'][number];
  }[] = [];
  for (const [index, question] of questions.entries()) {
    const review = await Review.open(
      {
        model: modelFor(index),
        readers: scriptedReaders(id, circumstances),
        keyProposals: null,
        log: silent,
        guardrails: guardrailsInThisThread,
      },
      { id: `${id}:${index}`, owner: ['play'] },
      {
        setting: {
          className: 'Class',
          subject: subjectOf(subject),
          ageOrGrade,
          workingOn: '',
          people: [],
          guidelines,
          key,
          ...(task ? { task } : {}),
        },
        earlier,
        question,
        disclosed,
      },
    );
    const { text, record } = await writeWhole(review, { signal: new AbortController().signal }, () => {});
    const { guard } = record;
    disclosed.push(...record.disclosed);
    earlier.push({ question, answer: text, status: 'answered' });
    turns.push({ text, ...guard });
  }
  return {
    id,
    delivered: turns.map(({ text }) => text),
    stopped: turns.map(({ stopped }) => stopped),
    outcome: turns.map(({ outcome }) => outcome),
    // Arithmetic may work out the answer in some turns only. So "none" in one turn counts for the
    // conversation.
    checkedAgainst:
      turns.find((turn) => turn.checkedAgainst === 'none')?.checkedAgainst ??
      turns[0]?.checkedAgainst ??
      'none',
  };
}

/**
 * A subject of the product. An unknown name counts as mathematics. That matters, since the checks of harmful
 * content depend on the subject.
 */
const subjectOf = (name: string): Subject => subjects.find((subject) => subject === name) ?? 'Mathematics';

/** What the checks of a question find in a message. */
function playMessage(row: z.infer<typeof message>) {
  const { id, message: text, earlier, age } = row;
  const before = earlier.map((question) => ({ question }));
  const { switchOff, pressure } = findAttempts(text, before);
  const byReaders = foundInMessage(id, row);
  return {
    id,
    danger: detectDanger(text, before)?.kind ?? byReaders.danger,
    content: findContent(text, { age: age === undefined ? '' : String(age) }) ?? byReaders.content,
    injection: switchOff,
    pressure,
    offloading: isOffloading(text, before),
    masked: maskPersonalData(text).text,
  };
}

/**
 * Plays one line: a message or a conversation. A line that cannot be read gives an object with its id and an
 * error, so that the next lines are played.
 */
export async function playLine(line: string): Promise<object> {
  let id: unknown = null;
  try {
    const value: unknown = JSON.parse(line);
    id = (value as { id?: unknown } | null)?.id ?? null;
    const isMessage = typeof value === 'object' && value !== null && 'message' in value;
    return isMessage ? playMessage(message.parse(value)) : await playConversation(conversation.parse(value));
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    const reason = issue ? `${issue.path.join('.')}: ${issue.message}` : (error as Error).message;
    return { id, error: `This case cannot be played. ${reason}` };
  }
}
