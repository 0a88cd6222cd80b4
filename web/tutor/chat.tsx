import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useFollowBottom } from '../ui/use-follow-bottom.ts';
import { ChatInteractionView } from './chat-interaction.tsx';
import type { ChatInteraction } from './conversation.ts';
import { QuestionBox } from './question-box.tsx';
import type { useConversation } from './use-conversation.ts';

export type Talk = ReturnType<typeof useConversation>;

interface MessagesProps {
  talk: Talk;
  /** Shown above the first question, once all earlier ones are loaded. */
  opening?: ReactNode;
  /** No more questions can be asked here. */
  closed: boolean;
}

/** The scrolling conversation; it follows its end while the reader is there. */
export function Messages({ talk, opening, closed }: MessagesProps) {
  const { box, atBottom, jump, onScroll } = useFollowBottom<HTMLDivElement>(talk.interactions);
  const latest = useRef(talk.retry);
  useEffect(() => {
    latest.current = talk.retry;
  });
  const retry = useCallback((interaction: ChatInteraction) => latest.current(interaction), []);
  const canAsk = !closed && talk.waiting === undefined;
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={box}
        onScroll={onScroll}
        aria-label={t`Conversation`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="grid h-full content-start gap-5 overflow-y-auto overscroll-contain py-4"
      >
        {talk.history.earlier === null ? (
          opening
        ) : (
          <Button look="quiet" className="justify-self-center" onClick={talk.history.earlier}>
            <Trans>Show earlier messages</Trans>
          </Button>
        )}
        {talk.interactions.map((interaction) => (
          <ChatInteractionView
            key={interaction.key}
            interaction={interaction}
            onRetry={canAsk ? retry : null}
            closed={closed}
          />
        ))}
      </section>
      {!atBottom && (
        <Button
          look="floating"
          className="absolute bottom-2 left-1/2 -translate-x-1/2 whitespace-nowrap"
          onClick={jump}
        >
          <Icon name="down" />
          <Trans>Newest message</Trans>
        </Button>
      )}
    </div>
  );
}

interface AskBoxProps {
  talk: Talk;
  /** No more questions can be asked here. What was typed but not sent stays readable. */
  closed?: boolean;
  /** What was typed but not sent. */
  draft: string;
  onDraft: (draft: string) => void;
  /** The sentence about a message that was not sent in time. */
  notSent: string;
  placeholder: string;
  onTyping: () => void;
}

/** The box in which the next question of a conversation is written. */
export function AskBox({ talk, closed = false, ...box }: AskBoxProps) {
  const stoppable = talk.waiting?.interactionId != null;
  return (
    <QuestionBox
      {...box}
      closed={closed}
      waiting={talk.waiting !== undefined}
      onStop={stoppable ? talk.stop : null}
      onSend={talk.send}
    />
  );
}

/** The people whom a student in need can turn to; `supportCount` counts the messages that the support text answered. */
export type Support = (supportCount: number) => ReactNode;

interface ChatFrameProps {
  talk: Talk;
  support: Support;
  children: ReactNode;
}

/** The states of both chats: the history is loading or late, an answer is under way. */
export function ChatFrame({ talk, support, children }: ChatFrameProps) {
  if (talk.history.state === 'loading') {
    return (
      <p role="status" className="py-16 text-center text-soft">
        <Trans>Your conversation is loading.</Trans>
      </p>
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {talk.waiting !== undefined && t`Your message was sent. The answer is on its way.`}
      </p>
      {talk.history.state === 'failed' && (
        <div className="pt-3">
          <Alert look="notice">
            <Trans>Your earlier messages could not be loaded yet. We are still trying.</Trans>
          </Alert>
        </div>
      )}
      {support(talk.interactions.filter(({ isSupport }) => isSupport).length)}
      {children}
    </>
  );
}
