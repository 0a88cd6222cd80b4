import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { ChangePassword } from '../identity/change-password.tsx';
import { SchoolSettings } from '../identity/school-settings.tsx';
import { SignInList } from '../identity/sign-in-list.tsx';
import { linkLook } from '../ui/button.tsx';
import { invitationAddress, paths } from './paths.ts';

export type AccountDialogName = 'school' | 'password' | 'sign-ins';

/** The dialogs of the account menu. They are rarely opened, so they load with the first one that is. */
export const accountDialogs: Readonly<
  Record<AccountDialogName, ComponentType<{ open: boolean; onClose: () => void }>>
> = {
  school: (dialog) => (
    <SchoolSettings
      {...dialog}
      addressOf={invitationAddress}
      more={
        <Link to={paths.securityLog} className={linkLook} onClick={dialog.onClose}>
          <Trans>Security log</Trans>
        </Link>
      }
    />
  ),
  password: ChangePassword,
  'sign-ins': SignInList,
};
