import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SecurityLog } from '../security-log/security-log.tsx';
import { GoButton } from './go-button.tsx';
import { paths } from './paths.ts';

/** The page of the security log. */
export function Component() {
  return (
    <main className="mx-auto grid max-w-5xl gap-5 px-4 py-6 sm:px-6">
      <title>{`${t`Security log`} · Lyceum`}</title>
      <div className="flex flex-wrap items-start gap-3">
        <h1 className="min-w-40 flex-1 text-2xl">
          <Trans>Security log</Trans>
        </h1>
        <GoButton look="secondary" to={paths.teacherDashboard}>
          <Trans>Back to Dashboard</Trans>
        </GoButton>
      </div>
      <SecurityLog />
    </main>
  );
}
