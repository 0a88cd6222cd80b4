import { Trans } from '@lingui/react/macro';
import { Link, useParams } from 'react-router';
import { useStudentClasses } from '../classes/queries.ts';
import { EffectiveGuidelines } from '../guidelines/effective-guidelines.tsx';
import { AskTeacher } from '../lesson-actions/ask-teacher.tsx';
import { HelpRequestState } from '../lesson-actions/help-request-state.tsx';
import { StudentNotes } from '../lesson-actions/student-notes.tsx';
import { SessionPage } from '../live-sessions/session-page.tsx';
import { SupportLine } from '../safeguarding/support-line.tsx';
import { OwnTime } from '../time-limits/own-time.tsx';
import { SessionChat } from '../tutor/session-chat.tsx';
import { linkLook } from '../ui/button.tsx';
import { EarlierLessons } from './earlier-lessons.tsx';
import { GoButton } from './go-button.tsx';
import { paths } from './paths.ts';

/** The page on which a student chats in a session. */
export function Component() {
  const { sessionId = '' } = useParams();
  const { data } = useStudentClasses();
  return (
    <SessionPage
      key={sessionId}
      sessionId={sessionId}
      liveStatusOf={(classId) =>
        data && (data.classes.find(({ id }) => id === classId)?.sessionStatus ?? 'gone')
      }
      back={
        <GoButton to={paths.studentDashboard}>
          <Trans>Back to Dashboard</Trans>
        </GoButton>
      }
      leave={
        <GoButton look="secondary" to={paths.studentDashboard}>
          <Trans>Leave Session</Trans>
        </GoButton>
      }
      guidelines={(session) => (
        <EffectiveGuidelines
          more={
            <Link to={paths.privacy} className={linkLook}>
              <Trans>Who can read this?</Trans>
            </Link>
          }
          guidelines={session.aiGuidelines}
          hasOwnLevels={session.studentGuidelines.length > 0}
          attemptFirst={data?.classes.find(({ id }) => id === session.classId)?.attemptFirst ?? false}
        />
      )}
      ask={(session, closed) => <AskTeacher session={session} closed={closed} />}
      chat={({ session, ended, paused, onTyping }) => (
        <StudentNotes sessionId={session.id} openingId={session.openingId} closed={ended !== null}>
          {(notes) => (
            <>
              <HelpRequestState session={session} closed={ended !== null} />
              <SessionChat
                // A deletion of work begins the chat anew, so that nothing deleted stays on screen.
                key={data?.workDeletedAt}
                sessionId={session.id}
                openingId={session.openingId}
                subject={session.subject}
                ended={ended}
                paused={paused}
                notes={notes}
                earlier={<EarlierLessons sessionId={session.id} openingId={session.openingId} />}
                support={(supportCount) => <SupportLine supportCount={supportCount} />}
                time={(questions) => <OwnTime classId={session.classId} inLesson questions={questions} />}
                onTyping={onTyping}
              />
            </>
          )}
        </StudentNotes>
      )}
    />
  );
}
