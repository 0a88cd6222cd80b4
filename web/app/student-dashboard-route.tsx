import { Trans } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { AssignmentsPart } from '../assignments/assignments-part.tsx';
import type { StudentCardParts } from '../classes/student-class-card.tsx';
import { StudentDashboard } from '../classes/student-dashboard.tsx';
import { linkLook } from '../ui/button.tsx';
import { GoButton } from './go-button.tsx';
import { parameters, paths } from './paths.ts';

const parts: StudentCardParts = {
  joinSession: (sessionId) => (
    <GoButton to={paths.sessionChat(sessionId)}>
      <Trans>Join Session</Trans>
    </GoButton>
  ),
  lessons: (sessionId) => (
    <Link to={paths.ownLessons(sessionId)} className={linkLook}>
      <Trans>My lessons</Trans>
    </Link>
  ),
  assignments: (classId) => (
    <AssignmentsPart name="student-assignments" load={() => import('../assignments/student-assignments.tsx')}>
      {({ StudentAssignments }) => (
        <StudentAssignments
          classId={classId}
          start={({ id }) => (
            <GoButton to={paths.assignment(id)}>
              <Trans>Start Assignment</Trans>
            </GoButton>
          )}
          work={({ id }) => (
            <Link to={paths.ownWork(id)} className={linkLook}>
              <Trans>Read my work</Trans>
            </Link>
          )}
        />
      )}
    </AssignmentsPart>
  ),
};

/** The student's dashboard, with the parts of the class cards that other rooms provide. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const forget = () => {
    if (search.has(parameters.join)) setSearch({}, { replace: true });
  };
  return (
    <StudentDashboard
      parts={parts}
      typedCode={search.get(parameters.join) ?? undefined}
      onTypedCodeUsed={forget}
    />
  );
}
