import type { ContentKind } from '../../checks/checks.ts';
import { contentReceipt, type SecondReading, secondReceipt } from '../../contract/receipts.ts';
import type { Receipt } from '../../contract/tutor.ts';
import type { QuestionReading } from './question-reading.ts';
import type { ReplyReading } from './read-reply.ts';

/** What second readers found in the question and ended the answer with. */
export type Finding = Extract<SecondReading['question'], object>;

/** What became of an answer. */
interface Outcome {
  /** The kind of harmful content that the checks found in the question. */
  readonly content: ContentKind | null;
  readonly replyReading: ReplyReading & { readonly hasObjected: boolean };
  readonly pointsToPeople: boolean;
  /** The reading of the question; null where nobody reads. */
  readonly questionReading: QuestionReading | null;
  readonly ended: Finding | null;
  readonly isAnswered: boolean;
}

/** The receipt of an answer. @param ofReply what the checks say of the reply */
export function receiptOf(
  { content, replyReading, pointsToPeople, questionReading, ended, isAnswered }: Outcome,
  ofReply: Receipt,
): Receipt {
  const base = content
    ? contentReceipt(content)
    : { ...ofReply, ...(pointsToPeople && { pointsToPeople: true }) };
  if (questionReading === null) return base;
  const { doubtful, unread, records, hasObjected } = replyReading;
  const readBy = {
    question: questionReading.records,
    ...(doubtful > 0 && { reply: { doubtful, unread, found: records } }),
  };
  if (content && ended === null) return { ...base, readBy };
  return secondReceipt(base, {
    question: ended ?? outcomeOf(questionReading),
    reply: hasObjected ? 'stopped' : unread > 0 ? 'unread' : 'clear',
    readBy,
    isAnswered,
  });
}

/** A finding that came too late to end the answer counts as stopped without changing anything else. */
function outcomeOf({ danger, content, isUnread, isDistressed }: QuestionReading): SecondReading['question'] {
  if (danger !== null || content !== null) return 'stopped';
  if (isUnread) return 'unread';
  return isDistressed ? 'distress' : 'clear';
}
