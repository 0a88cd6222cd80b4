import type { ComponentType } from 'react';
import { ChangePassword } from '../identity/change-password.tsx';
import { SchoolSettings } from '../identity/school-settings.tsx';
import { SignInList } from '../identity/sign-in-list.tsx';
import { invitationAddress } from './paths.ts';

export type AccountDialogName = 'school' | 'password' | 'sign-ins';

/** The dialogs of the account menu. They are rarely opened, so they load with the first one that is. */
export const accountDialogs: Readonly<
  Record<AccountDialogName, ComponentType<{ open: boolean; onClose: () => void }>>
> = {
  school: (props) => <SchoolSettings {...props} addressOf={invitationAddress} />,
  password: ChangePassword,
  'sign-ins': SignInList,
};
