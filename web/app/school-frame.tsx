import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NavLink, Outlet } from 'react-router';
import { useSchoolName } from '../identity/queries.ts';
import { SchoolName } from '../identity/rename-school.tsx';
import { GoButton } from './go-button.tsx';
import { paths } from './paths.ts';

const linkLook =
  'control inline-flex items-center rounded-md px-3 text-sm font-semibold text-accent hover:bg-tone ' +
  'aria-[current=page]:bg-surface aria-[current=page]:text-ink';

/** What the pages of the school share: its name, and the links between them. */
export function Component() {
  const name = useSchoolName();
  const pages = [
    [paths.school, t`Teachers`],
    [paths.schoolRegistration, t`How teachers join`],
    [paths.schoolProfile, t`Profile`],
    [paths.schoolSafeguarding, t`Safeguarding`],
    [paths.schoolTime, t`Time`],
    [paths.schoolData, t`Data`],
    [paths.schoolReport, t`Report`],
    [paths.schoolModel, t`Model`],
    [paths.securityLog, t`Security log`],
    [paths.schoolStandards, t`Standards`],
  ] as const;
  return (
    <main className="mx-auto grid max-w-5xl gap-5 px-4 py-6 has-[.report-sheet]:max-w-[88rem] sm:px-6 print:max-w-none print:p-0">
      <div className="flex flex-wrap items-start gap-3 print:hidden">
        <div className="min-w-40 flex-1">
          <h1 className="text-2xl">
            <Trans>School</Trans>
          </h1>
          {name !== undefined && <SchoolName name={name} />}
        </div>
        <GoButton look="secondary" to={paths.teacherDashboard}>
          <Trans>Back to Dashboard</Trans>
        </GoButton>
      </div>
      <nav aria-label={t`School`} className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap print:hidden">
        {pages.map(([path, label]) => (
          <NavLink key={path} to={path} end className={linkLook}>
            {label}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </main>
  );
}
