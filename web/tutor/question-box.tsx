import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { limits } from '../../contract/constants.ts';
import { Composer, ComposerButton } from '../ui/composer.tsx';
import { isSendable } from '../ui/excess.ts';

interface QuestionBoxProps {
  closed: boolean;
  /** Nothing can be sent now; the text stays. */
  paused?: boolean | undefined;
  /** The unsent text. The page keeps it, so that it outlives this box. */
  draft: string;
  onDraft: (draft: string) => void;
  /** The sentence about a message that was not sent in time. */
  notSent: string;
  /** The menu of the chat. */
  menu: ReactNode;
  placeholder: string;
  waiting: boolean;
  /** Null while the answer cannot be stopped yet. */
  onStop: (() => void) | null;
  onSend: (question: string) => void;
  onTyping: () => void;
}

/**
 * Text that was typed too late to be sent. It can be read and copied, and sent if the conversation opens
 * again.
 */
function NotSent({ text, sentence }: { text: string; sentence: string }) {
  return (
    <section
      aria-label={t`Not sent`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-40 overflow-y-auto rounded-lg bg-tone px-4 py-3"
    >
      <p className="text-sm text-soft">{sentence}</p>
      <p className="mt-1.5 whitespace-pre-wrap wrap-anywhere">{text}</p>
    </section>
  );
}

/**
 * The box in which a question is written, before and after the first message. It sends no blank question, and
 * no second one while an answer is pending.
 */
export function QuestionBox(props: QuestionBoxProps) {
  const {
    closed,
    paused = false,
    draft,
    onDraft,
    notSent,
    menu,
    placeholder,
    waiting,
    onStop,
    onSend,
    onTyping,
  } = props;
  const ready = isSendable(draft, limits.questionMaximum) && !waiting && !paused;
  const send = () => {
    if (!ready) return;
    onSend(draft);
    onDraft('');
  };
  if (closed) {
    return (
      <>
        {draft.trim() !== '' && <NotSent text={draft} sentence={notSent} />}
        <div className="justify-self-end empty:hidden">{menu}</div>
      </>
    );
  }
  return (
    <div className="grid gap-1.5">
      <Composer
        label={t`Your message`}
        placeholder={placeholder}
        value={draft}
        maximum={limits.questionMaximum}
        autoFocus="unless-used"
        onChange={(value) => {
          onDraft(value);
          onTyping();
        }}
        onSend={send}
      >
        <ComposerButton ready={ready} onSend={send} waiting={waiting} onStop={onStop} />
      </Composer>
      <div className="-mb-2 flex items-center gap-2 short:hidden">
        <p className="flex-1 text-center text-xs text-balance text-soft">
          <Trans>This is an AI, not a person. It makes mistakes.</Trans>
        </p>
        {menu}
      </div>
    </div>
  );
}
