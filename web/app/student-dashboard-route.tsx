import { Link } from 'react-router';
import { StudentDashboard } from '../classes/student-dashboard.tsx';
import { buttonLook } from '../ui/button.tsx';
import { paths } from './paths.ts';

export function Component() {
  return (
    <StudentDashboard
      joinSession={(sessionId) => (
        <Link to={paths.sessionChat(sessionId)} className={buttonLook('primary')}>
          Join Session
        </Link>
      )}
    />
  );
}
