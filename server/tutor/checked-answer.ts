import type { ContentKind, Doubt } from '../../checks/checks.ts';
import { contentText } from '../../contract/content-text.ts';
import { contentReceipt, type SecondReading, secondReceipt } from '../../contract/receipts.ts';
import type { Danger } from '../../contract/safeguarding.ts';
import { supportText } from '../../contract/support-text.ts';
import type { Receipt } from '../../contract/tutor.ts';
import type { GuardText } from '../model/guard/verdict.ts';
import { answerWhileRead } from './answer-while-read.ts';
import { type Context, generateReply, type Reply } from './checked-reply.ts';
import type { Wanted } from './generations.ts';
import type { Setting } from './prompt.ts';
import { QuestionReading } from './question-reading.ts';

/** A question with what the checks found in it. */
export interface CheckedQuestion {
  /** As the student wrote it. */
  readonly asked: string;
  /** What second readers get of it. */
  readonly text: GuardText;
  readonly content: ContentKind | null;
  readonly doubt: Doubt | null;
  readonly isDistressed: boolean;
  readonly support: Setting['support'];
  /** Reads the sentence that points to people; null when none is due. */
  readonly onDistress?: (() => Promise<string | null>) | undefined;
  /** Called once when second readers find danger, also after the answer has ended. */
  readonly onDanger?: ((kind: Danger) => void) | undefined;
}

/** The answer to a question, which ends early where second readers find danger or harmful content in the question. */
export class CheckedAnswer {
  readonly #ctx: Context;
  readonly #question: CheckedQuestion;
  readonly #reply: Reply;
  #reading: QuestionReading | null;
  #isAnswered = false;
  /** What second readers found in the question and ended the answer with; null for nothing. */
  #ended: Extract<SecondReading['question'], object> | null = null;
  #pointsToPeople = false;

  /** @param reading of the question, where it began before its turn */
  constructor(ctx: Context, question: CheckedQuestion, reply: Reply, reading: QuestionReading | null) {
    this.#ctx = ctx;
    this.#question = question;
    this.#reply = reply;
    this.#reading = reading;
  }

  /** @throws ModelError when the model fails before a second reader has ended the answer */
  async generate(wanted: Wanted, release: (text: string) => void): Promise<void> {
    let shown = '';
    await this.#write(wanted, (text) => {
      shown += text;
      release(text);
    });
    this.#isAnswered = shown !== '';
    if (wanted.signal.aborted) return;
    this.#ended = this.#finding();
    if (this.#ended !== null) {
      release(`${shown === '' ? '' : '\n\n'}${await this.#closing(this.#ended)}`);
      return;
    }
    const { isDistressed, onDistress } = this.#question;
    const sentence = isDistressed || this.#reading?.isDistressed ? await onDistress?.() : null;
    if (!sentence || wanted.signal.aborted) return;
    release(`\n\n${sentence}`);
    this.#pointsToPeople = true;
  }

  async #write(wanted: Wanted, release: (text: string) => void): Promise<void> {
    const { readers } = this.#ctx;
    const { doubt } = this.#question;
    const write = (stillWanted: Wanted, show: (text: string) => void) => this.#writeText(stillWanted, show);
    if (readers === null) return write(wanted, release);
    const { classId } = this.#reply;
    const { text, onDanger } = this.#question;
    const reading = this.#reading ?? new QuestionReading(readers, text, { classId, onDanger });
    this.#reading = reading;
    if (doubt) reading.setDoubt(doubt);
    const isInDoubt = doubt !== null && (doubt.content || doubt.distress);
    return answerWhileRead(wanted, release, { reading, timing: readers.timing, isInDoubt }, write);
  }

  /** A question that asks for harmful content gets the fixed text at once, and no model is called. */
  async #writeText(wanted: Wanted, show: (text: string) => void): Promise<void> {
    const { content } = this.#question;
    if (content) show(await this.#closing({ content }));
    else await generateReply(this.#ctx, wanted, this.#reply, show);
  }

  #finding(): Extract<SecondReading['question'], object> | null {
    const { danger = null, content = null } = this.#reading ?? {};
    if (danger !== null) return { danger };
    // The fixed text is already the answer where the checks found content, too.
    return content === null || this.#question.content !== null ? null : { content };
  }

  async #closing(finding: { readonly danger: string } | { readonly content: string }): Promise<string> {
    const { asked, text, support } = this.#question;
    const people = (await support?.()) ?? { contact: null, helpline: null };
    return 'danger' in finding ? supportText(asked, people) : contentText(asked, text.age, people);
  }

  /** The receipt of the answer. @param ofReply the receipt of the reply */
  receipt(ofReply: Receipt): Receipt {
    const { content } = this.#question;
    const base = content
      ? contentReceipt(content)
      : { ...ofReply, ...(this.#pointsToPeople && { pointsToPeople: true }) };
    if (this.#reading === null) return base;
    const { doubtful, unread, records, hasObjected } = this.#reply.reading;
    const readBy = {
      question: this.#reading.records,
      ...(doubtful > 0 && { reply: { doubtful, unread, found: records } }),
    };
    if (content && this.#ended === null) return { ...base, readBy };
    return secondReceipt(base, {
      question: this.#ended ?? this.#outcome(this.#reading),
      reply: hasObjected ? 'stopped' : unread > 0 ? 'unread' : 'clear',
      readBy,
      isAnswered: this.#isAnswered,
    });
  }

  /** A finding that came too late to end the answer counts as stopped without changing anything else. */
  #outcome({ danger, content, isUnread, isDistressed }: QuestionReading): SecondReading['question'] {
    if (danger !== null || content !== null) return 'stopped';
    if (isUnread) return 'unread';
    return isDistressed ? 'distress' : 'clear';
  }
}
