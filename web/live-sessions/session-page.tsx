import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import type { LiveSession } from '../../contract/live-sessions.ts';
import { refusalSentence } from '../api/refusal.ts';
import { ChatPage } from '../ui/chat-page.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadingPage } from '../ui/loading.tsx';
import { UnavailablePage } from '../ui/unavailable-page.tsx';
import { ownPause, pauseWords } from './pause-words.ts';
import { sessionRefusal, useLiveSession } from './queries.ts';
import { EndWarning, TimeLeft } from './time-left.tsx';
import { useEntered } from './use-entered.ts';
import { usePresence } from './use-presence.ts';

/** Why a session accepts no more questions: it was closed, or the student is no longer in the class. */
export type Ended = 'closed' | 'gone';

interface SessionPageProps {
  sessionId: string;
  /**
   * The status of the class's session by the live events; 'gone' without the class, undefined while unknown.
   */
  liveStatusOf: (classId: string) => 'open' | Ended | undefined;
  back: ReactNode;
  leave: ReactNode;
  /** The guidelines of the session, for the student to read. */
  guidelines: (session: LiveSession) => ReactNode;
  /** How the student asks the teacher; `closed` when the lesson has ended. */
  ask: (session: LiveSession, closed: boolean) => ReactNode;
  /**
   * The conversation. `ended` says why no more questions can be asked, and null that they can. `paused` is
   * what the student reads during a pause; null without one.
   */
  chat: (chat: {
    session: LiveSession;
    ended: Ended | null;
    paused: string | null;
    onTyping: () => void;
  }) => ReactNode;
}

/**
 * Reloads the session whenever the live events report another status. A session that was closed counts as
 * closed until it is loaded again: before that its lesson is not known, and a question would go to a lesson
 * that is over.
 */
function useFreshSession(sessionId: string, liveStatusOf: SessionPageProps['liveStatusOf']) {
  const { data: session, error, refetch } = useLiveSession(sessionId);
  const liveStatus = session && liveStatusOf(session.classId);
  useEffect(() => {
    if (liveStatus !== undefined) void refetch();
  }, [liveStatus, refetch]);
  const isClosed = liveStatus === 'closed' || session?.status === 'closed';
  return {
    session,
    error,
    ended: liveStatus === 'gone' ? liveStatus : isClosed ? ('closed' as const) : null,
  };
}

/**
 * /session/:sessionId/chat (spec 2): admits a student while the session is open, and stays when it closes.
 */
export function SessionPage(props: SessionPageProps) {
  const { sessionId, liveStatusOf, back, leave, guidelines, ask, chat } = props;
  const { session, error, ended } = useFreshSession(sessionId, liveStatusOf);
  const entered = useEntered(session, ended !== null);
  const pause = session && ended === null ? ownPause(session) : undefined;
  const paused = pause === undefined ? null : pauseWords(pause);
  const endsAt = ended === null ? (session?.endsAt ?? null) : null;
  const onTyping = usePresence(sessionId, entered !== null && ended === null);
  if (entered === null) {
    if (ended !== 'closed' && error === null) return <LoadingPage />;
    const message = ended === 'closed' ? refusalSentence('session-closed') : sessionRefusal(error);
    return (
      <UnavailablePage title={t`Session Error`} message={message}>
        {back}
      </UnavailablePage>
    );
  }
  return (
    <ChatPage>
      <title>{`${entered.title} · Lyceum`}</title>
      {/* On a laptop it is wider than the chat, so that the buttons leave room for the title. */}
      <div className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2 sm:grid-cols-[minmax(0,1fr)_auto_auto] lg:w-[min(69rem,calc(100vw-3rem))] lg:self-center short:flex short:py-0">
        <div className="flex items-baseline gap-2 short:min-w-0 short:flex-1">
          <h1 className="line-clamp-2 min-w-0 text-lg wrap-anywhere short:line-clamp-1 short:text-base">
            {entered.title}
          </h1>
          <p className="text-xs whitespace-nowrap text-soft empty:hidden">
            <TimeLeft endsAt={endsAt} />
          </p>
        </div>
        <p className="col-span-full row-start-2 flex items-center gap-1.5 text-xs text-soft short:hidden">
          <Icon name="eye" className="size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <Trans>
              <bdi>{entered.teacherName}</bdi> can read this chat, now and later.
            </Trans>
          </span>
        </p>
        <div className="col-span-full row-start-3 -mb-2 sm:col-span-1 sm:col-start-2 sm:row-start-1 sm:-my-1 sm:flex sm:items-center short:my-0 short:flex short:items-center">
          {ask(entered, ended !== null)}
          {guidelines(entered)}
        </div>
        <div className="col-start-2 row-start-1 sm:col-start-3">{leave}</div>
      </div>
      <EndWarning endsAt={endsAt} className="py-1 text-center" />
      {chat({ session: entered, ended, paused, onTyping })}
    </ChatPage>
  );
}
