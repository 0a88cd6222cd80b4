import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { TeacherClass } from '../../contract/classes.ts';
import { TeacherAssignments } from '../assignments/teacher-assignments.tsx';
import { ClassTeachers } from '../classes/class-teachers.tsx';
import { Roster } from '../classes/roster.tsx';
import { ClassTime } from '../time-limits/class-time.tsx';
import { linkLook } from '../ui/button.tsx';
import { LessonsLink } from './lessons-link.tsx';
import { parameters, paths, withParameters } from './paths.ts';

/**
 * What the card of a class shows its teacher when it is expanded. Its code loads when a card is first about
 * to be expanded.
 */
export function ClassDetails({ schoolClass }: { schoolClass: TeacherClass }) {
  const { id, description, currentSessionId } = schoolClass;
  return (
    <>
      <p className="text-sm whitespace-pre-wrap wrap-anywhere">
        {description || t`This class has no description.`}
      </p>
      <TeacherAssignments
        schoolClass={schoolClass}
        work={(assignment) => (
          <Link to={paths.assignmentWork(assignment.id)} className={linkLook}>
            <Trans>Submitted work</Trans>
          </Link>
        )}
      />
      <div className="flex flex-wrap gap-x-6">
        {currentSessionId !== null && <LessonsLink sessionId={currentSessionId} />}
        <Link to={withParameters(paths.alerts, { [parameters.class]: id })} className={linkLook}>
          <Trans>Alerts</Trans>
        </Link>
        <Link to={paths.classReport(id)} className={linkLook}>
          <Trans>Weekly report</Trans>
        </Link>
      </div>
      <ClassTime classId={id} />
      <ClassTeachers schoolClass={schoolClass} />
      <Roster schoolClass={schoolClass} />
    </>
  );
}
