import { Trans } from '@lingui/react/macro';
import { Link, useLocation, useSearchParams } from 'react-router';
import { Observations, ObservationsLink } from '../patterns/observations.tsx';
import { AlertLog } from '../safeguarding/alert-log.tsx';
import { linkLook } from '../ui/button.tsx';
import { GoButton } from './go-button.tsx';
import { parameters, paths } from './paths.ts';

/** The page /alerts: the log of alerts with its links. */
export function Component() {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  return (
    <AlertLog
      fragment={hash.slice(1)}
      observations={{ link: <ObservationsLink />, list: <Observations /> }}
      classId={search.get(parameters.class) ?? undefined}
      all={
        <Link to={paths.alerts} className={linkLook}>
          <Trans>All alerts</Trans>
        </Link>
      }
      report={
        <Link to={paths.alertsReport} className={linkLook}>
          <Trans>Weekly report</Trans>
        </Link>
      }
      back={
        <GoButton look="secondary" to={paths.teacherDashboard}>
          <Trans>Back to Dashboard</Trans>
        </GoButton>
      }
    />
  );
}
