import { useCallback, useRef } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useFollowBottom } from '../ui/use-follow-bottom.ts';
import type { Turn } from './conversation.ts';
import { QuestionBox } from './question-box.tsx';
import { TurnView } from './turn.tsx';
import { useConversation } from './use-conversation.ts';
import { Welcome } from './welcome.tsx';

interface SessionChatProps {
  sessionId: string;
  openingId: string;
  subject: string;
  /** The teacher closed the session while the chat was open: it can be read, and nothing more is asked. */
  closed: boolean;
  onTyping: () => void;
}

type Talk = ReturnType<typeof useConversation>;

function Messages({ talk, closed }: { talk: Talk; closed: boolean }) {
  const { box, atBottom, jump, onScroll } = useFollowBottom<HTMLDivElement>(talk.turns);
  const latest = useRef(talk.retry);
  latest.current = talk.retry;
  const retry = useCallback((turn: Turn) => latest.current(turn), []);
  const canAsk = !closed && talk.waiting === undefined;
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={box}
        onScroll={onScroll}
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="grid h-full content-start gap-5 overflow-y-auto overscroll-contain py-4"
      >
        {talk.history.earlier !== null && (
          <Button look="quiet" className="justify-self-center" onClick={talk.history.earlier}>
            Show earlier messages
          </Button>
        )}
        {talk.turns.map((turn) => (
          <TurnView key={turn.key} turn={turn} onRetry={canAsk ? retry : null} />
        ))}
      </section>
      {!atBottom && (
        <Button
          className="absolute bottom-2 left-1/2 -translate-x-1/2 whitespace-nowrap shadow-floating"
          onClick={jump}
        >
          <Icon name="down" />
          Newest message
        </Button>
      )}
    </div>
  );
}

/** The student's chat in one opening of a session (spec 2): welcome first, then the conversation. */
export function SessionChat({ sessionId, openingId, subject, closed, onTyping }: SessionChatProps) {
  const talk = useConversation(sessionId, openingId);
  const started = talk.turns.length > 0;
  const stoppable = talk.waiting?.interactionId != null;
  const box = closed ? (
    <Alert look="calm">
      The teacher has closed this session. Your conversation stays here to read. You can go on when the
      session opens again.
    </Alert>
  ) : (
    <QuestionBox
      key={started ? 'chat' : 'welcome'}
      placeholder={started ? 'Write your next message' : 'Write your question'}
      waiting={talk.waiting !== undefined}
      onStop={stoppable ? talk.stop : null}
      onSend={talk.send}
      onTyping={onTyping}
    />
  );
  if (talk.history.state === 'loading') {
    return (
      <p role="status" className="animate-pulse-soft py-16 text-center text-soft">
        Your conversation is loading.
      </p>
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {talk.waiting !== undefined && 'Your message was sent. The answer is on its way.'}
      </p>
      {talk.history.state === 'failed' && (
        <div className="pt-3">
          <Alert look="notice">Your earlier messages could not be loaded yet. We keep trying.</Alert>
        </div>
      )}
      {started ? (
        <>
          <Messages talk={talk} closed={closed} />
          <div className="py-3">{box}</div>
        </>
      ) : (
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-1">
          {closed ? (
            <div className="py-6">{box}</div>
          ) : (
            <Welcome subject={subject} box={box} onStart={talk.send} />
          )}
        </div>
      )}
    </>
  );
}
