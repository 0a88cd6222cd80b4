import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { SessionState } from '../../contract/live-sessions.ts';
import type { MonitorStudent } from '../../contract/monitor.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Inserted } from '../ui/inserted.ts';
import { NotPrinted } from '../ui/not-printed.tsx';
import { useFirstDrawn } from '../ui/use-first-drawn.ts';
import { useFollowBottom } from '../ui/use-follow-bottom.ts';
import { messagesOf } from './transcript.tsx';
import { type AskedMessage, useAskedMessage } from './use-asked-message.ts';
import { useFullHistory } from './use-full-history.ts';

/**
 * How many earlier questions with their answers each click on the button adds; at first twice as many are
 * shown.
 */
const step = 50;

interface ConversationProps {
  student: MonitorStudent;
  session: SessionState;
  live: boolean;
  /** The message to show; otherwise the newest is shown. */
  asked: AskedMessage | undefined;
  /** What stands between the messages. */
  inserted: readonly Inserted[];
}

/** Everything that a student asked in this lesson; of a long conversation the newest part first. */
function useShownPart({ student, session }: ConversationProps) {
  const lesson = { sessionId: session.id, openingId: session.openingId, studentUid: student.id };
  const history = useFullHistory(lesson, student.messages);
  const [count, setCount] = useState(2 * step);
  const { messages } = history;
  const wanted = useMemo(
    () => messages.slice(-count).map((interaction) => ({ key: interaction.id, interaction })),
    [messages, count],
  );
  const first = useFirstDrawn(wanted);
  const drawn = useMemo(() => wanted.slice(first).map(({ interaction }) => interaction), [wanted, first]);
  const hasMore = messages.length > count || history.earlier !== null;
  const showEarlier = () => {
    setCount(count + step);
    if (messages.length <= count + step) history.earlier?.();
  };
  return { ...history, wanted, drawn, earlier: hasMore ? showEarlier : null };
}

/** A student's conversation, which stays at its newest message until the teacher scrolls up. */
export function StudentConversation(props: ConversationProps) {
  const { student, live, inserted, asked } = props;
  const { wanted, drawn, messages, failed, retry, earlier, isLoading } = useShownPart(props);
  const { box, atBottom, jump, stay, onScroll } = useFollowBottom<HTMLDivElement>(drawn);
  useAskedMessage(asked, { wanted: wanted.length, drawn, earlier, isLoading, onShown: stay });
  const hasEarlier = earlier !== null || drawn.length < messages.length;
  return (
    <div data-print-block className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={box}
        data-print-block
        onScroll={onScroll}
        aria-label={t`Conversation of ${student.name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative grid min-h-0 flex-1 content-start gap-2.5 overflow-y-auto overscroll-contain bg-paper p-3 [overflow-anchor:none]"
      >
        {earlier !== null && <NotPrinted />}
        {earlier !== null && (
          <Button look="quiet" className="justify-self-center" onClick={earlier}>
            <Trans>Show earlier messages</Trans>
          </Button>
        )}
        {failed && (
          <p role="status" className="text-sm text-soft">
            <Trans>Earlier messages could not be loaded.</Trans>{' '}
            <Button look="quiet" onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          </p>
        )}
        {messages.length === 0 && (
          <p className="text-sm text-soft">
            <Trans>No messages yet.</Trans>
          </p>
        )}
        {messagesOf(drawn, student.name, live, inserted, hasEarlier).map(({ key, node }) => (
          <div key={key}>{node}</div>
        ))}
      </section>
      {!atBottom && (
        <IconButton
          label={t`Newest message`}
          look="floating"
          className="absolute end-3 bottom-3"
          onClick={jump}
        >
          <Icon name="down" />
        </IconButton>
      )}
    </div>
  );
}
