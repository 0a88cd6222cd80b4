import { t } from '@lingui/core/macro';
import { useParams, useSearchParams } from 'react-router';
import { assignmentRefusal } from '../assignments/queries.ts';
import { PrintPage } from '../tutor/print-page.tsx';
import { UnavailablePage } from '../ui/unavailable-page.tsx';
import { GoButton } from './go-button.tsx';
import { parameters, paths, withParameters } from './paths.ts';
import { useAssignmentWork } from './use-assignment-work.tsx';

/** The page that prints the work in one assignment. */
export function Component() {
  const { assignmentId = '' } = useParams();
  const [search] = useSearchParams();
  const { error, source, students, title, details } = useAssignmentWork(assignmentId);
  const student = search.get(parameters.student) ?? undefined;
  const workAddress = withParameters(paths.assignmentWork(assignmentId), { [parameters.student]: student });
  const back = (
    <GoButton
      look={error === null ? 'secondary' : 'primary'}
      to={error === null ? workAddress : paths.teacherDashboard}
    >
      {error === null ? t`Back` : t`Back to Dashboard`}
    </GoButton>
  );
  if (error !== null) {
    return (
      <UnavailablePage title={t`Assignment Unavailable`} message={assignmentRefusal(error)}>
        {back}
      </UnavailablePage>
    );
  }
  return (
    <PrintPage
      title={title}
      details={details}
      source={source}
      students={students}
      studentUid={student}
      back={back}
    />
  );
}
