import type { ComponentType } from 'react';
import { ChangePassword } from '../identity/change-password.tsx';
import { LanguageChoice } from '../identity/language-choice.tsx';
import { OwnName } from '../identity/own-name.tsx';
import { SecondFactor } from '../identity/second-factor.tsx';
import { SignInList } from '../identity/sign-in-list.tsx';

export type AccountDialogName = 'language' | 'name' | 'password' | 'second-factor' | 'sign-ins';

/**
 * The dialogs of the account menu. People rarely open them, so all of them load when the menu is first
 * opened.
 */
export const accountDialogs: Readonly<
  Record<AccountDialogName, ComponentType<{ open: boolean; onClose: () => void }>>
> = {
  language: LanguageChoice,
  name: OwnName,
  password: ChangePassword,
  'second-factor': SecondFactor,
  'sign-ins': SignInList,
};
