import { useParams, useSearchParams } from 'react-router';
import { PrintPage } from '../tutor/print-page.tsx';
import { GoButton } from './go-button.tsx';
import { parameters, paths, withParameters } from './paths.ts';
import { useAssignmentWork } from './use-assignment-work.tsx';

export function Component() {
  const { assignmentId = '' } = useParams();
  const [search] = useSearchParams();
  const { work, title, details } = useAssignmentWork(assignmentId);
  const only = search.get(parameters.student) ?? undefined;
  return (
    <PrintPage
      title={title}
      details={details}
      work={work}
      only={only}
      back={
        <GoButton
          look="secondary"
          to={withParameters(paths.assignmentWork(assignmentId), { [parameters.student]: only })}
        >
          Back
        </GoButton>
      }
    />
  );
}
