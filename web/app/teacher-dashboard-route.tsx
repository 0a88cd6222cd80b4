import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Alert } from '../../contract/safeguarding.ts';
import { CreateAssignment } from '../assignments/create-assignment.tsx';
import { ClassInvitations } from '../classes/class-invitations.tsx';
import { JoiningNotice } from '../classes/joining-notice.tsx';
import { OwnUidContext } from '../classes/own-uid.ts';
import { useReloadClasses, useTeacherClasses } from '../classes/queries.ts';
import { SessionControls } from '../classes/session-controls.tsx';
import { cardIdOf, type TeacherCardParts } from '../classes/teacher-class-card.tsx';
import { TeacherDashboard } from '../classes/teacher-dashboard.tsx';
import { useClassRail } from '../classes/use-class-rail.ts';
import { SessionGuidelines } from '../guidelines/session-guidelines.tsx';
import { AdministratorNotice } from '../identity/administrator-notice.tsx';
import { ContactNotice } from '../identity/contact-notice.tsx';
import { useAdministersSchool } from '../identity/queries.ts';
import { useAuthentication } from '../identity/use-authentication.ts';
import { HelpRequestPart } from '../lesson-actions/help-request-part.tsx';
import { notesOf } from '../lesson-actions/monitor-notes.tsx';
import { NoteButton } from '../lesson-actions/note-button.tsx';
import { ContinueLesson } from '../live-sessions/continue-lesson.tsx';
import { LessonTimer } from '../live-sessions/lesson-timer.tsx';
import { PauseButton } from '../live-sessions/pause-button.tsx';
import { useLiveSession } from '../live-sessions/queries.ts';
import { PracticeNotice } from '../model-connection/practice-notice.tsx';
import type { OpenStudent } from '../monitor/lesson.tsx';
import { monitorHeading } from '../monitor/lesson-bar.tsx';
import { LiveMonitor } from '../monitor/live-monitor.tsx';
import type { StudentParts } from '../monitor/student-parts.ts';
import { ObservationNotice } from '../patterns/observation-notice.tsx';
import { AlertReminder } from '../safeguarding/alert-reminder.tsx';
import { useAlerts, useReloadAlerts } from '../safeguarding/queries.ts';
import { StudentAlerts } from '../safeguarding/student-alerts.tsx';
import { buttonLook, linkLook } from '../ui/button.tsx';
import { DialogNoticeContext } from '../ui/dialog-notice.ts';
import { useShownTogether } from '../ui/use-shown-together.ts';
import { DashboardAlerts } from './dashboard-alerts.tsx';
import { useLastLesson } from './last-lesson.tsx';
import { LessonsLink } from './lessons-link.tsx';
import { joinAddress, paths, registerAddress, withParameters } from './paths.ts';

/** One empty list for every render, so that the marks are not computed again. */
const noAlerts: readonly Alert[] = [];

const parts: TeacherCardParts = {
  createAssignment: (schoolClass, onCreated) => (
    <CreateAssignment schoolClass={schoolClass} onCreated={onCreated} />
  ),
  loadDetails: async () => (await import('./class-details.tsx')).ClassDetails,
  continueLesson: (classId) => <ContinueLesson classId={classId} />,
  lessons: (sessionId) => <LessonsLink sessionId={sessionId} />,
  join: joinAddress,
  register: registerAddress,
};

/** What the monitor shows for each student besides the conversation. */
const studentParts: StudentParts = {
  actions: (session, student) => (
    <div className="flex gap-2">
      <NoteButton sessionId={session.id} students={[student]} />
      <PauseButton session={session} student={student} />
    </div>
  ),
  guidelines: (session, student) => <SessionGuidelines session={session} student={student} />,
  print: (session, student) => (
    <Link
      to={withParameters(paths.lessonPrint(session.id), { lesson: session.openingId, student: student.id })}
      target="_blank"
      className={buttonLook('quiet')}
    >
      <Trans>Print</Trans>
    </Link>
  ),
  noteToSome: (session, students) => <NoteButton sessionId={session.id} students={students} saysWho />,
  helpRequest: (request, student) => <HelpRequestPart request={request} studentName={student.name} />,
  alerts: ({ id, lastOpenedAt }, student) => (
    <StudentAlerts sessionId={id} studentUid={student.id} since={lastOpenedAt} />
  ),
  inserted: notesOf,
};

/**
 * The guidelines and the timer of a session that no student has joined yet. The monitor's stream does not
 * send such a session, so it is loaded here.
 */
function AwaitedGuidelines({ sessionId, className }: { sessionId: string; className: string | undefined }) {
  const { data: session } = useLiveSession(sessionId);
  if (session === undefined) return null;
  return (
    <>
      <SessionGuidelines
        session={session}
        {...(className !== undefined && { label: t`Guidelines of ${className}` })}
      />
      <LessonTimer session={session} className={className} />
    </>
  );
}

/** The teacher's dashboard, with the parts of the class cards and the monitor that other rooms provide. */
export function Component() {
  const authentication = useAuthentication();
  const administers = useAdministersSchool();
  const ownUid = authentication.status === 'signed-in' ? authentication.user.uid : '';
  const reload = useReloadClasses();
  const reloadAlerts = useReloadAlerts();
  const lastLesson = useLastLesson();
  const [presentStudents, setPresentStudents] = useState<number>();
  const openStudent = useRef<OpenStudent>(null);
  const { data } = useTeacherClasses();
  const isTeaching = data?.classes.some(({ sessionStatus }) => sessionStatus === 'open') ?? false;
  const isShown = useShownTogether(isTeaching && presentStudents === undefined);
  const rail = useClassRail(presentStudents, isShown);
  const { data: alerts = noAlerts } = useAlerts({ open: true });
  return (
    <DialogNoticeContext value={<AlertReminder />}>
      <OwnUidContext value={ownUid}>
        <TeacherDashboard
          parts={parts}
          isShown={isShown}
          lastLesson={lastLesson}
          notice={
            <>
              <DashboardAlerts openStudent={openStudent} />
              <JoiningNotice
                link={({ id }) => (
                  <a href={`#${cardIdOf(id)}`} className={linkLook} onClick={rail.show}>
                    <Trans>Go to the class</Trans>
                  </a>
                )}
              />
              <ClassInvitations />
              <ObservationNotice
                link={
                  <Link to={`${paths.alerts}#observations`} className={linkLook}>
                    <Trans>Read observations</Trans>
                  </Link>
                }
              />
              <ContactNotice
                link={(label) => (
                  <Link to={paths.schoolSafeguarding} className={linkLook}>
                    {label}
                  </Link>
                )}
              />
              <PracticeNotice
                link={
                  administers ? (
                    <Link to={paths.schoolModel} className={linkLook}>
                      <Trans>Connect a model</Trans>
                    </Link>
                  ) : null
                }
              />
              <AdministratorNotice
                link={
                  <Link to={paths.school} className={linkLook}>
                    <Trans>Go to the school</Trans>
                  </Link>
                }
              />
            </>
          }
          live={{
            title: monitorHeading.title,
            headingId: monitorHeading.headingId,
            rail,
            content: (open) => (
              <LiveMonitor
                open={open}
                studentParts={studentParts}
                onStudents={() => void reload()}
                onPresentStudents={setPresentStudents}
                onAlerts={() => void reloadAlerts()}
                alerts={alerts}
                openStudent={openStudent}
                guidelines={(session) => (
                  <>
                    <SessionGuidelines session={session} />
                    <LessonTimer key={session.id} session={session} />
                    <NoteButton key={`note-${session.id}`} sessionId={session.id} />
                    <PauseButton key={`pause-${session.id}`} session={session} />
                  </>
                )}
                awaitedGuidelines={(sessionId, className) => (
                  <AwaitedGuidelines sessionId={sessionId} className={className} />
                )}
                toClass={({ classId, title }) => (
                  <a href={`#${cardIdOf(classId)}`} className={linkLook} onClick={rail.show}>
                    {title}
                  </a>
                )}
                actions={(classes) =>
                  rail.isFolded &&
                  !rail.isOver &&
                  classes.map((schoolClass) => (
                    <SessionControls key={schoolClass.id} schoolClass={schoolClass} parts={parts} />
                  ))
                }
              />
            ),
          }}
        />
      </OwnUidContext>
    </DialogNoticeContext>
  );
}
