import type { Interaction } from '../../contract/tutor.ts';
import { receiptOf } from '../guidelines/receipt-words.ts';
import { ToldButton } from '../guidelines/told.tsx';
import { type ChangeProps, changesAmong } from '../ui/changed-question.tsx';
import { CheckLine } from '../ui/check-line.tsx';
import { type Inserted, insertedByGap } from '../ui/inserted.ts';
import { AnswerMessage, QuestionMessage } from '../ui/interaction.tsx';
import { formatClock } from '../ui/moments.ts';

const questionNode = ({ id, createdAt, question }: Interaction, author: string, change: ChangeProps) => (
  <QuestionMessage id={id} author={author} at={formatClock(createdAt)} text={question} {...change} />
);

const answerNode = (interaction: Interaction, live: boolean) => (
  <div className="grid gap-1.5">
    <AnswerMessage text={interaction.answer} status={interaction.status} live={live} />
    <CheckLine check={receiptOf(interaction)} />
    <ToldButton interaction={interaction} />
  </div>
);

/**
 * Interactions as the messages that the spec counts: a question and its answer are two. The inserted entries
 * stand between them by time.
 * @param hasEarlier whether there are earlier messages that are not shown: entries before the first shown
 *   message are then left out
 */
export function messagesOf(
  interactions: readonly Interaction[],
  author: string,
  live: boolean,
  inserted: readonly Inserted[],
  hasEarlier: boolean,
) {
  const changes = changesAmong(interactions);
  const times = interactions.map(({ createdAt }) => createdAt);
  const gaps = insertedByGap(times, inserted);
  const before = (index: number) => (index === 0 && hasEarlier ? [] : (gaps[index] ?? []));
  const messages = interactions.flatMap((interaction, index) => [
    ...before(index),
    { key: `${interaction.id}-question`, node: questionNode(interaction, author, changes(interaction)) },
    { key: `${interaction.id}-answer`, node: answerNode(interaction, live) },
  ]);
  return [...messages, ...(gaps[interactions.length] ?? [])];
}
