import type { Write } from '../db/group-commit.ts';
import * as securityLog from '../security-log/rules.ts';
import {
  appointAdministrator,
  type InvitingContext,
  type MadeInvitation,
  makeInvitation,
  type Person,
} from './invitation-rules.ts';
import * as invitations from './invitation-store.ts';
import * as store from './school-store.ts';

/** How administrators are named and removed, by the operator's command and by another administrator. */

type Query = Write['query'];

/**
 * What naming an administrator led to: an account that was appointed, an invitation, or neither for somebody who was an
 * administrator already.
 */
export interface NamingOutcome {
  readonly appointed: string | null;
  readonly made: MadeInvitation | null;
}

/**
 * Names an administrator of a school in the caller's transaction: appoints the teacher of the school who has the address, or
 * invites the address. Once an address was invited, only the link makes an administrator, since somebody else could have
 * registered the address in the meantime.
 * @param email in lower case
 */
export async function nameInSchool(
  ctx: InvitingContext,
  query: Query,
  schoolId: string,
  email: string,
  by: Person,
): Promise<NamingOutcome> {
  const purpose = 'administrator';
  const teacher = await store.findUsableTeacher(query, schoolId, email);
  const wasInvited = await invitations.deleteForAddress(query, schoolId, purpose, email);
  if (!teacher || wasInvited)
    return { appointed: null, made: await makeInvitation(ctx, query, { schoolId, purpose, email }, by) };
  if (await store.findAdministered(query, teacher.uid)) return { appointed: null, made: null };
  await appointAdministrator(ctx, query, schoolId, teacher.uid);
  await securityLog.record(ctx, { query }, { event: 'administrator-named', by, about: teacher.uid });
  return { appointed: teacher.uid, made: null };
}

/** Removes an administrator in the caller's transaction. @returns whether the account was one */
export async function removeFromSchool(
  ctx: Pick<InvitingContext, 'clock'>,
  query: Query,
  uid: string,
  by: Person,
): Promise<boolean> {
  if (!(await store.deleteAdministrator(query, uid))) return false;
  await securityLog.record(ctx, { query }, { event: 'administrator-removed', by, about: uid });
  return true;
}
