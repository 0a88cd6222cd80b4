import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { FormPage } from '../ui/form-page.tsx';
import { readGivenPassword, signOut } from './authentication.ts';
import { ChangePasswordForm } from './change-password.tsx';

/** What people see instead of every page while somebody else knows their password. */
export function Component() {
  const [given] = useState(readGivenPassword);
  return (
    <FormPage
      title={t`Choose a new password`}
      lead={t`Somebody else set your password. Choose one that only you know, then you can go on.`}
      links={
        <Button look="quiet" className="-mx-1 px-1" onClick={() => void signOut()}>
          <Trans>Logout</Trans>
        </Button>
      }
    >
      <ChangePasswordForm currentLabel={t`Password you were given`} known={given} />
    </FormPage>
  );
}
