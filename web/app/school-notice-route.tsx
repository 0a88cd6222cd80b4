import { t } from '@lingui/core/macro';
import { NoLongerAdministrator } from '../identity/no-longer-administrator.tsx';
import { useSchool } from '../identity/school-queries.ts';
import { ParentsNotice } from '../retention/parents-notice.tsx';

/** The page /school/notice: one page for parents, which an administrator prints. */
export function Component() {
  const { data: school } = useSchool();
  return (
    <>
      <title>{`${t`Notice for parents`} · Lyceum`}</title>
      {school === null ? <NoLongerAdministrator /> : <ParentsNotice />}
    </>
  );
}
