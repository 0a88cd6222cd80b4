import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, useEffect, useRef } from 'react';
import { limits } from '../../contract/constants.ts';
import type { Note } from '../../contract/lesson-actions.ts';
import type { LiveSession } from '../../contract/live-sessions.ts';
import type { MarkKind } from '../../contract/marks.ts';
import type { MonitorStudent } from '../../contract/monitor.ts';
import { countOffloading, isAttempt, stoppedByGuidelines } from '../../contract/receipts.ts';
import { offloadingNote, workChecks } from '../guidelines/receipt-words.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { questionCount } from '../ui/counts.ts';
import { Icon } from '../ui/icon.tsx';
import { StatusMark } from '../ui/status-mark.tsx';
import { useFollowBottom } from '../ui/use-follow-bottom.ts';
import { MarkBadge } from './mark-badge.tsx';
import { pastPresenceWord, presenceWord } from './presence-words.ts';
import type { StudentParts } from './student-parts.ts';
import { latestMessages, messagesOf } from './transcript.tsx';
import { useFullHistory } from './use-full-history.ts';

interface StudentCardProps {
  notes: readonly Note[];
  parts: StudentParts;
  student: MonitorStudent;
  session: LiveSession;
  /** Whether the card shows the present, or the moment when the connection was lost. */
  live: boolean;
}

interface ExpandableProps extends StudentCardProps {
  /** The mark that matters most, if any. */
  mark: MarkKind | undefined;
  expanded: boolean;
  onExpand: (studentId: string, isExpanded: boolean) => void;
}

function Latest({ student, live }: Pick<StudentCardProps, 'student' | 'live'>) {
  const messages = latestMessages(student.messages, limits.collapsedMessages, live);
  if (messages.length === 0)
    return (
      <p className="text-sm text-soft">
        <Trans>No messages yet.</Trans>
      </p>
    );
  return (
    <div className="grid gap-2">
      {messages.map(({ key, node }) => (
        <div key={key}>{node}</div>
      ))}
    </div>
  );
}

function Full({ student, session, notes, live, parts }: StudentCardProps) {
  const lesson = { sessionId: session.id, openingId: session.openingId, studentUid: student.id };
  const history = useFullHistory(lesson, student.messages);
  const { box, atBottom, jump, onScroll } = useFollowBottom<HTMLDivElement>(history.messages);
  return (
    <div className="relative">
      <section
        ref={box}
        onScroll={onScroll}
        aria-label={t`Conversation of ${student.name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative grid max-h-[60dvh] content-start gap-2.5 overflow-y-auto overscroll-contain rounded-md bg-paper p-3 [overflow-anchor:none]"
      >
        {history.earlier !== null && (
          <Button look="quiet" className="justify-self-center" onClick={history.earlier}>
            <Trans>Show earlier messages</Trans>
          </Button>
        )}
        {history.failed && (
          <p role="status" className="text-sm text-soft">
            <Trans>Earlier messages could not be loaded.</Trans>{' '}
            <Button look="quiet" onClick={history.retry}>
              <Trans>Try again</Trans>
            </Button>
          </p>
        )}
        {history.messages.length === 0 && (
          <p className="text-sm text-soft">
            <Trans>No messages yet.</Trans>
          </p>
        )}
        {messagesOf(history.messages, live, parts.inserted(notes, student.id), history.earlier !== null).map(
          ({ key, node }) => (
            <div key={key}>{node}</div>
          ),
        )}
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

/** One student on the monitor: the last 3 messages, or on a click the whole conversation (spec 2). */
export const StudentCard = memo(
  ({ student, session, notes, live, parts, mark, expanded, onExpand }: ExpandableProps) => {
    const setExpanded = (isExpanded: boolean) => onExpand(student.id, isExpanded);
    const questions = student.messages.length;
    const asked = [questionCount(questions), offloadingNote(countOffloading(student.messages))];
    const checks = workChecks({
      stopped: student.messages.filter(stoppedByGuidelines).length,
      attempts: student.messages.filter(isAttempt).length,
    });
    const opener = useRef<HTMLButtonElement>(null);
    const wasExpanded = useRef(false);
    useEffect(() => {
      if (wasExpanded.current && !expanded) opener.current?.focus();
      wasExpanded.current = expanded;
    }, [expanded]);
    return (
      <Card
        aria-label={student.name}
        className={classNames(
          'relative grid content-start gap-3 p-4 transition-colors',
          expanded ? 'sm:col-span-2' : 'hover:border-accent',
        )}
      >
        <div className="flex items-center gap-3">
          <Avatar emoji={student.avatar} />
          <div className="min-w-0 flex-1">
            <h3 dir="auto" className="truncate text-line-start font-semibold">
              {expanded ? (
                student.name
              ) : (
                // The button covers the card: a click anywhere on it expands it.
                <button
                  ref={opener}
                  type="button"
                  aria-expanded={false}
                  onClick={() => setExpanded(true)}
                  className="max-w-full truncate after:absolute after:inset-0 after:rounded-lg"
                >
                  {student.name}
                </button>
              )}
            </h3>
            <p className="flex flex-wrap items-center gap-x-3">
              <StatusMark
                status={live ? student.status : 'unknown'}
                word={live ? presenceWord(student.status) : pastPresenceWord(student.status)}
              />
              <span className="text-xs text-soft">
                {questions === 0 ? t`Joined` : asked.filter(Boolean).join(' · ')}
              </span>
              <span className="text-xs font-semibold text-notice empty:hidden">{checks}</span>
              {mark && <MarkBadge kind={mark} />}
            </p>
          </div>
          <div className="relative">{parts.actions(session, student)}</div>
          {expanded && (
            <IconButton label={t`Minimize`} aria-expanded autoFocus onClick={() => setExpanded(false)}>
              <Icon name="minimize" />
            </IconButton>
          )}
        </div>
        {expanded ? (
          <Full student={student} session={session} notes={notes} live={live} parts={parts} />
        ) : (
          <Latest student={student} live={live} />
        )}
      </Card>
    );
  },
);
StudentCard.displayName = 'StudentCard';
