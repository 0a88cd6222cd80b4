import { memo } from 'react';
import { MessageBubble } from './message-bubble.tsx';
import { RichText } from './rich-text.tsx';

interface AskedProps {
  /** Who asked, and when. */
  author: string;
  text: string;
}

/** Somebody's question, as another person reads it. */
export const Asked = memo(({ author, text }: AskedProps) => (
  <MessageBubble compact side="end" author={author}>
    <p className="whitespace-pre-wrap">{text}</p>
  </MessageBubble>
));
Asked.displayName = 'Asked';

/** How an answer ended, where that needs a word. */
export const endings: Readonly<Record<string, string>> = {
  stopped: 'The student stopped this answer.',
  failed: 'The tutor could not answer this question.',
};

/** The same, as the one who asked reads it. */
export const ownEndings: typeof endings = { ...endings, stopped: 'You stopped this answer.' };

interface AnsweredProps {
  text: string;
  status: 'pending' | 'answered' | 'stopped' | 'failed';
  /** The reader is who asked. */
  own?: boolean;
}

/** The tutor's answer, as another person reads it, while it grows and after it. */
export const Answered = memo(({ text, status, own = false }: AnsweredProps) => {
  const pending = status === 'pending';
  const ending = own ? ownEndings[status] : endings[status];
  return (
    <MessageBubble compact side="start" author="Tutor" look={status === 'failed' ? 'danger' : 'plain'}>
      {text !== '' && <RichText text={text} growing={pending} />}
      {pending && text === '' && <p className="animate-pulse-soft text-soft">Thinking…</p>}
      {ending !== undefined && <p className="text-xs text-soft">{ending}</p>}
    </MessageBubble>
  );
});
Answered.displayName = 'Answered';
