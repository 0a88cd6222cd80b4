import { Trans } from '@lingui/react/macro';
import { SchoolReport } from '../reports/school-report.tsx';
import { useChosenWeek } from './use-chosen-week.ts';

/** The page /school/report, for the administrators of the school. */
export function Component() {
  return (
    <SchoolReport
      {...useChosenWeek()}
      heading={
        <h2 className="text-xl">
          <Trans>Weekly report</Trans>
        </h2>
      }
    />
  );
}
