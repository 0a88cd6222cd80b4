import { t } from '@lingui/core/macro';
import type { Interaction } from '../../contract/tutor.ts';
import { plainText } from '../../markdown/plain-text.ts';
import { receiptOf } from '../guidelines/receipt-words.ts';
import { CheckLine } from '../ui/check-line.tsx';
import { Answered, Asked, AuthorAt, endingOf, waitingWord } from '../ui/exchange.tsx';
import { MessageBubble } from '../ui/message-bubble.tsx';
import { formatClock } from '../ui/moments.ts';

const authorOf = (of: Interaction) => ({
  author: of.studentName,
  at: formatClock(of.createdAt),
});

const asked = (of: Interaction) => <Asked {...authorOf(of)} text={of.question} />;

const answered = (of: Interaction, live: boolean) => (
  <div className="grid gap-1.5">
    <Answered text={of.answer} status={of.status} live={live} />
    <CheckLine of={receiptOf(of)} />
  </div>
);

/** The first lines of a finished answer, the last ones of one that still grows. */
function AnswerPreview({ of, live }: { of: Interaction; live: boolean }) {
  const text = plainText(of.answer, { growing: of.status !== 'answered' });
  if (of.status === 'pending') {
    return (
      <div className="flex max-h-16 flex-col justify-end overflow-hidden">
        <p className="whitespace-pre-line [unicode-bidi:plaintext]">{text || waitingWord(live)}</p>
      </div>
    );
  }
  return (
    <p className="line-clamp-3 whitespace-pre-line [unicode-bidi:plaintext]">{text || endingOf(of.status)}</p>
  );
}

const previewsOf = (of: Interaction, live: boolean) => [
  {
    key: `${of.id}-question`,
    node: (
      <MessageBubble compact side="end" author={<AuthorAt {...authorOf(of)} />}>
        <p className="line-clamp-3 whitespace-pre-line [unicode-bidi:plaintext]">{plainText(of.question)}</p>
      </MessageBubble>
    ),
  },
  {
    key: `${of.id}-answer`,
    node: (
      <MessageBubble
        compact
        side="start"
        author={t`Tutor`}
        look={of.status === 'failed' ? 'danger' : 'plain'}
      >
        <AnswerPreview of={of} live={live} />
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

/** Interactions as the messages that the spec counts: a question and its answer are two. */
export const messagesOf = (interactions: readonly Interaction[], live: boolean) =>
  interactions.flatMap((interaction) => [
    { key: `${interaction.id}-question`, node: asked(interaction) },
    { key: `${interaction.id}-answer`, node: answered(interaction, live) },
  ]);
