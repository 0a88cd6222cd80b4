import type { Kysely } from 'kysely';
import type { Role } from '../../contract/identity.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** A teacher's account as the administrators of the school see it. */
export interface TeacherAccount {
  uid: string;
  name: string;
  email: string;
  registeredAt: string;
  lastSignInAt: string | null;
  disabledAt: string | null;
  awaitsApproval: boolean;
  administrator: boolean;
  safeguardingContact: boolean;
  secondFactor: boolean;
}

/** The teachers of a school by name. */
export async function listTeachers(query: Query, schoolId: string): Promise<TeacherAccount[]> {
  const rows = await query
    .selectFrom('profile')
    .innerJoin('school', 'school.id', 'profile.school_id')
    .leftJoin('school_administrator', 'school_administrator.teacher_id', 'profile.uid')
    .leftJoin('second_factor', 'second_factor.account_id', 'profile.uid')
    .select(['profile.uid', 'profile.full_name as name', 'profile.email', 'second_factor.on_at as onAt'])
    .select(['profile.created_at as registeredAt', 'profile.last_sign_in_at as lastSignInAt'])
    .select(['profile.disabled_at as disabledAt', 'profile.awaits_approval as awaits'])
    .select(['school.contact_id as contactUid', 'school_administrator.teacher_id as administratorUid'])
    .where('profile.school_id', '=', schoolId)
    .where('profile.role', '=', 'teacher')
    .orderBy('profile.full_name')
    .orderBy('profile.uid')
    .execute();
  return rows.map(({ awaits, onAt, contactUid, administratorUid, ...teacher }) => ({
    ...teacher,
    awaitsApproval: awaits === 1,
    administrator: administratorUid !== null,
    safeguardingContact: contactUid === teacher.uid,
    secondFactor: onAt !== null,
  }));
}

/** The teachers of a school who can sign in and are approved. */
export const listActiveTeachers = (
  query: Query,
  schoolId: string,
): Promise<{ uid: string; name: string; email: string }[]> =>
  query
    .selectFrom('profile')
    .select(['uid', 'full_name as name', 'email'])
    .where('school_id', '=', schoolId)
    .where('role', '=', 'teacher')
    .where('awaits_approval', '=', 0)
    .where('disabled_at', 'is', null)
    .execute();

/** Whether the account belongs to this school and has this role. */
export async function isMemberOf(
  query: Query,
  { schoolId, role, uid }: { schoolId: string; role: Role; uid: string },
): Promise<boolean> {
  const found = await query
    .selectFrom('profile')
    .select('uid')
    .where('uid', '=', uid)
    .where('school_id', '=', schoolId)
    .where('role', '=', role)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the account administers its school, or did so after this moment. */
export async function administeredSince(query: Query, uid: string, since: string): Promise<boolean> {
  const found = await query
    .selectFrom('profile')
    .leftJoin('school_administrator', 'school_administrator.teacher_id', 'profile.uid')
    .select('profile.uid')
    .where('profile.uid', '=', uid)
    .where((where) =>
      where.or([
        where('school_administrator.teacher_id', 'is not', null),
        where('profile.administered_until', '>', since),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

interface AccountStatus {
  awaitsApproval?: boolean;
  disabledAt?: string | null;
}

/**
 * Changes whether an account may be used. Only the given fields change.
 * @returns whether that changed anything
 */
export async function updateAccountStatus(
  query: Query,
  uid: string,
  { awaitsApproval, disabledAt }: AccountStatus,
): Promise<boolean> {
  const updated = await query
    .updateTable('profile')
    .set({
      ...(awaitsApproval !== undefined && { awaits_approval: Number(awaitsApproval) }),
      ...(disabledAt !== undefined && { disabled_at: disabledAt }),
    })
    .where('uid', '=', uid)
    .$if(awaitsApproval !== undefined, (one) => one.where('awaits_approval', '!=', Number(awaitsApproval)))
    .$if(disabledAt !== undefined, (one) =>
      one.where('disabled_at', disabledAt === null ? 'is not' : 'is', null),
    )
    .returning('uid')
    .execute();
  return updated.length > 0;
}

/** Whether an administrator disabled the account. */
export async function isDisabled(query: Query, uid: string): Promise<boolean> {
  const found = await query
    .selectFrom('profile')
    .select('disabled_at')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return found?.disabled_at != null;
}

/** Stores when a teacher signed in. Changes nothing for a student, whose sign-ins are not recorded there. */
export async function updateLastSignIn(query: Query, uid: string, at: string): Promise<void> {
  await query
    .updateTable('profile')
    .set({ last_sign_in_at: at })
    .where('uid', '=', uid)
    .where('role', '=', 'teacher')
    .execute();
}
