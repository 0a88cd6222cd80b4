import type { z } from 'zod';
import { changedFields } from '../../contract/changed-fields.ts';
import { limits, teacherPasswordMinima } from '../../contract/constants.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { accountName, isUsableEmail } from '../../contract/identity.ts';
import {
  type SafeguardingContact,
  type School,
  safeguardingContact,
  type setAlertMinutes as setAlertMinutesCall,
  type setSafeguarding,
} from '../../contract/school.ts';
import type { AccountActor, TeacherActor } from '../access.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import * as securityLog from '../security-log/rules.ts';
import { administeredBy } from './administrator-rules.ts';
import { nameInSchool, removeFromSchool } from './appointment-rules.ts';
import { hasConfirmed, setContact } from './contact-rules.ts';
import {
  type InvitingContext,
  type MadeInvitation,
  presentOpenInvitation,
  sendInvitationLater,
} from './invitation-rules.ts';
import * as invitations from './invitation-store.ts';
import type { LossContext } from './loss-rules.ts';
import { schoolByCode } from './rules.ts';
import * as store from './school-store.ts';
import { findProfile } from './store.ts';

type Query = Write['query'];

/** The school's safeguarding contact and helpline, and the account that sees all of its alerts. */
export const safeguardingOf = (
  ctx: Pick<Context, 'db'>,
  schoolId: string,
  query: Query = ctx.db.read,
): Promise<store.Safeguarding | undefined> => store.findSafeguarding(query, schoolId);

/** The school that the caller administers; null for everybody else. */
export async function administeredSchool(ctx: Context, actor: AccountActor): Promise<School | null> {
  const found = await store.findAdministered(ctx.db.read, actor.uid);
  return found ? present(ctx.db.read, found) : null;
}

/**
 * The school that the caller administers, as the contract shows it.
 * @throws ContractError administrator-only
 */
export const ownSchool = async (query: Query, actor: TeacherActor): Promise<School> =>
  present(query, await administeredBy(query, actor));

async function present(query: Query, found: store.AdministeredSchool): Promise<School> {
  const { id, name, contactUid, contactName, contactEmail, helpline } = found;
  const asksLonger = found.passwordMinimum > limits.passwordMinimum;
  const hasContact = contactName !== null && contactEmail !== null && helpline !== null;
  const account = contactUid === null ? undefined : await findProfile(query, contactUid);
  return {
    name,
    safeguarding: hasContact ? { contactName, contactEmail, helpline } : null,
    contactHasAccount: contactUid !== null,
    contactHasConfirmed: hasConfirmed(found),
    contactAccountName: account?.fullName ?? null,
    invitations: (await invitations.listOfSchool(query, id)).map(presentOpenInvitation),
    registration: {
      code: found.code,
      codeIsOn: found.codeOffAt === null,
      approvesTeachers: found.approvesTeachers,
      // The contract has only two minima, so every longer one that is stored counts as the second.
      passwordMinimum: teacherPasswordMinima[asksLonger ? 1 : 0],
      requiresSecondFactor: found.requiresSecondFactor,
    },
    alertMinutes: found.alertMinutes,
    requiresAttempt: found.requiresAttempt,
    studentsMayRename: found.studentsMayRename,
  };
}

/**
 * Sets the safeguarding contact and the helpline of the school that the caller administers.
 * @returns the school, and the link of the invitation that was made; the link cannot be read again later
 * @throws ContractError administrator-only, changed-since; invalid-input when one of them is missing
 */
export async function changeSafeguarding(
  ctx: Context,
  actor: TeacherActor,
  sent: BodyOf<typeof setSafeguarding>,
): Promise<{ school: School; link: string | null }> {
  const { school, made } = await ctx.db.write(async (write) => {
    const { query } = write;
    const { id, contactName, contactEmail, helpline } = await administeredBy(query, actor);
    const current = { contactName, contactEmail, helpline };
    const contact = checkedContact({ ...current, ...changedFields(current, sent) });
    const made = await setContact(ctx, write, id, contact, { renews: false, by: actor });
    return { school: await ownSchool(query, actor), made };
  });
  if (made) sendInvitationLater(ctx, made);
  ctx.log.info({ teacher: actor.uid }, 'a school named its safeguarding contact');
  return { school, link: made?.link ?? null };
}

/** @throws ContractError invalid-input */
function checkedContact(contact: Record<keyof SafeguardingContact, string | null>): SafeguardingContact {
  const checked = safeguardingContact.safeParse(contact);
  if (!checked.success) throw new ContractError('invalid-input', checked.error.issues[0]?.message);
  return checked.data;
}

/**
 * Sets within how many minutes somebody should look at an alert of the school that the caller administers.
 * @throws ContractError administrator-only, changed-since
 */
export const setAlertMinutes = (
  ctx: Context,
  actor: TeacherActor,
  sent: BodyOf<typeof setAlertMinutesCall>,
): Promise<School> =>
  ctx.db.write(async ({ query }) => {
    const school = await administeredBy(query, actor);
    const { alertMinutes: minutes = school.alertMinutes } = changedFields(school, sent);
    await store.setAlertMinutes(query, school.id, minutes);
    await securityLog.record(ctx, { query }, { event: 'alert-minutes-set', detail: `${minutes}`, by: actor });
    return ownSchool(query, actor);
  });

/**
 * Sets the safeguarding contact and the helpline of any school, for the operator's command. An open
 * invitation gets a new link.
 * @returns the invitation that was made; null when none was needed (`setContact`)
 * @throws Error with a sentence for the operator
 */
export async function nameSafeguarding(
  ctx: InvitingContext,
  code: string,
  typed: z.input<typeof safeguardingContact>,
): Promise<MadeInvitation | null> {
  const contact = safeguardingContact.safeParse(typed);
  if (!contact.success) throw new Error(contact.error.issues[0]?.message);
  const school = await namedSchool(ctx, code);
  return ctx.db.write(async (write) => {
    await refuseUnfittingAccount(write.query, school, contact.data.contactEmail);
    return setContact(ctx, write, school.id, contact.data, { renews: true, by: securityLog.operator });
  });
}

/**
 * Lets a teacher administer their school in the web app. If no teacher of the school has the address, it is
 * invited.
 * @returns the name of the school, and the invitation that was made
 * @throws Error with a sentence for the operator
 */
export async function nameAdministrator(
  ctx: InvitingContext,
  code: string,
  typed: string,
): Promise<{ school: string; made: MadeInvitation | null }> {
  const school = await namedSchool(ctx, code);
  const email = accountName(typed);
  if (!isUsableEmail(email)) throw new Error(`${typed} is not an email address that can be invited.`);
  const { made } = await ctx.db.write(async ({ query }) => {
    await refuseUnfittingAccount(query, school, email);
    return nameInSchool(ctx, query, school.id, email, securityLog.operator);
  });
  return { school: school.name, made };
}

/** @throws Error when the address belongs to a student or to an account of another school */
async function refuseUnfittingAccount(
  query: Query,
  school: { id: string; name: string },
  email: string,
): Promise<void> {
  const account = await store.findAccountByEmail(query, email);
  if (account && (account.schoolId !== school.id || account.role !== 'teacher'))
    throw new Error(
      `The account with ${email} is not one of a teacher of ${school.name}. Please check the address.`,
    );
}

/**
 * Revokes the administration of a school, or the invitation to it.
 * @returns the name of the school
 * @throws Error with a sentence for the operator
 */
export async function removeAdministrator(
  ctx: Pick<Context, 'db' | 'events'> & LossContext,
  code: string,
  email: string,
): Promise<string> {
  const { id, name } = await namedSchool(ctx, code);
  const removed = await ctx.db.write(async (write) => {
    const { query } = write;
    const address = accountName(email);
    const purpose = 'administrator';
    const withdrawn = await invitations.deleteForAddress(query, id, purpose, address);
    if (withdrawn) {
      const entry = { event: 'invitation-withdrawn', detail: purpose, schoolId: id } as const;
      await securityLog.record(ctx, { query }, { ...entry, by: securityLog.operator });
    }
    const teacher = await store.findTeacher(query, id, address);
    if (!teacher) return withdrawn;
    return (await removeFromSchool(ctx, write, teacher.uid, securityLog.operator)) || withdrawn;
  });
  if (!removed) throw new Error(`${email} does not administer ${name}. Please check the email address.`);
  return name;
}

async function namedSchool(ctx: Pick<Context, 'db'>, code: string) {
  return schoolByCode(ctx, code).catch((error: unknown) => {
    if (!(error instanceof ContractError)) throw error;
    throw new Error(`There is no school with the code ${code}. "school list" shows them all.`);
  });
}
