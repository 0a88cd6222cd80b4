import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { NoLongerAdministrator } from '../identity/no-longer-administrator.tsx';
import { useSchool } from '../identity/school-queries.ts';
import { RetentionSettings } from '../retention/retention-settings.tsx';
import { StudentData } from '../retention/student-data.tsx';
import { linkLook } from '../ui/button.tsx';
import { paths } from './paths.ts';

/** The page /school/data: how long data about students is kept, and how to delete it. */
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
          <Link to={paths.schoolNotice} className={linkLook}>
            <Trans>A notice for parents, to print</Trans>
          </Link>
        </>
      )}
    </>
  );
}
