import type { ContentKind, Doubt, ReplyState } from '../../checks/checks.ts';
import { contentText } from '../../contract/content-text.ts';
import { withoutPointer } from '../../contract/pointer-text.ts';
import { withoutImplied } from '../../contract/prohibitions.ts';
import { nothingFound } from '../../contract/receipts.ts';
import type { Danger } from '../../contract/safeguarding.ts';
import { supportText } from '../../contract/support-text.ts';
import type { Interaction, Receipt } from '../../contract/tutor.ts';
import { mayPropose, ProposedKey } from '../answer-keys/proposed-key-rules.ts';
import type { Guardrails, Owner } from '../checks/calls.ts';
import type { Talk } from '../model/model.ts';
import { nameMask } from '../names/name-mask.ts';
import type { Unit } from '../second-readers/judge.ts';
import type { GuardText } from '../second-readers/protocol.ts';
import { type Finding, receiptOf } from './answer-receipt.ts';
import type { TutorContext } from './context.ts';
import {
  ageTextOf,
  instructionsFor,
  Prompt,
  type Setting,
  type StoredEntry,
  shortenedHistory,
  taskOf,
} from './prompt.ts';
import { QuestionReading, youngerThan } from './question-reading.ts';
import type { ReplyReading } from './read-reply.ts';
import type { End } from './store.ts';

/** What an answer is made with: the model, the second readers and the checks. */
export type AnswerServices = Pick<TutorContext, 'model' | 'readers' | 'log' | 'guardrails' | 'keyProposals'>;

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

/** Whose reply it is: `id` names it, owners take turns at the checks, and the class pays for the model. */
export interface ReplyRef {
  readonly id: string;
  readonly owner: Owner;
  /** Undefined for the check of a model. */
  readonly classId?: string | undefined;
}

/** What is stored beside the text of an answer. */
export type AnswerRecord = Pick<End, 'noticed' | 'disclosed' | 'told'> & { readonly guard: Receipt };

/** A reply that the checks have opened, and the history that the model is told, its questions without names. */
interface Opening {
  readonly opened: Awaited<ReturnType<Guardrails['openReply']>>;
  readonly told: readonly StoredEntry[];
  readonly withoutNames: (text: string) => string;
}

/**
 * The review of one answer: a reply that is open in the checks, with what was found in its question, the messages for the
 * model, and what second readers make of it. `close` must be called.
 */
export class Review {
  readonly guardrails: Guardrails;
  readonly prompt: Prompt;
  /** For the practice tutor. */
  readonly talk: Talk;
  /** What second readers are told with each part of the reply. */
  readonly unit: Omit<Unit, 'before' | 'text'>;
  /** Whether a doubtful part that nobody has read is not shown. */
  readonly isStrict: boolean;
  /** What the checks found in the question; null for nothing. */
  readonly noticed: Interaction['noticed'];
  /** The kind of harmful content that the question asks for. */
  readonly content: ContentKind | null;
  /** What the checks are not sure of; null where a second reader cannot help. */
  readonly doubt: Doubt | null;
  readonly proposedKey: ProposedKey;
  /** What second readers made of the reply. */
  readonly replyReading: ReplyReading & { hasObjected: boolean } = {
    doubtful: 0,
    unread: 0,
    records: [],
    hasObjected: false,
  };
  /** The model that was asked in place of the first one, if that did not answer. */
  fallbackModel: string | undefined;
  ended: Finding | null = null;
  isAnswered = false;
  pointsToPeople = false;
  /** The reading of the question; null until it begins, and where nobody reads. */
  questionReading: QuestionReading | null;
  readonly #isDistressed: boolean;

  private constructor(
    readonly services: AnswerServices,
    readonly ref: ReplyRef,
    private readonly request: AnswerRequest,
    { opened, told, withoutNames }: Opening,
  ) {
    const { setting: chosen, reading = null, calm = false } = request;
    const { guidelines, age, doubt, question } = opened;
    const task = taskOf(chosen);
    const { key, subject } = chosen;
    const setting = { ...chosen, guidelines };
    this.guardrails = services.guardrails.for(ref.owner);
    const history = told.map((entry, index) => ({
      ...entry,
      question: opened.history[index] ?? entry.question,
      answer: withoutNames(withoutPointer(entry.answer)),
    }));
    const { asksForAttempt } = opened;
    const instructions = instructionsFor(setting, opened.instructions, { calm, asksForAttempt });
    this.prompt = new Prompt(withoutNames(instructions), history, question);
    this.talk = { guidelines, subject, task, key, earlier: history, question };
    this.noticed = opened.inputFindings;
    this.content = opened.content;
    this.doubt = doubt;
    this.#isDistressed = opened.isDistressed;
    this.questionReading = reading;
    this.isStrict = age < youngerThan || doubt?.content === true;
    this.unit = {
      // Only the end of a reply shows whether a question is missing. The gate checks this, so the judge need not.
      forbidden: withoutImplied(opened.forbidden).filter((name) => name !== 'no-question'),
      subject,
      age,
      question,
      task: withoutNames(task),
      answers: services.readers?.judgeIsTold ? (key?.answers ?? []) : [],
    };
    this.proposedKey = new ProposedKey(mayPropose(setting) ? services.keyProposals : null, {
      ...ref,
      classId: ref.classId,
      guardrails: this.guardrails,
      subject,
      exercise: withoutNames(opened.exercise),
    });
  }

  /** Reads the question and opens its reply. The models stay the same for the whole answer, even if others are connected meanwhile. */
  static async open(current: AnswerServices, ref: ReplyRef, request: AnswerRequest): Promise<Review> {
    const services = { ...current };
    const { setting, earlier, question, disclosed, calm = false } = request;
    const { key, subject, attemptFirst = false } = setting;
    const task = taskOf(setting);
    const withoutNames = nameMask(setting.people);
    const told = shortenedHistory(earlier).map((entry) => ({
      ...entry,
      question: withoutNames(entry.question),
    }));
    const placeOf = new Map(earlier.map((entry, at) => [entry.question, at]));
    const nameless = withoutNames(question);
    const opened = await services.guardrails.for(ref.owner).openReply(ref.id, {
      guidelines: setting.guidelines,
      attemptFirst,
      question,
      withoutNames: nameless === question ? undefined : nameless,
      earlier: earlier.map((entry) => ({ question: entry.question, answer: entry.answer })),
      history: told.map((entry) => placeOf.get(entry.question) ?? entry.question),
      task,
      key,
      subject,
      age: ageTextOf(setting),
      topic: `${setting.className}\n${setting.workingOn}\n${task}`,
      disclosed,
      calm,
      seeksDoubt: services.readers !== null,
      seeksKey: services.keyProposals !== null && (attemptFirst || mayPropose(setting)),
    });
    return new Review(services, ref, request, { opened, told, withoutNames });
  }

  /** The state of the reply after its last attempt. */
  state(): Promise<ReplyState> {
    return this.guardrails.replyStateOf(this.ref.id);
  }

  /** Lets second readers read the question, unless they do already; null where nobody reads. */
  openQuestionReading(): QuestionReading | null {
    const { readers } = this.services;
    if (readers === null) return null;
    const { subject, age, question } = this.unit;
    const text: GuardText = {
      subject,
      age,
      earlier: this.prompt.history.map((entry) => entry.question),
      question,
    };
    const { classId } = this.ref;
    const { onDanger } = this.request;
    this.questionReading ??= new QuestionReading(readers, text, { classId, onDanger });
    if (this.doubt) this.questionReading.setDoubt(this.doubt);
    return this.questionReading;
  }

  /** What second readers have found in the question that ends the answer; null for nothing. */
  finding(): Finding | null {
    const { danger = null, content = null } = this.questionReading ?? {};
    if (danger !== null) return { danger };
    // The fixed text is already the answer where the checks found content, too.
    return content === null || this.content !== null ? null : { content };
  }

  /** The text in place of an answer, or after it. */
  async fixedText(finding: Finding | { readonly content: ContentKind }): Promise<string> {
    const { question, setting } = this.request;
    const people = (await setting.support?.()) ?? { contact: null, helpline: null };
    return 'danger' in finding ? supportText(question, people) : contentText(question, this.unit.age, people);
  }

  /** The sentence that points a student in distress to people; null where none is due. */
  async pointer(): Promise<string | null> {
    const isDistressed = this.#isDistressed || this.questionReading?.isDistressed === true;
    return (isDistressed && (await this.request.onDistress?.())) || null;
  }

  /** Closes the reply, whole or not, for what is stored beside its text. Call it once. */
  async close(): Promise<AnswerRecord> {
    const closed = await this.guardrails.closeReply(this.ref.id);
    const { limitedBy } = this.request.setting;
    const receipt = {
      ...closed.receipt,
      ...(limitedBy && { limitedBy }),
      ...(this.fallbackModel !== undefined && { fallbackModel: this.fallbackModel }),
    };
    return {
      guard: receiptOf(this, receipt),
      noticed: closed.solved ? { ...(this.noticed ?? nothingFound), solved: true } : this.noticed,
      disclosed: closed.disclosed,
      told: this.services.model.connected ? this.prompt.log(this.request) : null,
    };
  }
}
