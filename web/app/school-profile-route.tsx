import { t } from '@lingui/core/macro';
import type { School } from '../../contract/school.ts';
import { NoLongerAdministrator } from '../identity/no-longer-administrator.tsx';
import { SchoolProfilePage } from '../identity/school-profile-page.tsx';
import { useSchool } from '../identity/school-queries.ts';
import { useSchoolTimeLimits } from '../time-limits/queries.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';

const Loading = () => <CardSkeletons count={1} label={t`The school is loading`} />;

const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <LoadFailure text={t`The school could not be loaded just now.`} onRetry={onRetry} />
);

/** A part of its own, since only an administrator may ask for the limits of the school. */
function Profile({ school }: { school: School }) {
  const { data: time, isError, refetch } = useSchoolTimeLimits();
  if (time) return <SchoolProfilePage own={{ ...school, timeLimits: time.limits }} />;
  return isError ? <Failure onRetry={() => void refetch()} /> : <Loading />;
}

/** The page /school/profile: one choice that sets everything that the school does not set itself. */
export function Component() {
  const { data: school, isError, refetch } = useSchool();
  return (
    <>
      <title>{`${t`Profile`} · Lyceum`}</title>
      {school === null && <NoLongerAdministrator />}
      {school && <Profile school={school} />}
      {school === undefined && (isError ? <Failure onRetry={() => void refetch()} /> : <Loading />)}
    </>
  );
}
