import { Link } from 'react-router';
import { CreateAssignment } from '../assignments/create-assignment.tsx';
import { TeacherAssignments } from '../assignments/teacher-assignments.tsx';
import { useReloadClasses } from '../classes/queries.ts';
import { cardIdOf, type TeacherCardParts } from '../classes/teacher-class-card.tsx';
import { TeacherDashboard } from '../classes/teacher-dashboard.tsx';
import { LiveMonitor, monitorHeading } from '../monitor/live-monitor.tsx';
import { linkLook } from '../ui/button.tsx';
import { joinAddress, paths, registerAddress } from './paths.ts';

const parts: TeacherCardParts = {
  createAssignment: (of, onCreated) => <CreateAssignment of={of} onCreated={onCreated} />,
  assignments: (of) => (
    <TeacherAssignments
      of={of}
      work={({ id }) => (
        <Link to={paths.assignmentWork(id)} className={linkLook}>
          Submitted work
        </Link>
      )}
    />
  ),
  lessons: (sessionId) => (
    <Link to={paths.lessons(sessionId)} className={linkLook}>
      Lessons and conversations
    </Link>
  ),
  join: joinAddress,
  register: registerAddress,
};

export function Component() {
  const reload = useReloadClasses();
  return (
    <TeacherDashboard
      parts={parts}
      live={{
        ...monitorHeading,
        content: (open) => (
          <LiveMonitor
            open={open}
            onStudents={() => void reload()}
            toClass={({ classId, title }) => (
              <a href={`#${cardIdOf(classId)}`} className={linkLook}>
                {title}
              </a>
            )}
          />
        ),
      }}
    />
  );
}
