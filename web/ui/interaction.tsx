import { t } from '@lingui/core/macro';
import { memo } from 'react';
import { type ChangeProps, QuestionChange, questionAnchor } from './changed-question.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { RichText } from './rich-text.tsx';
import { WrittenText } from './written-text.tsx';

interface QuestionMessageProps extends ChangeProps {
  /** The id of its interaction. Without it, no link can lead to the question. */
  id?: string;
  author: string;
  /** The time, as it is shown. */
  at?: string;
  text: string;
  /** Small, as beside other things; otherwise as in a chat. */
  compact?: boolean;
}

/** Who wrote a message, and when. A name in another text direction stays apart from the time. */
export function AuthorAt({ author, at }: Pick<QuestionMessageProps, 'author' | 'at'>) {
  return (
    <>
      <bdi>{author}</bdi>
      {at !== undefined && `, ${at}`}
    </>
  );
}

/** A question in a transcript. */
export const QuestionMessage = memo(
  ({ id, author, at, text, compact = true, ...change }: QuestionMessageProps) => (
    <MessageBubble
      compact={compact}
      anchor={id === undefined ? undefined : questionAnchor(id)}
      side="end"
      author={<AuthorAt author={author} at={at} />}
    >
      <p dir="auto" className="whitespace-pre-wrap [unicode-bidi:plaintext]">
        <WrittenText text={text} />
      </p>
      <QuestionChange {...change} />
    </MessageBubble>
  ),
);
QuestionMessage.displayName = 'QuestionMessage';

/** A sentence about an answer that was stopped or failed. */
export function endingOf(status: string): string | undefined {
  if (status === 'stopped') return t`The student stopped this answer.`;
  return status === 'failed' ? t`The tutor could not answer this question.` : undefined;
}

/** The same sentence for the student who asked. */
export const ownEndingOf = (status: string): string | undefined =>
  status === 'stopped' ? t`You stopped this answer.` : endingOf(status);

/**
 * Shown while no part of an answer has arrived. Without a connection, nobody knows whether the answer has
 * begun.
 */
export const waitingWord = (live: boolean): string => (live ? t`Thinking…` : t`No answer yet.`);

interface AnswerMessageProps {
  text: string;
  status: 'pending' | 'answered' | 'stopped' | 'failed';
  /** The reader is the student who asked. */
  own?: boolean;
  /** The connection is open, so the state is current. */
  live?: boolean;
  /** The time, as it is shown. */
  at?: string;
  /** Small, as beside other things; otherwise as in a chat. */
  compact?: boolean;
}

/** The tutor's answer in a transcript, while it grows and when it is complete. */
export const AnswerMessage = memo((props: AnswerMessageProps) => {
  const { text, status, own = false, live = true, at, compact = true } = props;
  const pending = status === 'pending';
  const ending = own ? ownEndingOf(status) : endingOf(status);
  return (
    <MessageBubble
      compact={compact}
      named
      side="start"
      author={<AuthorAt author={t`AI tutor`} {...(at !== undefined && { at })} />}
      look={status === 'failed' ? 'danger' : 'plain'}
    >
      {text !== '' && <RichText text={text} growing={pending} />}
      {pending && text === '' && <p className="text-soft">{waitingWord(live)}</p>}
      {ending !== undefined && <p className="text-xs text-soft">{ending}</p>}
    </MessageBubble>
  );
});
AnswerMessage.displayName = 'AnswerMessage';
