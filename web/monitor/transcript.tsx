import { memo } from 'react';
import type { Interaction } from '../../contract/tutor.ts';
import { MessageBubble } from '../ui/message-bubble.tsx';
import { RichText } from '../ui/rich-text.tsx';

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

const ends: Partial<Record<Interaction['status'], string>> = {
  stopped: 'The student stopped this answer.',
  failed: 'The tutor could not answer this question.',
};

export const QuestionMessage = memo(({ of }: { of: Interaction }) => (
  <MessageBubble compact side="end" author={`${of.studentName}, ${clock.format(new Date(of.createdAt))}`}>
    <p className="whitespace-pre-wrap">{of.question}</p>
  </MessageBubble>
));
QuestionMessage.displayName = 'QuestionMessage';

/** The tutor's side of an interaction while it grows and after it. */
export const AnswerMessage = memo(({ of }: { of: Interaction }) => {
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

/** Interactions as the messages that the spec counts: a question and its answer are two. */
export const messagesOf = (interactions: readonly Interaction[]) =>
  interactions.flatMap((interaction) => [
    { key: `${interaction.id}-question`, node: <QuestionMessage of={interaction} /> },
    { key: `${interaction.id}-answer`, node: <AnswerMessage of={interaction} /> },
  ]);
