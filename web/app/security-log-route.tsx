import { t } from '@lingui/core/macro';
import { SecurityLog } from '../security-log/security-log.tsx';

/** The page /school/security-log. */
export const Component = () => (
  <>
    <title>{`${t`Security log`} · Lyceum`}</title>
    <SecurityLog />
  </>
);
