import { useState } from 'react';
import { limits } from '../../contract/constants.ts';
import { Button } from '../ui/button.tsx';
import { Composer } from '../ui/composer.tsx';
import { Icon } from '../ui/icon.tsx';

interface QuestionBoxProps {
  placeholder: string;
  waiting: boolean;
  /** Null while the answer cannot be stopped yet. */
  onStop: (() => void) | null;
  onSend: (question: string) => void;
  onTyping: () => void;
}

/** Where a question is written, before the first message and after it. A blank one, or a second one, is not sent. */
export function QuestionBox({ placeholder, waiting, onStop, onSend, onTyping }: QuestionBoxProps) {
  const [text, setText] = useState('');
  const ready = text.trim() !== '' && !waiting;
  const send = () => {
    if (!ready) return;
    onSend(text);
    setText('');
  };
  return (
    <div className="grid gap-1.5">
      <Composer
        label="Your message"
        placeholder={placeholder}
        value={text}
        maximum={limits.questionMaximum}
        autoFocus
        onChange={(value) => {
          setText(value);
          onTyping();
        }}
        onSend={send}
      >
        {waiting && (
          <Button onClick={onStop ?? undefined} disabled={onStop === null}>
            <Icon name="stop" />
            Stop
          </Button>
        )}
        <Button look="primary" disabled={!ready} onClick={send}>
          <Icon name="send" />
          Send
        </Button>
      </Composer>
      <p className="text-center text-xs text-soft">The tutor can make mistakes. Check what matters.</p>
    </div>
  );
}
