import { t } from '@lingui/core/macro';
import { NoLongerAdministrator } from '../identity/no-longer-administrator.tsx';
import { useSchool } from '../identity/school-queries.ts';
import { SchoolLimits } from '../time-limits/school-limits.tsx';

/** The page /school/time: how long students may use the tutor, and when. */
export function Component() {
  const { data: school } = useSchool();
  return (
    <>
      <title>{`${t`Time`} · Lyceum`}</title>
      {school === null ? <NoLongerAdministrator /> : <SchoolLimits />}
    </>
  );
}
