import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { limits } from '../../contract/constants.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Composer, ComposerButton } from '../ui/composer.tsx';
import { isSendable } from '../ui/excess.ts';
import { Icon } from '../ui/icon.tsx';
import type { ChatInteraction } from './conversation.ts';
import { useQuestionDraft } from './use-question-draft.ts';

interface AskAgainProps {
  interaction: ChatInteraction;
  /** Asks a new question. @param changedFrom the id of the interaction whose question it changes */
  onAsk: (question: string, changedFrom?: string) => void;
}

/**
 * The actions on the last question: to let a stopped answer go on, or to change the question and ask it
 * again. Either action asks a new question, so that the last one stays in the conversation.
 */
export function AskAgain({ interaction, onAsk }: AskAgainProps) {
  const [changing, setChanging] = useState(false);
  const editor = useId();
  const row = useRef<HTMLDivElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const askAgain = (question: string, changedFrom?: string) => {
    // The new question removes these buttons, and the focus must not be lost with them.
    row.current?.closest('section')?.focus({ preventScroll: true });
    onAsk(question, changedFrom);
  };
  return (
    <div ref={row} className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {interaction.status === 'stopped' && (
          <Button onClick={() => askAgain(t`Please go on from where you stopped.`)}>
            <Trans>Go on</Trans>
          </Button>
        )}
        <Button
          ref={change}
          look="quiet"
          // The negative margin aligns the button's text with the lines of the answer.
          className={classNames('px-2', interaction.status !== 'stopped' && '-ms-2')}
          aria-expanded={changing}
          aria-controls={changing ? editor : undefined}
          onClick={() => setChanging(!changing)}
        >
          <Icon name="retry" />
          <Trans>Change question</Trans>
        </Button>
      </div>
      {changing && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the box from everywhere in it
        <div
          id={editor}
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return;
            setChanging(false);
            change.current?.focus();
          }}
        >
          <QuestionEditor interaction={interaction} onAsk={askAgain} />
        </div>
      )}
    </div>
  );
}

/** The box in which the last question is changed. A change that was not sent is kept as a draft. */
function QuestionEditor({ interaction, onAsk }: AskAgainProps) {
  const [draft, keepDraft] = useQuestionDraft(`change/${interaction.interactionId}`);
  const [text, setText] = useState(draft === '' ? interaction.question : draft);
  const ready = isSendable(text, limits.questionMaximum);
  const send = () => {
    if (!ready) return;
    keepDraft('');
    const { interactionId, question } = interaction;
    // A question with the same words is not a changed question.
    onAsk(text, text.trim() === question ? undefined : (interactionId ?? undefined));
  };
  return (
    <Composer
      label={t`Your changed question`}
      placeholder={t`Write your question`}
      value={text}
      maximum={limits.questionMaximum}
      autoFocus
      onChange={(value) => {
        setText(value);
        keepDraft(value);
      }}
      onSend={send}
    >
      <ComposerButton ready={ready} onSend={send} waiting={false} onStop={null} />
    </Composer>
  );
}
