import { t } from '@lingui/core/macro';
import { NoLongerAdministrator } from '../identity/no-longer-administrator.tsx';
import { useSchool } from '../identity/school-queries.ts';
import { ModelPage } from '../model-connection/model-page.tsx';

/** The page /school/model: which model answers, and how to connect another one. */
export function Component() {
  const { data: school } = useSchool();
  return (
    <>
      <title>{`${t`Model`} · Lyceum`}</title>
      {school === null ? <NoLongerAdministrator /> : <ModelPage />}
    </>
  );
}
