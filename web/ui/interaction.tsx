import { t } from '@lingui/core/macro';
import { memo } from 'react';
import { MessageBubble } from './message-bubble.tsx';
import { RichText } from './rich-text.tsx';

interface AskedProps {
  author: string;
  /** When, as it is read. */
  at?: string;
  text: string;
}

/** Who wrote a message, and when. A name in another text direction stays apart from the time. */
export function AuthorAt({ author, at }: Pick<AskedProps, 'author' | 'at'>) {
  return (
    <>
      <bdi>{author}</bdi>
      {at !== undefined && `, ${at}`}
    </>
  );
}

/** A question, as another person reads it. */
export const Asked = memo(({ author, at, text }: AskedProps) => (
  <MessageBubble compact side="end" author={<AuthorAt author={author} at={at} />}>
    <p className="whitespace-pre-wrap [unicode-bidi:plaintext]">{text}</p>
  </MessageBubble>
));
Asked.displayName = 'Asked';

/** How an answer ended, where that needs a word. */
export function endingOf(status: string): string | undefined {
  if (status === 'stopped') return t`The student stopped this answer.`;
  return status === 'failed' ? t`The tutor could not answer this question.` : undefined;
}

/** The same, as the one who asked reads it. */
export const ownEndingOf = (status: string): string | undefined =>
  status === 'stopped' ? t`You stopped this answer.` : endingOf(status);

/** Shown while an answer has not begun. Without a connection nobody knows whether it has. */
export const waitingWord = (live: boolean): string => (live ? t`Thinking…` : t`No answer yet.`);

interface AnsweredProps {
  text: string;
  status: 'pending' | 'answered' | 'stopped' | 'failed';
  /** The reader is who asked. */
  own?: boolean;
  /** What is shown is of this moment. */
  live?: boolean;
}

/** The tutor's answer, as another person reads it, while it grows and after it. */
export const Answered = memo(({ text, status, own = false, live = true }: AnsweredProps) => {
  const pending = status === 'pending';
  const ending = own ? ownEndingOf(status) : endingOf(status);
  return (
    <MessageBubble compact side="start" author={t`Tutor`} look={status === 'failed' ? 'danger' : 'plain'}>
      {text !== '' && <RichText text={text} growing={pending} />}
      {pending && text === '' && <p className="text-soft">{waitingWord(live)}</p>}
      {ending !== undefined && <p className="text-xs text-soft">{ending}</p>}
    </MessageBubble>
  );
});
Answered.displayName = 'Answered';
