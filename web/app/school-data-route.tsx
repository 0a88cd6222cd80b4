import { t } from '@lingui/core/macro';
import { NoLongerAdministrator } from '../identity/no-longer-administrator.tsx';
import { useSchool } from '../identity/school-queries.ts';
import { RetentionSettings } from '../retention/retention-settings.tsx';
import { StudentData } from '../retention/student-data.tsx';

/** The page /school/data: what is kept of students, and how it goes. */
export function Component() {
  const { data: school } = useSchool();
  return (
    <>
      <title>{`${t`Data`} · Lyceum`}</title>
      {school === null ? (
        <NoLongerAdministrator />
      ) : (
        <>
          <RetentionSettings />
          <StudentData />
        </>
      )}
    </>
  );
}
