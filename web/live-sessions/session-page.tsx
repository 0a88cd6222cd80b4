import { type ReactNode, useEffect } from 'react';
import { errors } from '../../contract/errors.ts';
import type { LiveSession } from '../../contract/live-sessions.ts';
import { logFailure } from '../api/log.ts';
import { Icon } from '../ui/icon.tsx';
import { sessionRefusal, useLiveSession } from './queries.ts';
import { useEntered } from './use-entered.ts';
import { usePresence } from './use-presence.ts';

interface SessionPageProps {
  sessionId: string;
  /** The class's session as the live events tell it; undefined while they have told nothing. */
  liveStatusOf: (classId: string) => 'open' | 'closed' | undefined;
  back: ReactNode;
  leave: ReactNode;
  /** The conversation; `closed` says that the session ended while it was open. */
  chat: (session: LiveSession, closed: boolean, onTyping: () => void) => ReactNode;
}

/** What stands in the place of a session that cannot be entered (spec 8). */
function SessionError({ message, back }: { message: string; back: ReactNode }) {
  return (
    <main className="mx-auto grid max-w-lg justify-items-start gap-4 px-5 py-16">
      <title>Session Error · Lyceum</title>
      <h1 className="text-2xl">Session Error</h1>
      <p role="status" className="text-soft">
        {message}
      </p>
      {back}
    </main>
  );
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
export function SessionPage({ sessionId, liveStatusOf, back, leave, chat }: SessionPageProps) {
  const { session, error, closed } = useFreshSession(sessionId, liveStatusOf);
  const entered = useEntered(session, closed);
  const onTyping = usePresence(sessionId, entered !== null && !closed);
  if (entered === null) {
    if (session !== undefined && closed)
      return <SessionError message={errors['session-closed'][1]} back={back} />;
    if (error !== null) return <SessionError message={sessionRefusal(error)} back={back} />;
    return (
      <p role="status" className="animate-pulse-soft p-16 text-center font-display text-xl">
        Loading...
      </p>
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
      {chat(entered, closed, onTyping)}
    </main>
  );
}
