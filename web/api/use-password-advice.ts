import { t } from '@lingui/core/macro';
import { limits, teacherPasswordMinima } from '../../contract/constants.ts';
import type { Role } from '../../contract/identity.ts';
import { useCode } from './use-code.ts';

const [minimum, longer] = teacherPasswordMinima;

/**
 * The advice beside a new password: the minimum length, and a warning if the password is among those that
 * attackers try first. A teacher's school can ask for more than the minimum; only the server knows which
 * school that is.
 */
export function usePasswordAdvice(password: string, role: Role | null): { hint: string; note?: string } {
  // The list is not needed before somebody types a password.
  const { data } = useCode(
    'common-passwords',
    () => import('../../contract/common-passwords.ts'),
    password !== '',
  );
  const hint =
    role === 'teacher'
      ? t`At least ${minimum} characters, or ${longer} where your school asks for it.`
      : t`At least ${limits.passwordMinimum} characters.`;
  return data?.isCommonPassword(password)
    ? {
        hint,
        note: t`This password is among the first that others would try. Please choose another one.`,
      }
    : { hint };
}
