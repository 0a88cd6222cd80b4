import { t } from '@lingui/core/macro';
import { useLocation, useNavigate } from 'react-router';
import { filterIn, hashOf } from '../security-log/filter.ts';
import { SecurityLog } from '../security-log/security-log.tsx';

/** The page /school/security-log, with its filter behind the # of the address. */
export function Component() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <title>{`${t`Security log`} · Lyceum`}</title>
      <SecurityLog
        filter={filterIn(hash)}
        onFilter={(filter) => void navigate({ hash: hashOf(filter) }, { replace: true })}
      />
    </>
  );
}
