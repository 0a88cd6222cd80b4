import { Trans } from '@lingui/react/macro';
import { Alert } from '../ui/alert.tsx';

/** Shown on the pages of the school to a teacher who administers none. */
export const NoLongerAdministrator = () => (
  <Alert look="notice">
    <Trans>You no longer administer your school.</Trans>
  </Alert>
);
