import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import type { TeacherClass } from '../../contract/classes.ts';
import type { SessionState } from '../../contract/live-sessions.ts';
import type { MarkedAlert } from '../../contract/marks.ts';
import { toldApart } from '../../contract/person-names.ts';
import { isLive } from '../api/events.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { SelectField } from '../ui/field.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { Awaited, Names } from './awaited.tsx';
import { Lesson, type OpenStudent } from './lesson.tsx';
import { LessonBar, monitorHeading } from './lesson-bar.tsx';
import type { StudentParts } from './student-parts.ts';
import { useLiveView } from './use-live-view.ts';

interface LiveMonitorProps {
  /** What other rooms provide for each student. It stays the same, so that tiles are not drawn again. */
  studentParts: StudentParts;
  /** The teacher's classes with an open session; at least one. */
  open: TeacherClass[];
  /** Called when the students here change: the class list may have new members. */
  onStudents: () => void;
  /** Called with the number of students here when it changes; undefined until it is known. */
  onPresentStudents: (count: number | undefined) => void;
  /** Called when an alert was raised or judged. */
  onAlerts: () => void;
  /** The alerts that are not settled, the newest first. */
  alerts: readonly MarkedAlert[];
  /** Receives the function that opens a student's panel while a lesson is shown. */
  openStudent: Ref<OpenStudent>;
  /** The guidelines of the session that is shown. */
  guidelines: (session: SessionState) => ReactNode;
  /** The guidelines of a session without students; with the name of its class if several are open. */
  awaitedGuidelines: (sessionId: string, className: string | undefined) => ReactNode;
  /** The link to the class of a session, where it is started and stopped. */
  toClass: (session: SessionState) => ReactNode;
  /** What can be done with the classes that are shown, while their cards are not in sight. */
  actions: (classes: readonly TeacherClass[]) => ReactNode;
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

/** The guidelines of the open sessions that nobody has joined yet. */
function AwaitedGuidelines({
  classes,
  render,
}: {
  classes: TeacherClass[];
  render: LiveMonitorProps['awaitedGuidelines'];
}) {
  return classes.map(
    ({ currentSessionId, className }) =>
      currentSessionId !== null && (
        <Fragment key={currentSessionId}>
          {render(currentSessionId, classes.length > 1 ? className : undefined)}
        </Fragment>
      ),
  );
}

/** Shown while no student has joined. */
function NobodyYet({ classes, children }: { classes: TeacherClass[]; children: ReactNode }) {
  const names = <Names names={classes.map(({ className }) => className)} />;
  return (
    <EmptyState
      icon="monitor"
      text={
        classes.length === 1 ? (
          <Trans>{names} is open. Its first student appears here.</Trans>
        ) : (
          <Trans>{names} are open. The first student appears here.</Trans>
        )
      }
    >
      {children}
    </EmptyState>
  );
}

/** The live student chat monitor (spec 2, "Teacher live monitor"). */
export function LiveMonitor(props: LiveMonitorProps) {
  const {
    open,
    onStudents,
    onPresentStudents,
    onAlerts,
    alerts,
    guidelines,
    awaitedGuidelines,
    toClass,
    actions,
  } = props;
  const choice = useChoice(open);
  const live = useLiveView(choice.chosen, { onAlerts, onJoinRequests: onStudents });
  const { session } = live.view;
  const { roster, removed } = open.find(({ id }) => id === session?.classId) ?? {};
  const students = useMemo(() => {
    // Whom the teacher removed leaves the wall. The conversation stays in the record of the lesson.
    const inClass = live.view.students.filter(({ id }) => !removed?.some(({ uid }) => uid === id));
    return toldApart(inClass, [...inClass, ...(roster ?? [])]);
  }, [live.view.students, roster, removed]);
  const present = students
    .map(({ id }) => id)
    .sort()
    .join();
  const isUnknown = session === undefined;
  const wasUnknown = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs only when a student comes or goes
  useEffect(() => {
    const hasNewMember = students.some(({ id }) => !roster?.some(({ uid }) => uid === id));
    // The class list was read just before the first students are known.
    if (!isUnknown && (hasNewMember || !wasUnknown.current)) onStudents();
    wasUnknown.current = isUnknown;
    onPresentStudents(isUnknown ? undefined : students.length);
  }, [isUnknown, present]);
  // A piece of an answer changes neither the actions in the bar nor who is missing, so these are not drawn
  // again for it.
  const shownClasses = useMemo(
    () => open.filter(({ currentSessionId }) => session === null || currentSessionId === session?.id),
    [open, session],
  );
  const awaited = useMemo(() => {
    const here = new Set(present === '' ? [] : present.split(','));
    return shownClasses.map((schoolClass) => (
      <Awaited key={schoolClass.id} schoolClass={schoolClass} here={here} />
    ));
  }, [shownClasses, present]);
  const ofClasses = useMemo(() => actions(shownClasses), [actions, shownClasses]);
  const ofSession = useMemo(() => session != null && guidelines(session), [guidelines, session]);
  return (
    <section
      aria-labelledby={monitorHeading.headingId}
      className="grid min-w-0 content-start gap-2 xl:flex xl:h-full xl:flex-col xl:px-3 xl:pt-1 xl:pb-2"
    >
      <LessonBar monitor={live}>
        {session != null && toClass(session)}
        <SessionChoice open={open} {...choice} />
        {ofSession}
        {session === null && <AwaitedGuidelines classes={shownClasses} render={awaitedGuidelines} />}
        {ofClasses}
      </LessonBar>
      {session === undefined && <CardSkeletons count={2} label={t`The live monitor is loading`} />}
      {session === null && <NobodyYet classes={shownClasses}>{awaited}</NobodyYet>}
      {session != null && (
        <Lesson
          key={session.openingId}
          session={session}
          students={students}
          notes={live.view.notes}
          helpRequests={live.view.helpRequests}
          modelIsDown={live.view.modelIsDown}
          parts={props.studentParts}
          live={isLive(live.state)}
          alerts={alerts}
          openStudent={props.openStudent}
          awaited={awaited}
        />
      )}
    </section>
  );
}
