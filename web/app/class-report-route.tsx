import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { ClassReport } from '../reports/class-report.tsx';
import { UnavailablePage } from '../ui/unavailable-page.tsx';
import { GoButton } from './go-button.tsx';
import { paths } from './paths.ts';
import { useChosenWeek } from './use-chosen-week.ts';

const toDashboard = (look: 'primary' | 'secondary') => (
  <GoButton look={look} to={paths.teacherDashboard}>
    <Trans>Back to Dashboard</Trans>
  </GoButton>
);

/** The page on which a teacher reads the report of a class. */
export function Component() {
  const { classId = '' } = useParams();
  return (
    <ClassReport
      classId={classId}
      {...useChosenWeek()}
      unavailable={(error) => (
        <UnavailablePage title={t`Report unavailable`} message={error.message}>
          {toDashboard('primary')}
        </UnavailablePage>
      )}
      back={toDashboard('secondary')}
    />
  );
}
