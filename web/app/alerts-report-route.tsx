import { Trans } from '@lingui/react/macro';
import { SchoolReport } from '../reports/school-report.tsx';
import { GoButton } from './go-button.tsx';
import { paths } from './paths.ts';
import { useChosenWeek } from './use-chosen-week.ts';

/** The page /alerts/report: the alerts of the school by class and week, for its safeguarding contact. */
export function Component() {
  return (
    <main className="mx-auto grid max-w-[88rem] gap-5 px-4 py-6 sm:px-6 print:max-w-none print:p-0">
      <SchoolReport
        {...useChosenWeek()}
        heading={
          <h1 className="text-2xl">
            <Trans>Weekly report</Trans>
          </h1>
        }
        back={
          <GoButton look="secondary" to={paths.alerts}>
            <Trans>Back to the alerts</Trans>
          </GoButton>
        }
      />
    </main>
  );
}
