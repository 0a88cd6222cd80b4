import { type Context, now } from '../context.ts';
import { endGrantsBy } from '../db/grants.ts';
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
import { emailLoss, type LossContext } from './loss-rules.ts';
import { endLapsedResets } from './reset-rules.ts';
import * as store from './school-store.ts';

/** How administrators are named and removed, by the operator's command and by another administrator. */

type Query = Write['query'];

/**
 * The outcome of naming an administrator. Both fields are null when the person already was an administrator.
 */
export interface NamingOutcome {
  /** The uid of the teacher who was appointed at once. */
  readonly appointed: string | null;
  /** The invitation that was made, if nobody was appointed. */
  readonly made: MadeInvitation | null;
}

/**
 * Names an administrator of a school in the caller's transaction: appoints the teacher of the school who has
 * the address, or invites the address. An address that was invited before is invited again, even if a teacher
 * has it now: somebody else could have registered the address in the meantime, so only the link makes an
 * administrator.
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

/**
 * Removes an administrator in the caller's transaction, who is told by email. This ends the invitations and passwords that they
 * made as one, and those that would make them one again.
 * @returns whether the account was one
 */
export async function removeFromSchool(
  ctx: LossContext & Pick<Context, 'events'>,
  write: Write,
  uid: string,
  by: Person,
): Promise<boolean> {
  const { query } = write;
  if (!(await store.deleteAdministrator(query, uid, now(ctx)))) return false;
  await invitations.deleteForAccount(query, uid);
  await endGrantsBy(query, uid, { at: now(ctx), of: 'invitation' });
  await endLapsedResets(ctx, write, uid);
  await securityLog.record(ctx, write, { event: 'administrator-removed', by, about: uid });
  await emailLoss(ctx, write, { uid, loss: 'administrator', by });
  return true;
}
