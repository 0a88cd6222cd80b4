import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { TeacherClass } from '../../contract/classes.ts';
import type { LiveSession } from '../../contract/live-sessions.ts';
import type { MonitorStudent } from '../../contract/monitor.ts';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SelectField } from '../ui/field.tsx';
import { formatClock } from '../ui/moments.ts';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { Awaited, Names } from './awaited.tsx';
import { NeedsMe } from './needs-me.tsx';
import { presenceCounts } from './presence-words.ts';
import type { StudentParts } from './student-parts.ts';
import { Students } from './students.tsx';
import { useLiveView } from './use-live-view.ts';
import { useMarks } from './use-marks.ts';

interface LiveMonitorProps {
  /** What other rooms provide for each student. It stays the same, so that cards are not drawn again. */
  studentParts: StudentParts;
  /** The teacher's classes with an open session; at least one. */
  open: TeacherClass[];
  /** Called when the students here change: the class list may have new members. */
  onStudents: () => void;
  /** Called when an alert was raised or judged. */
  onAlerts: () => void;
  /** The interactions whose alerts wait for somebody. */
  waitingAlerts: ReadonlySet<string>;
  /** The guidelines of the session that is shown. */
  guidelines: (session: LiveSession) => ReactNode;
  /** The guidelines of a session without students; with the name of its class if several are open. */
  awaitedGuidelines: (sessionId: string, className: string | undefined) => ReactNode;
  /** The link to the class of a session, where it is started and stopped. */
  toClass: (session: LiveSession) => ReactNode;
}

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
    <Badge>
      <Trans>No Active Session</Trans>
    </Badge>
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
 * Who is here now, in the words of the marks, and the counts of the specification (spec 2), which do not say who is
 * here: a student without messages is Joined, one with messages Active.
 */
function CountLine({ students, live }: CountLineProps) {
  const active = students.filter(({ messages }) => messages.length > 0).length;
  const joined = students.length - active;
  return (
    <div className="text-sm text-soft">
      {live && <p className="font-semibold text-ink">{presenceCounts(students)}</p>}
      <p>
        <Trans>
          This lesson: {joined} Joined <span aria-hidden="true">·</span> {active} Active (have asked)
        </Trans>
      </p>
    </div>
  );
}

function SessionChoice({ open, chosen, onChoose }: Pick<LiveMonitorProps, 'open'> & Choice) {
  if (open.length < 2) return null;
  const options = open.flatMap(({ currentSessionId, className }) =>
    currentSessionId === null ? [] : [{ value: currentSessionId, label: className }],
  );
  return (
    <SelectField
      label={t`Session`}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.target.value || undefined)}
      options={[{ value: '', label: t`The newest one` }, ...options]}
    />
  );
}

interface Choice {
  chosen: string | undefined;
  onChoose: (sessionId: string | undefined) => void;
}

function useChoice(open: TeacherClass[]): Choice {
  const [requested, onChoose] = useState<string>();
  // A session that was stopped can no longer be chosen.
  const chosen = open.some(({ currentSessionId }) => currentSessionId === requested) ? requested : undefined;
  return { chosen, onChoose };
}

/** The live student chat monitor (spec 2, "Teacher live monitor"). */
export function LiveMonitor(props: LiveMonitorProps) {
  const { open, onStudents, onAlerts, waitingAlerts, guidelines, awaitedGuidelines, toClass, studentParts } =
    props;
  const choice = useChoice(open);
  const live = useLiveView(choice.chosen, { onAlerts, onJoinRequests: onStudents });
  const { session, students } = live.view;
  const connected = live.state === 'open';
  const { marks, dismiss } = useMarks(session, students, waitingAlerts);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const onExpand = useCallback(
    (studentId: string, isExpanded: boolean) =>
      setExpanded((before) => {
        const after = new Set(before);
        if (isExpanded) after.add(studentId);
        else after.delete(studentId);
        return after;
      }),
    [],
  );
  const here = new Set(students.map(({ id }) => id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of who is here counts
  useEffect(onStudents, [here.size]);
  const shownClasses = open.filter(
    ({ currentSessionId }) => session === null || currentSessionId === session?.id,
  );
  const names = <Names names={shownClasses.map(({ className }) => className)} />;
  const awaited = shownClasses.map((schoolClass) => (
    <Awaited key={schoolClass.id} schoolClass={schoolClass} here={here} />
  ));
  return (
    <section aria-labelledby={monitorHeading.headingId} className="grid min-w-0 gap-4">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id={monitorHeading.headingId} className="scroll-mt-30 text-2xl">
          {monitorHeading.title}
        </h2>
        <span role="status">
          <ConnectionBadge {...live} />
        </span>
        {session != null && (
          <div className="flex flex-wrap items-center gap-x-4 wrap-anywhere sm:ms-auto">
            {toClass(session)}
            <CountLine students={students} live={connected} />
            {guidelines(session)}
          </div>
        )}
        {session === null && (
          <div className="flex flex-wrap items-center gap-3 sm:ms-auto">
            {shownClasses.map(
              ({ currentSessionId, className }) =>
                currentSessionId !== null && (
                  <Fragment key={currentSessionId}>
                    {awaitedGuidelines(currentSessionId, shownClasses.length > 1 ? className : undefined)}
                  </Fragment>
                ),
            )}
          </div>
        )}
      </div>
      <SessionChoice open={open} {...choice} />
      {session === undefined && <CardSkeletons count={2} label={t`The live monitor is loading`} />}
      {session === null && (
        <EmptyState
          icon="monitor"
          text={
            shownClasses.length === 1 ? (
              <Trans>{names} is open. Its first student appears here.</Trans>
            ) : (
              <Trans>{names} are open. The first student appears here.</Trans>
            )
          }
        >
          {awaited}
        </EmptyState>
      )}
      {session != null && awaited}
      {session != null && (
        <>
          <NeedsMe marks={marks} onDismiss={dismiss} onOpen={(studentId) => onExpand(studentId, true)} />
          <Students
            key={session.id}
            session={session}
            students={students}
            notes={live.view.notes}
            live={connected}
            parts={studentParts}
            marks={marks.ofStudent}
            expanded={expanded}
            onExpand={onExpand}
          />
        </>
      )}
    </section>
  );
}
