import { useEffect, useRef, useState } from 'react';
import { type Conversation, isWaiting } from './conversation.ts';

const marks = /[*_`#>]+/g;

/** Reads a finished answer out once; while it streams, screen readers hear only that the tutor is thinking. */
export function AnswerAnnouncer({ turns }: { turns: Conversation }) {
  const [text, setText] = useState('');
  const awaited = useRef<string | null>(null);
  const last = turns.at(-1);
  useEffect(() => {
    if (last === undefined) return;
    if (isWaiting(last)) {
      if (awaited.current !== last.key) setText('The tutor is thinking.');
      awaited.current = last.key;
    } else if (awaited.current === last.key) {
      awaited.current = null;
      const failed = last.status === 'failed';
      setText(failed ? 'Sorry, I encountered an error. Please try again.' : last.answer.replace(marks, ''));
    }
  }, [last]);
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}
