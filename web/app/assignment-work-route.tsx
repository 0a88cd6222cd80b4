import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { assignmentRefusal } from '../assignments/queries.ts';
import { WorkPage } from '../tutor/work-page.tsx';
import { UnavailablePage } from '../ui/unavailable-page.tsx';
import { GoButton } from './go-button.tsx';
import { parameters, paths, withParameters } from './paths.ts';
import { useAssignmentWork } from './use-assignment-work.tsx';
import { useDeletable } from './use-deletable.ts';

/** The page on which a teacher reads the work in one assignment. */
export function Component() {
  const { assignmentId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { error, ...page } = useAssignmentWork(assignmentId);
  const scope = useDeletable(page.scope);
  const back = (
    <GoButton look={error === null ? 'secondary' : 'primary'} to={paths.teacherDashboard}>
      <Trans>Back to Dashboard</Trans>
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
    <WorkPage
      {...page}
      scope={scope}
      fileName={[page.title]}
      back={back}
      chosen={search.get(parameters.student) ?? undefined}
      onChoose={(uid) => setSearch(uid === undefined ? {} : { [parameters.student]: uid })}
      onPrint={(student) =>
        void navigate(withParameters(paths.assignmentPrint(assignmentId), { [parameters.student]: student }))
      }
    />
  );
}
