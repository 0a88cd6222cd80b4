import { Link, useParams } from 'react-router';
import { useStudentClasses } from '../classes/queries.ts';
import { SessionPage } from '../live-sessions/session-page.tsx';
import { SessionChat } from '../tutor/session-chat.tsx';
import { buttonLook } from '../ui/button.tsx';
import { paths } from './paths.ts';

export function Component() {
  const { sessionId = '' } = useParams();
  const { data } = useStudentClasses();
  return (
    <SessionPage
      key={sessionId}
      sessionId={sessionId}
      liveStatusOf={(classId) => data?.classes.find(({ id }) => id === classId)?.sessionStatus}
      back={
        <Link to={paths.studentDashboard} className={buttonLook('primary')}>
          Back to Dashboard
        </Link>
      }
      leave={
        <Link to={paths.studentDashboard} className={buttonLook()}>
          Leave Session
        </Link>
      }
      chat={(session, closed, onTyping) => (
        <SessionChat
          key={session.openingId}
          sessionId={session.id}
          openingId={session.openingId}
          subject={session.subject}
          closed={closed}
          onTyping={onTyping}
        />
      )}
    />
  );
}
