import { accountName } from '../../contract/identity.ts';
import { nobody, type Origin } from '../access.ts';
import type { IdentityContext } from './rules.ts';
import { findAccount } from './store.ts';

/**
 * Records attempts to sign in for the security log. The typed name is never stored, since people type
 * passwords into the wrong field: an account is recorded by its id, any other name by a keyed hash. The log
 * stores the uid of an actor alone, so the actors below have no name and no role.
 */
export function signInRecords({ db, securityCounts }: Pick<IdentityContext, 'db' | 'securityCounts'>) {
  const attemptAt = async (from: Origin, email: string | undefined) => {
    const by = { ...nobody, from };
    if (email === undefined) return { by };
    const account = await findAccount(db.read, accountName(email));
    if (!account) return { by, attempted: securityCounts.keyedHashOf(email) };
    return { by, about: account.uid, schoolId: account.schoolId ?? undefined };
  };
  return {
    async signedIn(from: Origin, uid: string): Promise<void> {
      await securityCounts.count({ event: 'signed-in', by: { uid, name: '', role: null, from } });
    },
    async signedOut(from: Origin, uid: string): Promise<void> {
      await securityCounts.count({ event: 'signed-out', by: { uid, name: '', role: null, from } });
    },
    /** @param email undefined for a custom token */
    async failed(from: Origin, email?: string): Promise<void> {
      await securityCounts.count({ event: 'sign-in-failed', ...(await attemptAt(from, email)) });
    },
    async limitReached(from: Origin, email?: string): Promise<void> {
      await securityCounts.count({ event: 'limit-reached', ...(await attemptAt(from, email)) });
    },
  };
}
