import { t } from '@lingui/core/macro';
import { NoLongerAdministrator } from '../identity/no-longer-administrator.tsx';
import { SchoolProfilePage } from '../identity/school-profile-page.tsx';
import { useSchool } from '../identity/school-queries.ts';
import { useSchoolTimeLimits } from '../time-limits/queries.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';

/** The page /school/profile: one choice that sets what the school does not choose itself. */
export function Component() {
  const { data: school, ...ofSchool } = useSchool();
  const { data: time, ...ofTime } = useSchoolTimeLimits();
  return (
    <>
      <title>{`${t`Profile`} · Lyceum`}</title>
      {school === null && <NoLongerAdministrator />}
      {school && time && <SchoolProfilePage own={{ ...school, timeLimits: time.limits }} />}
      {(ofSchool.isError || (school && ofTime.isError)) && (
        <LoadFailure
          text={t`The school could not be loaded just now.`}
          onRetry={() => void Promise.all([ofSchool.refetch(), ofTime.refetch()])}
        />
      )}
      {(ofSchool.isPending || (school && ofTime.isPending)) && (
        <CardSkeletons count={1} label={t`The school is loading`} />
      )}
    </>
  );
}
