import { isFirstGuess } from '../../contract/common-passwords.ts';
import { limits } from '../../contract/constants.ts';
import { ContractError } from '../../contract/errors.ts';
import { isLongEnough } from '../../contract/passwords.ts';
import type { Context } from '../context.ts';
import { isContextWord, type PasswordOwner } from './context-words.ts';
import { newPassword } from './new-password.ts';
import { findPasswordMinimum } from './school-code-store.ts';
import { findProfile, findSchoolOf, type School } from './store.ts';

/** What the checks of a new password need. */
export type NewPasswordContext = Pick<Context, 'db' | 'breachedPasswords'>;

/**
 * Refuses a short password.
 * @param minimum the minimum length, which a school can raise for its teachers
 * @throws ContractError weak-password
 */
export function checkPassword(password: string, minimum: number = limits.passwordMinimum): void {
  if (isLongEnough(password, minimum)) return;
  throw new ContractError('weak-password', `Password must be at least ${minimum} characters`);
}

/** The minimum length of a new password of a teacher of this school. */
export const teacherPasswordMinimum = (
  ctx: Pick<Context, 'db'>,
  schoolId: string,
): Promise<number | undefined> => findPasswordMinimum(ctx.db.read, schoolId);

/**
 * Refuses a new password that others would try: one that is nothing but a word of its context
 * (context-words.ts), one with which every guesser begins, or that the list of breached passwords has. Students may
 * choose the second kind: some have just learned to type.
 * @throws ContractError guessable-password, common-password, breached-password
 */
export async function refuseKnownPassword(
  ctx: NewPasswordContext,
  password: string,
  owner?: PasswordOwner,
  school?: School,
): Promise<void> {
  if (isContextWord(password, owner, school)) throw new ContractError('guessable-password');
  if (owner?.role === 'teacher' && isFirstGuess(password)) throw new ContractError('common-password');
  if (await ctx.breachedPasswords?.has(password)) throw new ContractError('breached-password');
}

/** Does what `refuseKnownPassword` does, for an account that exists. */
export async function refuseKnownPasswordOf(
  ctx: NewPasswordContext,
  uid: string,
  password: string,
): Promise<void> {
  const { read } = ctx.db;
  await refuseKnownPassword(ctx, password, await findProfile(read, uid), await findSchoolOf(read, uid));
}

/** How many passwords `makePassword` tries until one is not on the list. */
const tries = 10;

/** A password for somebody else, in words, which is not on the list of breached passwords either. */
export async function makePassword(ctx: Pick<Context, 'ids' | 'breachedPasswords'>): Promise<string> {
  for (let left = tries; left > 0; left--) {
    const made = newPassword(ctx.ids);
    if (!(await ctx.breachedPasswords?.has(made))) return made;
  }
  throw new Error('Every password that was made is on the list of breached passwords.');
}
