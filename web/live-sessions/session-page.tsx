import { type ReactNode, useEffect } from 'react';
import { errors } from '../../contract/errors.ts';
import type { LiveSession } from '../../contract/live-sessions.ts';
import { logFailure } from '../api/log.ts';
import { Icon } from '../ui/icon.tsx';
import { LoadingPage } from '../ui/loading.tsx';
import { UnavailablePage } from '../ui/unavailable-page.tsx';
import { sessionRefusal, useLiveSession } from './queries.ts';
import { useEntered } from './use-entered.ts';
import { usePresence } from './use-presence.ts';

interface SessionPageProps {
  sessionId: string;
  /** The class's session as the live events tell it; undefined while they have told nothing. */
  liveStatusOf: (classId: string) => 'open' | 'closed' | undefined;
  back: ReactNode;
  leave: ReactNode;
  /** What holds for the tutor here, for the student to read. */
  guidelines: (session: LiveSession) => ReactNode;
  /** The conversation; `closed` says that the session ended while it was open. */
  chat: (session: LiveSession, closed: boolean, onTyping: () => void) => ReactNode;
}

/** Reads the session again whenever the live events say another status than the one that was read. */
function useFreshSession(sessionId: string, liveStatusOf: SessionPageProps['liveStatusOf']) {
  const { data: session, error, refetch } = useLiveSession(sessionId);
  const liveStatus = session && liveStatusOf(session.classId);
  useEffect(() => {
    if (liveStatus !== undefined) void refetch();
  }, [liveStatus, refetch]);
  useEffect(() => {
    if (error !== null) logFailure(error);
  }, [error]);
  return { session, error, closed: (liveStatus ?? session?.status) === 'closed' };
}

/** /session/:sessionId/chat (spec 2): lets a student in while the session is open, and stays when it closes. */
export function SessionPage({ sessionId, liveStatusOf, back, leave, guidelines, chat }: SessionPageProps) {
  const { session, error, closed } = useFreshSession(sessionId, liveStatusOf);
  const entered = useEntered(session, closed);
  const onTyping = usePresence(sessionId, entered !== null && !closed);
  if (entered === null) {
    if (!closed && error === null) return <LoadingPage />;
    const message = closed ? errors['session-closed'][1] : sessionRefusal(error);
    return (
      <UnavailablePage title="Session Error" message={message}>
        {back}
      </UnavailablePage>
    );
  }
  return (
    <main className="mx-auto flex h-[calc(100dvh-var(--header-height))] max-w-3xl flex-col px-4 sm:px-6">
      <title>{`${entered.title} · Lyceum`}</title>
      <div className="flex items-center gap-3 border-b border-line py-2.5">
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-lg">{entered.title}</h1>
          <p className="flex items-center gap-1.5 text-xs text-soft">
            <Icon name="eye" className="size-4" />
            <span>{entered.teacherName} can read this chat, now and later.</span>
          </p>
        </div>
        {leave}
      </div>
      {guidelines(entered)}
      {chat(entered, closed, onTyping)}
    </main>
  );
}
