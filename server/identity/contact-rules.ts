import { ContractError } from '../../contract/errors.ts';
import type { SafeguardingContact } from '../../contract/school.ts';
import { type SchoolProfileName, schoolProfile } from '../../contract/school-profiles.ts';
import type { TeacherActor } from '../access.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import * as securityLog from '../security-log/rules.ts';
import {
  type InvitingContext,
  type MadeInvitation,
  makeInvitation,
  type Person,
} from './invitation-rules.ts';
import * as invitations from './invitation-store.ts';
import { emailLoss } from './loss-rules.ts';
import * as store from './school-store.ts';

/**
 * Who the safeguarding contact of a school is, and whether the contact has confirmed the role where the
 * profile of the school asks for that.
 */

type Query = Write['query'];

const purpose = 'safeguarding-contact';

/** The profile that the administrator chose for a school. */
export const schoolProfileOf = async (
  ctx: Pick<Context, 'db'>,
  schoolId: string,
  query: Query = ctx.db.read,
): Promise<SchoolProfileName> => (await store.findChosen(query, schoolId)).schoolProfile;

/** Whether the safeguarding contact has an account that works, and has confirmed the role. */
export const hasConfirmed = ({
  contactUid,
  contactConfirmedAt,
}: Pick<store.Safeguarding, 'contactUid' | 'contactConfirmedAt'>): boolean =>
  contactUid !== null && contactConfirmedAt !== null;

/**
 * Reads the profile of a school and its contact. `awaitsContact`: students cannot register until a contact
 * has confirmed.
 */
async function readContact(ctx: Pick<Context, 'db'>, schoolId: string, query: Query = ctx.db.read) {
  const profile = await schoolProfileOf(ctx, schoolId, query);
  const contact = await store.findSafeguarding(query, schoolId);
  const awaitsContact = schoolProfile(profile).requiresContact && !(contact && hasConfirmed(contact));
  return { profile, contact, awaitsContact };
}

/**
 * Refuses the registration of a student while the school still needs a confirmed contact. The sentence does
 * not say what is missing, since strangers can read it.
 * @throws ContractError school-not-ready
 */
export async function refuseWithoutContact(ctx: Pick<Context, 'db'>, schoolId: string): Promise<void> {
  if ((await readContact(ctx, schoolId)).awaitsContact) throw new ContractError('school-not-ready');
}

/**
 * The profile of the caller's school, whether the school waits for a confirmed contact, and whether the
 * caller is the contact who has yet to confirm (`asksCaller`). Also whether the practice tutor answers.
 */
export async function schoolProfileFor(ctx: Pick<Context, 'db' | 'model'>, { uid, schoolId }: TeacherActor) {
  const { profile, contact, awaitsContact } = await readContact(ctx, schoolId);
  const asksCaller = awaitsContact && contact?.contactUid === uid;
  return { profile, awaitsContact, asksCaller, isPractice: !ctx.model.connected };
}

/**
 * The safeguarding contact confirms their role, signed in with the account of the contact. Confirming again
 * changes nothing.
 * @throws ContractError not-the-contact
 */
export const confirmContact = (ctx: Pick<Context, 'db' | 'clock'>, actor: TeacherActor): Promise<void> =>
  ctx.db.write(async ({ query }) => {
    const found = await store.findSafeguarding(query, actor.schoolId);
    if (found?.contactUid !== actor.uid) throw new ContractError('not-the-contact');
    if (hasConfirmed(found)) return;
    await store.setContactAccount(query, actor.schoolId, actor.uid, now(ctx));
    await invitations.deleteForPurpose(query, actor.schoolId, purpose);
    await securityLog.record(ctx, { query }, { event: 'contact-confirmed', by: actor });
  });

/**
 * Invites the safeguarding contact to confirm the role, if the profile of the school requires that and the
 * contact has not confirmed yet. After the commit the caller sends the email.
 * @returns the invitation that was made; null when none is needed, or an earlier one is still open
 */
export async function askToConfirm(
  ctx: InvitingContext,
  query: Query,
  schoolId: string,
  by: Person,
): Promise<MadeInvitation | null> {
  const { contact, awaitsContact } = await readContact(ctx, schoolId, query);
  const email = contact?.contactEmail;
  if (!email || !awaitsContact) return null;
  const invitation = await findInvitation(query, schoolId, email);
  if (invitation && invitation.expiresAt > now(ctx)) return null;
  await invitations.deleteForPurpose(query, schoolId, purpose);
  return makeInvitation(ctx, query, { schoolId, purpose, email }, by);
}

/** The invitation of an address to be the contact, expired or not. */
const findInvitation = async (query: Query, schoolId: string, email: string) =>
  (await invitations.listOfSchool(query, schoolId)).find(
    (each) => each.purpose === purpose && each.email === email,
  );

/**
 * Names the safeguarding contact of a school in the caller's transaction. If the address belongs to a teacher
 * of the school, that teacher sees the alerts from now on; otherwise the address is invited. Once an address
 * was invited, only the link of its invitation makes an account the contact, since somebody else could have
 * registered the address in the meantime. If the present contact already has this address, their account and
 * their confirmation stay. A contact who is replaced is told by email.
 * @param renews whether an open invitation gets a new link
 * @returns the invitation that was made; null when none was needed
 */
export async function setContact(
  ctx: InvitingContext,
  write: Write,
  schoolId: string,
  contact: SafeguardingContact,
  { renews, by }: { renews: boolean; by: Person },
): Promise<MadeInvitation | null> {
  const { query } = write;
  const email = contact.contactEmail;
  const former = (await store.findSafeguarding(query, schoolId))?.contactUid;
  const invitation = await findInvitation(query, schoolId, email);
  const account = await accountFor(query, schoolId, email, invitation !== undefined);
  await store.setSafeguarding(query, schoolId, contact, account);
  const about = account.contactUid ?? undefined;
  await securityLog.record(ctx, write, { event: 'contact-named', by, about, schoolId });
  if (former && former !== account.contactUid)
    await emailLoss(ctx, write, { uid: former, loss: 'safeguarding-contact', by });
  const invitationStays = invitation !== undefined && !renews && invitation.expiresAt > now(ctx);
  if (!invitationStays) await invitations.deleteForPurpose(query, schoolId, purpose);
  if (account.contactUid !== null) return askToConfirm(ctx, query, schoolId, by);
  return invitationStays ? null : makeInvitation(ctx, query, { schoolId, purpose, email }, by);
}

/**
 * The account that becomes the contact: that of the present contact if the address is the same, otherwise
 * that of the teacher with the address, unless the address was invited.
 */
async function accountFor(query: Query, schoolId: string, email: string, isInvited: boolean) {
  const current = await store.findSafeguarding(query, schoolId);
  if (current?.contactUid && current.contactEmail === email) return current;
  const teacher = isInvited ? undefined : await store.findUsableTeacher(query, schoolId, email);
  return { contactUid: teacher?.uid ?? null, contactConfirmedAt: null };
}
