import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useOffline } from '../api/online.ts';
import { SlowUpdates } from '../api/slow-updates.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { changesAmong } from '../ui/changed-question.tsx';
import { Icon } from '../ui/icon.tsx';
import { type Inserted, insertedByGap } from '../ui/inserted.ts';
import { formatDay } from '../ui/moments.ts';
import { NotPrinted } from '../ui/not-printed.tsx';
import { useFirstDrawn } from '../ui/use-first-drawn.ts';
import { useFollowBottom } from '../ui/use-follow-bottom.ts';
import { ChatInteractionView } from './chat-interaction.tsx';
import { ChatMenu } from './chat-menu.tsx';
import { type ChatInteraction, idOf, isWaiting } from './conversation.ts';
import { QuestionBox } from './question-box.tsx';
import type { useConversation } from './use-conversation.ts';

export type ConversationState = ReturnType<typeof useConversation>;

interface MessagesProps {
  conversation: ConversationState;
  /** Shown above the first question, once all earlier ones are loaded. */
  opening?: ReactNode;
  /** Shown between the messages, sorted in by their times. */
  inserted?: readonly Inserted[];
  /** No more questions can be asked here. */
  closed: boolean;
}

const nothing: readonly Inserted[] = [];

/**
 * Whether a question can be changed, or its answer can go on: the server has stored the question, and the
 * tutor answered it, not the school's support text.
 */
const canAskAgain = ({ interactionId, isSupport }: ChatInteraction): boolean =>
  interactionId !== null && !isSupport;

/**
 * The day of a question that is the first one of a new day. Null for all others, and for the first question
 * that is loaded.
 */
function newDay(before: ChatInteraction | undefined, { storedAt }: ChatInteraction): string | null {
  if (storedAt === null || before?.storedAt == null) return null;
  const isSameDay = new Date(storedAt).toDateString() === new Date(before.storedAt).toDateString();
  return isSameDay ? null : formatDay(storedAt);
}

/**
 * The scrolling conversation. While the reader is at the end of it, the box scrolls along with the growing
 * text.
 */
export function Messages({ conversation, opening, inserted = nothing, closed }: MessagesProps) {
  const { interactions } = conversation;
  const hasEarlier = conversation.history.earlier !== null;
  const firstDrawn = useFirstDrawn(interactions);
  const drawn = useMemo(() => interactions.slice(firstDrawn), [interactions, firstDrawn]);
  // These functions never change, so that a new word of an answer does not make the other messages render
  // again.
  const latest = useRef(conversation);
  useEffect(() => {
    latest.current = conversation;
  });
  const retry = useCallback((interaction: ChatInteraction) => latest.current.retry(interaction), []);
  const ask = useCallback(
    (question: string, changedFrom?: string) => latest.current.send(question, changedFrom),
    [],
  );
  const canAsk = !closed && conversation.waiting === undefined;
  const messages = useMemo(() => {
    const withId = (shown: ChatInteraction) => ({ ...shown, id: idOf(shown) });
    const changes = changesAmong(drawn.map(withId));
    return drawn.map((interaction, index) => (
      <ChatInteractionView
        key={interaction.key}
        interaction={interaction}
        {...changes(withId(interaction))}
        day={newDay(interactions[firstDrawn + index - 1], interaction)}
        // Null where it is not needed, so that the message does not render again when `canAsk` changes.
        onRetry={canAsk && interaction.status === 'failed' ? retry : null}
        onAsk={canAsk && index === drawn.length - 1 && canAskAgain(interaction) ? ask : null}
        closed={closed}
      />
    ));
  }, [interactions, firstDrawn, drawn, canAsk, retry, ask, closed]);
  // Memoized as one element, so that React compares no message when a key is pressed in the box below.
  const shown = useMemo(() => {
    const gaps = insertedByGap(
      drawn.map(({ storedAt }) => storedAt),
      inserted,
    );
    // What belongs before the first drawn message waits until all messages before it are drawn.
    const isWhole = firstDrawn === 0 && !hasEarlier;
    const between = (index: number) =>
      (index === 0 && !isWhole && drawn.length > 0 ? [] : (gaps[index] ?? [])).map(({ key, node }) => (
        <div key={key}>{node}</div>
      ));
    return (
      <>
        {messages.flatMap((message, index) => [...between(index), message])}
        {between(drawn.length)}
      </>
    );
  }, [messages, drawn, inserted, firstDrawn, hasEarlier]);
  const { box, atBottom, jump, onScroll } = useFollowBottom<HTMLDivElement>(shown);
  return (
    <div data-print-block className="relative min-h-0 flex-1">
      <h2 className="sr-only">
        <Trans>Conversation</Trans>
      </h2>
      <section
        ref={box}
        data-print-block
        onScroll={onScroll}
        aria-label={t`Conversation`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative grid h-full content-start gap-5 overflow-y-auto overscroll-contain py-4 [overflow-anchor:none] short:py-2"
      >
        {hasEarlier && <NotPrinted />}
        {firstDrawn === 0 && !hasEarlier ? (
          opening
        ) : (
          // The button keeps its place, disabled, while earlier messages are still being drawn, so that
          // nothing moves.
          <Button
            look="quiet"
            className="justify-self-center"
            disabled={firstDrawn > 0}
            busy={conversation.history.isLoadingEarlier}
            onClick={conversation.history.earlier ?? undefined}
          >
            <Trans>Show earlier messages</Trans>
          </Button>
        )}
        {shown}
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
  conversation: ConversationState;
  /** No more questions can be asked here. What was typed but not sent stays readable. */
  closed?: boolean;
  /** Nothing can be sent now, and what is typed is kept. */
  paused?: boolean;
  /** What was typed but not sent. */
  draft: string;
  onDraft: (draft: string) => void;
  /** The sentence about a message that was not sent in time. */
  notSent: string;
  placeholder: string;
  onTyping: () => void;
}

/** The box in which the next question of a conversation is written. */
export function AskBox({ conversation, closed = false, ...box }: AskBoxProps) {
  const canStop = conversation.waiting?.interactionId != null;
  return (
    <QuestionBox
      {...box}
      closed={closed}
      menu={<ChatMenu conversation={conversation} closed={closed} />}
      waiting={conversation.waiting !== undefined}
      onStop={canStop ? conversation.stop : null}
      onSend={conversation.send}
    />
  );
}

/**
 * Draws the student's time that is left, above the box.
 * @param questions how many questions have ended
 */
export type Time = (questions: number) => ReactNode;

/** How many questions are answered, stopped or failed. */
export const endedQuestions = ({ interactions }: Pick<ConversationState, 'interactions'>): number =>
  interactions.filter((interaction) => !isWaiting(interaction)).length;

/**
 * Draws the people whom a student in need can turn to.
 * @param supportCount how many messages the support text answered
 */
export type Support = (supportCount: number) => ReactNode;

interface ChatFrameProps {
  conversation: ConversationState;
  support: Support;
  children: ReactNode;
}

/**
 * What the chats of sessions and assignments show around their messages: that the history is loading or could
 * not be loaded, that there is no connection, that an answer is under way, and whom a student in need can
 * turn to.
 */
export function ChatFrame({ conversation, support, children }: ChatFrameProps) {
  const offline = useOffline();
  if (conversation.history.state === 'loading') {
    return (
      <p role="status" className="py-16 text-center text-soft">
        <Trans>Your conversation is loading.</Trans>
      </p>
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {conversation.waiting !== undefined && t`Your message was sent. The answer is on its way.`}
      </p>
      {offline && (
        <div className="pt-3 short:pt-1">
          <Alert look="notice">
            <Trans>
              There is no connection. What you send waits here, and is sent when the connection is back.
            </Trans>
          </Alert>
        </div>
      )}
      <p role="status" className="text-center text-xs text-soft empty:hidden">
        {!offline && <SlowUpdates />}
      </p>
      {conversation.history.state === 'failed' && !offline && (
        <div className="pt-3">
          <Alert look="notice">
            <Trans>Your earlier messages could not be loaded yet. We are still trying.</Trans>
          </Alert>
        </div>
      )}
      {support(conversation.interactions.filter(({ isSupport }) => isSupport).length)}
      {children}
    </>
  );
}
