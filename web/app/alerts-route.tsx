import { Link, useSearchParams } from 'react-router';
import { AlertLog } from '../safeguarding/alert-log.tsx';
import { linkLook } from '../ui/button.tsx';
import { GoButton } from './go-button.tsx';
import { parameters, paths } from './paths.ts';

export function Component() {
  const [search] = useSearchParams();
  return (
    <AlertLog
      classId={search.get(parameters.class) ?? undefined}
      all={
        <Link to={paths.alerts} className={linkLook}>
          All alerts
        </Link>
      }
      back={
        <GoButton look="secondary" to={paths.teacherDashboard}>
          Back to Dashboard
        </GoButton>
      }
    />
  );
}
