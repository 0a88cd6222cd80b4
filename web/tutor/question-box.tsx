import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type MouseEvent, useRef } from 'react';
import { limits } from '../../contract/constants.ts';
import { Button } from '../ui/button.tsx';
import { Composer, SendButton } from '../ui/composer.tsx';
import { Icon } from '../ui/icon.tsx';

interface QuestionBoxProps {
  closed: boolean;
  /** The unsent text. The page keeps it, so that it outlives this box. */
  draft: string;
  onDraft: (draft: string) => void;
  /** The sentence about a message that was not sent in time. */
  notSent: string;
  placeholder: string;
  waiting: boolean;
  /** Null while the answer cannot be stopped yet. */
  onStop: (() => void) | null;
  onSend: (question: string) => void;
  onTyping: () => void;
}

/** Text that was typed too late to be sent. It can be read and copied, and sent if the conversation opens again. */
function NotSent({ text, sentence }: { text: string; sentence: string }) {
  return (
    <section
      aria-label={t`Not sent`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-40 overflow-y-auto rounded-lg bg-surface px-4 py-3"
    >
      <p className="text-sm text-soft">{sentence}</p>
      <p className="mt-1.5 whitespace-pre-wrap wrap-anywhere">{text}</p>
    </section>
  );
}

/**
 * The box in which a question is written, before and after the first message. It sends no blank question, and no second one
 * while an answer is pending.
 */
export function QuestionBox(props: QuestionBoxProps) {
  const { closed, draft, onDraft, notSent, placeholder, waiting, onStop, onSend, onTyping } = props;
  const box = useRef<HTMLDivElement>(null);
  const ready = draft.trim() !== '' && !waiting;
  const send = () => {
    if (!ready) return;
    onSend(draft);
    onDraft('');
  };
  // The button disappears with the answer, and keyboard users would lose their place.
  const stop = (event: MouseEvent<HTMLButtonElement>) => {
    const byKeyboard = event.detail === 0;
    if (byKeyboard) box.current?.querySelector('textarea')?.focus();
    onStop?.();
  };
  if (closed) return draft.trim() === '' ? null : <NotSent text={draft} sentence={notSent} />;
  return (
    <div ref={box} className="grid gap-1.5">
      <Composer
        label={t`Your message`}
        placeholder={placeholder}
        value={draft}
        maximum={limits.questionMaximum}
        autoFocus
        onChange={(value) => {
          onDraft(value);
          onTyping();
        }}
        onSend={send}
      >
        {waiting && (
          <Button onClick={stop} disabled={onStop === null}>
            <Icon name="stop" />
            <Trans>Stop</Trans>
          </Button>
        )}
        <SendButton ready={ready} onSend={send} />
      </Composer>
      <p className="text-center text-xs text-soft">
        <Trans>The tutor can make mistakes. Check what matters.</Trans>
      </p>
    </div>
  );
}
