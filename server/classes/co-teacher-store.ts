import type { Kysely } from 'kysely';
import type { ClassRole } from '../../contract/co-teachers.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** A colleague who teaches a class, or is invited to. */
interface StoredCoTeacher {
  classId: string;
  teacherUid: string;
  role: ClassRole;
  invitedBy: string;
  invitedAt: string;
  /** Null while the invitation is open. */
  acceptedAt: string | null;
}

/** The colleagues who teach a class or are invited to, in the order of their invitations. */
export const listCoTeachers = (query: Query, classId: string): Promise<StoredCoTeacher[]> =>
  query
    .selectFrom('co_teacher')
    .select(['class_id as classId', 'teacher_id as teacherUid', 'role', 'invited_by as invitedBy'])
    .select(['invited_at as invitedAt', 'accepted_at as acceptedAt'])
    .where('class_id', '=', classId)
    .orderBy('invited_at')
    .orderBy('teacher_id')
    .execute();

/** The open invitations of a teacher to classes that are not archived, from colleagues who own them. */
const openInvitations = (query: Query, teacherUid: string) =>
  query
    .selectFrom('co_teacher')
    .innerJoin('class', 'class.id', 'co_teacher.class_id')
    .innerJoin('profile as inviter', 'inviter.uid', 'co_teacher.invited_by')
    .where('co_teacher.teacher_id', '=', teacherUid)
    .where('co_teacher.accepted_at', 'is', null)
    .where('class.archived_at', 'is', null)
    .where('inviter.disabled_at', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('class.teacher_id', '=', eb.ref('inviter.uid')),
        exists(
          selectFrom('co_teacher as owner')
            .select('owner.teacher_id')
            .whereRef('owner.class_id', '=', 'class.id')
            .whereRef('owner.teacher_id', '=', 'inviter.uid')
            .where('owner.role', '=', 'owner')
            .where('owner.accepted_at', 'is not', null),
        ),
      ]),
    );

/** The open invitations of a teacher, the newest first. */
export const listInvitations = (query: Query, teacherUid: string) =>
  openInvitations(query, teacherUid)
    .select(['class.id as classId', 'class.class_name as className', 'co_teacher.role'])
    .select(['inviter.full_name as invitedBy', 'co_teacher.invited_at as invitedAt'])
    .orderBy('co_teacher.invited_at', 'desc')
    .orderBy('class.id')
    .execute();

/** Stores an invitation. @returns false when the colleague is already invited or already teaches the class */
export async function insertInvitation(
  query: Query,
  { classId, teacherUid, role, invitedBy, invitedAt }: Omit<StoredCoTeacher, 'acceptedAt'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('co_teacher')
    .values({
      class_id: classId,
      teacher_id: teacherUid,
      role,
      invited_by: invitedBy,
      invited_at: invitedAt,
      accepted_at: null,
    })
    .onConflict((conflict) => conflict.columns(['class_id', 'teacher_id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type Pair = Pick<StoredCoTeacher, 'classId' | 'teacherUid'>;

/** Accepts an invitation. @returns whether there was an open one of a colleague who still owns the class */
export async function acceptInvitation(
  query: Query,
  { classId, teacherUid, acceptedAt }: Pair & { acceptedAt: string },
): Promise<boolean> {
  const open = openInvitations(query, teacherUid).select('class.id').where('class.id', '=', classId);
  if (!(await open.executeTakeFirst())) return false;
  const { numUpdatedRows } = await query
    .updateTable('co_teacher')
    .set({ accepted_at: acceptedAt })
    .where('class_id', '=', classId)
    .where('teacher_id', '=', teacherUid)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the open invitations to a class that a colleague made. */
export async function deleteInvitationsBy(query: Query, classId: string, invitedBy: string): Promise<void> {
  await query
    .deleteFrom('co_teacher')
    .where('class_id', '=', classId)
    .where('invited_by', '=', invitedBy)
    .where('accepted_at', 'is', null)
    .execute();
}

/**
 * Sets the role of a colleague who teaches the class or is invited to. An open invitation is then that of
 * whoever set the role.
 * @returns false when nothing changed
 */
export async function updateRole(
  query: Query,
  { classId, teacherUid, role, setBy }: Pair & { role: ClassRole; setBy: string },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('co_teacher')
    .set(({ eb }) => ({
      role,
      invited_by: eb.case().when('accepted_at', 'is', null).then(setBy).else(eb.ref('invited_by')).end(),
    }))
    .where('class_id', '=', classId)
    .where('teacher_id', '=', teacherUid)
    .where('role', '!=', role)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Deletes a colleague from a class.
 * @param which only a colleague who is invited, or only one who accepted; without it either
 * @returns whether there was one
 */
export async function deleteCoTeacher(
  query: Query,
  { classId, teacherUid }: Pair,
  which?: 'invited' | 'accepted',
): Promise<boolean> {
  let deletion = query
    .deleteFrom('co_teacher')
    .where('class_id', '=', classId)
    .where('teacher_id', '=', teacherUid);
  if (which) deletion = deletion.where('accepted_at', which === 'invited' ? 'is' : 'is not', null);
  return (await deletion.executeTakeFirst()).numDeletedRows > 0n;
}
