import { t } from '@lingui/core/macro';
import type { Interaction } from '../../contract/tutor.ts';
import { plainText } from '../../markdown/plain-text.ts';
import { receiptOf } from '../guidelines/receipt-words.ts';
import { ToldButton } from '../guidelines/told.tsx';
import { type ChangeProps, changesAmong } from '../ui/changed-question.tsx';
import { CheckLine } from '../ui/check-line.tsx';
import { type Inserted, placed } from '../ui/inserted.ts';
import { AnswerMessage, AuthorAt, endingOf, QuestionMessage, waitingWord } from '../ui/interaction.tsx';
import { MessageBubble } from '../ui/message-bubble.tsx';
import { formatClock } from '../ui/moments.ts';

const authorOf = (interaction: Interaction) => ({
  author: interaction.studentName,
  at: formatClock(interaction.createdAt),
});

const questionNode = (interaction: Interaction, change: ChangeProps) => (
  <QuestionMessage id={interaction.id} {...authorOf(interaction)} text={interaction.question} {...change} />
);

const answerNode = (interaction: Interaction, live: boolean) => (
  <div className="grid gap-1.5">
    <AnswerMessage text={interaction.answer} status={interaction.status} live={live} />
    <CheckLine check={receiptOf(interaction)} />
    <ToldButton interaction={interaction} />
  </div>
);

/** The first lines of a finished answer, the last ones of one that still grows. */
function AnswerPreview({ interaction, live }: { interaction: Interaction; live: boolean }) {
  const text = plainText(interaction.answer, { growing: interaction.status !== 'answered' });
  if (interaction.status === 'pending') {
    return (
      <div className="flex max-h-16 flex-col justify-end overflow-hidden">
        <p className="whitespace-pre-line [unicode-bidi:plaintext]">{text || waitingWord(live)}</p>
      </div>
    );
  }
  return (
    <p className="line-clamp-3 whitespace-pre-line [unicode-bidi:plaintext]">
      {text || endingOf(interaction.status)}
    </p>
  );
}

const previewsOf = (interaction: Interaction, live: boolean) => [
  {
    key: `${interaction.id}-question`,
    node: (
      <MessageBubble compact side="end" author={<AuthorAt {...authorOf(interaction)} />}>
        <p className="line-clamp-3 whitespace-pre-line [unicode-bidi:plaintext]">
          {plainText(interaction.question)}
        </p>
      </MessageBubble>
    ),
  },
  {
    key: `${interaction.id}-answer`,
    node: (
      <MessageBubble
        compact
        side="start"
        author={t`AI tutor`}
        look={interaction.status === 'failed' ? 'danger' : 'plain'}
      >
        <AnswerPreview interaction={interaction} live={live} />
      </MessageBubble>
    ),
  },
];

/** The last messages as a collapsed card shows them: a question and its answer are two (spec 9). */
export const latestMessages = (interactions: readonly Interaction[], count: number, live: boolean) =>
  interactions
    .slice(-count)
    .flatMap((interaction) => previewsOf(interaction, live))
    .slice(-count);

/**
 * Interactions as the messages that the spec counts: a question and its answer are two. What is inserted stands between them by time.
 * @param hasEarlier whether earlier messages are not loaded: what was inserted among them waits for them
 */
export function messagesOf(
  interactions: readonly Interaction[],
  live: boolean,
  inserted: readonly Inserted[],
  hasEarlier: boolean,
) {
  const changes = changesAmong(interactions);
  const times = interactions.map(({ createdAt }) => createdAt);
  const places = placed(times, inserted);
  const before = (index: number) => (index === 0 && hasEarlier ? [] : (places[index] ?? []));
  const messages = interactions.flatMap((interaction, index) => [
    ...before(index),
    { key: `${interaction.id}-question`, node: questionNode(interaction, changes(interaction)) },
    { key: `${interaction.id}-answer`, node: answerNode(interaction, live) },
  ]);
  return [...messages, ...(places[interactions.length] ?? [])];
}
