import { t } from '@lingui/core/macro';
import { useCode } from './use-code.ts';

/** The warning beside a new password that others would try first; it is accepted all the same. */
export function usePasswordNote(password: string): string | undefined {
  // The list is not needed before somebody types a password.
  const { data } = useCode(
    'common-passwords',
    () => import('../../contract/common-passwords.ts'),
    password !== '',
  );
  return data?.isCommonPassword(password)
    ? t`This password is among the first that others would try. Please choose another one.`
    : undefined;
}
