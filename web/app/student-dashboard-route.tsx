import { Trans } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { AssignmentsPart } from '../assignments/assignments-part.tsx';
import { ToDo, type ToDoLinks } from '../assignments/to-do.tsx';
import type { StudentCardParts } from '../classes/student-class-card.tsx';
import { StudentDashboard } from '../classes/student-dashboard.tsx';
import { PrivacyReminder } from '../retention/privacy-reminder.tsx';
import { buttonLook, linkLook } from '../ui/button.tsx';
import { GoButton } from './go-button.tsx';
import { parameters, paths } from './paths.ts';

/**
 * The links of the list of what is to do. The buttons that the specification names are in the cards of the
 * classes.
 */
const links: ToDoLinks = {
  joinSession: (sessionId, look, describedBy) => (
    <Link to={paths.sessionChat(sessionId)} aria-describedby={describedBy} className={buttonLook(look)}>
      <Trans>Join Session</Trans>
    </Link>
  ),
  work: ({ id, lastAskedAt }, look, describedBy) => (
    <Link to={paths.assignment(id)} aria-describedby={describedBy} className={buttonLook(look)}>
      {lastAskedAt === null ? <Trans>Start Assignment</Trans> : <Trans>Continue</Trans>}
    </Link>
  ),
  readWork: ({ id }, describedBy) => (
    <Link to={paths.ownWork(id)} aria-describedby={describedBy} className={linkLook}>
      <Trans>Read my work</Trans>
    </Link>
  ),
};

const parts: StudentCardParts = {
  joinSession: (sessionId) => (
    <GoButton look="secondary" to={paths.sessionChat(sessionId)}>
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
  const clearTypedCode = () => {
    if (search.has(parameters.join)) setSearch({}, { replace: true });
  };
  return (
    <StudentDashboard
      parts={parts}
      toDo={(classes) => <ToDo classes={classes} links={links} />}
      typedCode={search.get(parameters.join) ?? undefined}
      onTypedCodeUsed={clearTypedCode}
      reminder={
        <PrivacyReminder
          more={
            <Link to={paths.privacy} className={linkLook}>
              <Trans>Who can read this?</Trans>
            </Link>
          }
        />
      }
    />
  );
}
