import { useSearchParams } from 'react-router';
import { AlertLog } from '../safeguarding/alert-log.tsx';
import { GoButton } from './go-button.tsx';
import { parameters, paths } from './paths.ts';

export function Component() {
  const [search] = useSearchParams();
  return (
    <AlertLog
      classId={search.get(parameters.class) ?? undefined}
      back={
        <GoButton look="secondary" to={paths.teacherDashboard}>
          Back to Dashboard
        </GoButton>
      }
    />
  );
}
