import { StudentDashboard } from '../classes/student-dashboard.tsx';
import { GoButton } from './go-button.tsx';
import { paths } from './paths.ts';

export function Component() {
  return (
    <StudentDashboard
      joinSession={(sessionId) => <GoButton to={paths.sessionChat(sessionId)}>Join Session</GoButton>}
    />
  );
}
