import { memo } from 'react';
import type { Interaction } from '../../contract/tutor.ts';
import { MessageBubble } from '../ui/message-bubble.tsx';
import { RichText } from '../ui/rich-text.tsx';

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

const ends: Partial<Record<Interaction['status'], string>> = {
  stopped: 'The student stopped this answer.',
  failed: 'The tutor could not answer this question.',
};

const QuestionMessage = memo(({ of }: { of: Interaction }) => (
  <MessageBubble compact side="end" author={`${of.studentName}, ${clock.format(new Date(of.createdAt))}`}>
    <p className="whitespace-pre-wrap">{of.question}</p>
  </MessageBubble>
));
QuestionMessage.displayName = 'QuestionMessage';

/** The tutor's side of an interaction while it grows and after it. */
const AnswerMessage = memo(({ of }: { of: Interaction }) => {
  const pending = of.status === 'pending';
  return (
    <MessageBubble compact side="start" author="Tutor" look={of.status === 'failed' ? 'danger' : 'plain'}>
      {of.answer !== '' && <RichText text={of.answer} growing={pending} />}
      {pending && of.answer === '' && <p className="animate-pulse-soft text-soft">Thinking…</p>}
      {ends[of.status] !== undefined && <p className="text-xs text-soft">{ends[of.status]}</p>}
    </MessageBubble>
  );
});
AnswerMessage.displayName = 'AnswerMessage';

const marks = /[*_`#>]+/g;

/** The first lines of a finished answer, the last ones of one that still grows; without its formatting. */
function AnswerPreview({ of }: { of: Interaction }) {
  const text = of.answer.replace(marks, '');
  if (of.status === 'pending') {
    return (
      <div className="flex max-h-16 flex-col justify-end overflow-hidden">
        <p className="whitespace-pre-wrap">{text || 'Thinking…'}</p>
      </div>
    );
  }
  return <p className="line-clamp-3">{text || ends[of.status]}</p>;
}

const previewsOf = (of: Interaction) => [
  {
    key: `${of.id}-question`,
    node: (
      <MessageBubble compact side="end" author={`${of.studentName}, ${clock.format(new Date(of.createdAt))}`}>
        <p className="line-clamp-3">{of.question}</p>
      </MessageBubble>
    ),
  },
  {
    key: `${of.id}-answer`,
    node: (
      <MessageBubble compact side="start" author="Tutor" look={of.status === 'failed' ? 'danger' : 'plain'}>
        <AnswerPreview of={of} />
      </MessageBubble>
    ),
  },
];

/** The last messages as a collapsed card shows them: a question and its answer are two (spec 9). */
export const latestMessages = (interactions: readonly Interaction[], count: number) =>
  interactions.slice(-count).flatMap(previewsOf).slice(-count);

/** Interactions as the messages that the spec counts: a question and its answer are two. */
export const messagesOf = (interactions: readonly Interaction[]) =>
  interactions.flatMap((interaction) => [
    { key: `${interaction.id}-question`, node: <QuestionMessage of={interaction} /> },
    { key: `${interaction.id}-answer`, node: <AnswerMessage of={interaction} /> },
  ]);
