import { Fragment, type ReactNode, useEffect, useState } from 'react';
import type { TeacherClass } from '../../contract/classes.ts';
import type { LiveSession } from '../../contract/live-sessions.ts';
import type { MonitorStudent } from '../../contract/monitor.ts';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SelectField } from '../ui/field.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { Awaited } from './awaited.tsx';
import type { LiveView } from './live-view.ts';
import { Students } from './students.tsx';
import { useLiveView } from './use-live-view.ts';

interface LiveMonitorProps {
  /** The teacher's classes whose session is open; at least one. */
  open: TeacherClass[];
  /** Called when the students here change: the class list may have new members. */
  onStudents: () => void;
  /** Called when an alert was raised or judged. */
  onAlerts: () => void;
  /** What holds for the tutor in the session that is shown. */
  guidelines: (session: LiveSession) => ReactNode;
  /** The same of a session that no student is in yet; with the name of its class where several are open. */
  awaitedGuidelines: (sessionId: string, className: string | undefined) => ReactNode;
  /** The link to the class of a session, which starts and stops there. */
  toClass: (session: LiveSession) => ReactNode;
}

/** What the monitor is called, and the id of its heading. */
export const monitorHeading = { title: 'Live Monitor', headingId: 'live-monitor' } as const;

type Line = ReturnType<typeof useLiveView>['state'];

/** How the line to the server stands, in a word (spec 2). */
function LineBadge({ state, session }: { state: Line; session: LiveView['session'] }) {
  if (state === 'reconnecting') return <Badge look="notice">Reconnecting…</Badge>;
  if (state === 'refused') return <Badge look="notice">Not connected</Badge>;
  if (state === 'connecting' || session === undefined) return <Badge>Connecting…</Badge>;
  return session === null ? <Badge>No Active Session</Badge> : <Badge look="positive">Connected</Badge>;
}

function CountLine({ students }: { students: readonly MonitorStudent[] }) {
  const active = students.filter(({ messages }) => messages.length > 0).length;
  return (
    <p className="text-sm text-soft">
      <span className="font-semibold text-ink">{students.length - active}</span> Joined{' '}
      <span aria-hidden="true">·</span> <span className="font-semibold text-ink">{active}</span> Active
    </p>
  );
}

function SessionChoice({ open, chosen, onChoose }: Pick<LiveMonitorProps, 'open'> & Choice) {
  if (open.length < 2) return null;
  const options = open.flatMap(({ currentSessionId, className }) =>
    currentSessionId === null ? [] : [{ value: currentSessionId, label: className }],
  );
  return (
    <SelectField
      label="Session"
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.target.value || undefined)}
      options={[{ value: '', label: 'The newest one' }, ...options]}
    />
  );
}

interface Choice {
  chosen: string | undefined;
  onChoose: (sessionId: string | undefined) => void;
}

function useChoice(open: TeacherClass[]): Choice {
  const [wanted, onChoose] = useState<string>();
  // A session that was stopped is no longer there to choose.
  const chosen = open.some(({ currentSessionId }) => currentSessionId === wanted) ? wanted : undefined;
  return { chosen, onChoose };
}

/** The live student chat monitor (spec 2, "Teacher live monitor"). */
export function LiveMonitor(props: LiveMonitorProps) {
  const { open, onStudents, onAlerts, guidelines, awaitedGuidelines, toClass } = props;
  const choice = useChoice(open);
  const { view, state } = useLiveView(choice.chosen, onAlerts);
  const { session, students } = view;
  const here = new Set(students.map(({ id }) => id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of who is here counts
  useEffect(onStudents, [here.size]);
  const watched = open.filter(({ currentSessionId }) => session === null || currentSessionId === session?.id);
  const awaited = watched.map((each) => <Awaited key={each.id} of={each} here={here} />);
  return (
    <section aria-labelledby={monitorHeading.headingId} className="grid min-w-0 gap-4">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id={monitorHeading.headingId} className="scroll-mt-30 text-2xl">
          {monitorHeading.title}
        </h2>
        <span role="status">
          <LineBadge state={state} session={session} />
        </span>
        {session != null && (
          <div className="flex flex-wrap items-center gap-x-4 wrap-anywhere sm:ml-auto">
            {toClass(session)}
            <CountLine students={students} />
            {guidelines(session)}
          </div>
        )}
        {session === null && (
          <div className="flex flex-wrap items-center gap-3 sm:ml-auto">
            {watched.map(
              ({ currentSessionId, className }) =>
                currentSessionId !== null && (
                  <Fragment key={currentSessionId}>
                    {awaitedGuidelines(currentSessionId, watched.length > 1 ? className : undefined)}
                  </Fragment>
                ),
            )}
          </div>
        )}
      </div>
      <SessionChoice open={open} {...choice} />
      {session === undefined && <CardSkeletons count={2} label="The live monitor is loading" />}
      {session === null && (
        <EmptyState
          icon="monitor"
          text="No student is in the session yet. Each one appears here on joining it."
        >
          {awaited}
        </EmptyState>
      )}
      {session != null && awaited}
      {session != null && <Students key={session.id} session={session} students={students} />}
    </section>
  );
}
