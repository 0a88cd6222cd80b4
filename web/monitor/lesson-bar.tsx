import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MonitorStudent } from '../../contract/monitor.ts';
import { isLive } from '../api/events.ts';
import { SlowUpdates } from '../api/slow-updates.tsx';
import { Badge } from '../ui/badge.tsx';
import { formatClock } from '../ui/moments.ts';
import { presenceCounts } from './presence-words.ts';
import type { useLiveView } from './use-live-view.ts';

/** The monitor's heading and its id. */
export const monitorHeading = {
  get title() {
    return t`Live Monitor`;
  },
  headingId: 'live-monitor',
};

type Live = ReturnType<typeof useLiveView>;

/** The state of the connection in a word (spec 2). While it is lost, also the time of the last update. */
function ConnectionBadge({ state, view, lastEventAt }: Live) {
  if (state === 'reconnecting' || state === 'refused')
    return (
      <>
        <Badge look="notice">{state === 'refused' ? t`Not connected` : t`Reconnecting…`}</Badge>
        {view.session !== undefined && <AsOf lastEventAt={lastEventAt} />}
      </>
    );
  if (state === 'connecting' || view.session === undefined)
    return (
      <Badge>
        <Trans>Connecting…</Trans>
      </Badge>
    );
  return view.session === null ? (
    <>
      <Badge>
        <Trans>No Active Session</Trans>
      </Badge>
      <span className="ms-2 text-sm text-soft">
        <Trans>An open session is active once its first student is here.</Trans>
      </span>
    </>
  ) : (
    <Badge look="positive">
      <Trans>Connected</Trans>
    </Badge>
  );
}

/** The time of the last update. */
function AsOf({ lastEventAt }: { lastEventAt: number }) {
  const at = new Date(lastEventAt).toISOString();
  return (
    <span className="ms-2 text-sm text-soft">
      <Trans>
        as of <time dateTime={at}>{formatClock(at)}</time>
      </Trans>
    </span>
  );
}

interface CountLineProps {
  students: readonly MonitorStudent[];
  /** Without a connection nobody knows who is here now. */
  live: boolean;
}

/**
 * Who is here now, in the words that the tiles use, and the counts of the specification (spec 2), which do
 * not say who is here: a student without messages is Joined, one with messages Active.
 */
function CountLine({ students, live }: CountLineProps) {
  const active = students.filter(({ messages }) => messages.length > 0).length;
  const joined = students.length - active;
  return (
    <div className="text-xs text-soft">
      {live && <p className="font-semibold text-ink">{presenceCounts(students)}</p>}
      <p>
        <Trans>
          This lesson: {joined} Joined <span aria-hidden="true">·</span> {active} Active (have asked)
        </Trans>
      </p>
    </div>
  );
}

interface LessonBarProps {
  monitor: Live;
  /** What is shown and done for the whole lesson, after the counts. */
  children: ReactNode;
}

/** The first line of the lesson: the connection, who is here, and what can be done for the whole class. */
export function LessonBar({ monitor, children }: LessonBarProps) {
  const { session, students } = monitor.view;
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 wrap-anywhere">
      <h2 id={monitorHeading.headingId} className="scroll-mt-30 text-xl">
        {monitorHeading.title}
      </h2>
      <span role="status">
        <ConnectionBadge {...monitor} />
        {monitor.state === 'reading' && <SlowUpdates className="ms-2" />}
      </span>
      {session != null && <CountLine students={students} live={isLive(monitor.state)} />}
      <div className="flex flex-wrap items-center gap-2 max-sm:[&>button]:px-3 sm:ms-auto sm:gap-x-3 sm:gap-y-1">
        {children}
      </div>
    </div>
  );
}
