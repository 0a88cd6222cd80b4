import { ContractError } from '../../contract/errors.ts';
import {
  type InvitationPreview,
  type InvitationPurpose,
  invitationLink,
  type OpenInvitation,
} from '../../contract/invitations.ts';
import type { Language } from '../../contract/language.ts';
import type { MailOutcome } from '../../contract/mail.ts';
import type { TeacherActor } from '../access.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import * as securityLog from '../security-log/rules.ts';
import { administeredBy } from './administrator-rules.ts';
import { invitationEmail } from './invitation-email.ts';
import * as store from './invitation-store.ts';
import { hasAccounts, listSchools } from './rules.ts';
import * as schools from './school-store.ts';
import { findProfile } from './store.ts';
import { updateAccountStatus } from './teacher-store.ts';
import { tokenHash } from './token-hashes.ts';

/** The context of invitations. It is small because the operator's commands have no more than this. */
export type InvitingContext = Pick<Context, 'db' | 'clock' | 'ids' | 'mailer' | 'baseUrl'>;

type Query = Write['query'];

/** Who makes a change, for the security log. */
export type Person = securityLog.Entry['by'];

/** How long an invitation is valid, in milliseconds. */
const lifetime = 7 * 24 * 3_600_000;

/** An invitation that was just made. Only its hash is stored, so the token exists nowhere else. */
export interface MadeInvitation {
  readonly invitation: store.StoredInvitation;
  readonly token: string;
  readonly link: string;
  /** The language of whoever invites. */
  readonly language: Language;
}

/**
 * Makes an invitation in a transaction. After the commit the caller sends its email (`sendInvitation`).
 * @param by who invites
 */
export async function makeInvitation(
  ctx: InvitingContext,
  query: Query,
  invited: { schoolId: string; purpose: InvitationPurpose; email: string | null },
  by: Person,
): Promise<MadeInvitation> {
  const { schoolId, purpose } = invited;
  await securityLog.record(ctx, { query }, { event: 'invitation-made', detail: purpose, by, schoolId });
  const id = ctx.ids.next();
  const token = ctx.ids.next();
  await store.insertInvitation(query, {
    ...invited,
    id,
    madeBy: 'uid' in by ? by.uid : null,
    tokenHash: tokenHash(token),
    mail: ctx.mailer && invited.email ? 'sending' : null,
    createdAt: now(ctx),
    expiresAt: new Date(ctx.clock.now().getTime() + lifetime).toISOString(),
  });
  const invitation = await store.findInSchool(query, invited.schoolId, id);
  if (!invitation) throw new ContractError('invitation-not-found');
  const language = ('uid' in by ? await findProfile(query, by.uid) : undefined)?.language ?? 'en';
  return { invitation, token, link: invitationLink(ctx.baseUrl, token), language };
}

/**
 * Sends the email of an invitation and stores the outcome.
 * @returns the outcome; null when no email is to be sent
 */
export async function sendInvitation(
  ctx: InvitingContext,
  made: MadeInvitation,
): Promise<MailOutcome | null> {
  const { invitation, token, link, language } = made;
  if (!ctx.mailer || !invitation.email) return null;
  const outcome = await ctx.mailer.send(
    invitationEmail({ ...invitation, email: invitation.email }, link, language),
  );
  await ctx.db.write(({ query }) => store.setMail(query, tokenHash(token), outcome));
  return outcome;
}

/** Sends the email of an invitation without waiting for it. Called after the commit. */
export function sendInvitationLater(ctx: InvitingContext & Pick<Context, 'log'>, made: MadeInvitation): void {
  sendInvitation(ctx, made).catch((error: unknown) =>
    ctx.log.error({ err: error }, 'the outcome of an email was not stored'),
  );
}

/**
 * The invitation with this token, which stays open. It opens nothing once its maker no longer administers the
 * school.
 * @throws ContractError invitation-not-found
 */
export async function invitationOf(
  ctx: Pick<Context, 'db' | 'clock'>,
  token: string,
  query: Query = ctx.db.read,
): Promise<store.StoredInvitation> {
  const invitation = await store.findByToken(query, tokenHash(token), now(ctx));
  const isUsable =
    invitation && (invitation.madeBy === null || (await schools.findAdministered(query, invitation.madeBy)));
  if (!isUsable) throw new ContractError('invitation-not-found');
  return invitation;
}

export const presentPreview = ({
  schoolName,
  purpose,
  email,
  expiresAt,
}: store.StoredInvitation): InvitationPreview => ({
  schoolName,
  purpose,
  email,
  expiresAt,
});

export const presentOpenInvitation = ({
  id,
  purpose,
  email,
  expiresAt,
  mail,
}: store.StoredInvitation): OpenInvitation => ({
  id,
  purpose,
  email,
  expiresAt,
  mail,
});

/**
 * Accepts an invitation for a teacher in the caller's transaction. An invitation can be accepted once.
 * @throws ContractError invitation-not-found, invitation-for-another-address, invitation-for-another-school
 */
export async function acceptFor(
  ctx: Pick<Context, 'db' | 'clock'>,
  query: Query,
  token: string,
  teacher: { uid: string; email: string; schoolId: string; by: Person },
): Promise<store.StoredInvitation> {
  const invitation = await invitationOf(ctx, token, query);
  const { id, schoolId, purpose, email } = invitation;
  if (email !== null && email !== teacher.email) throw new ContractError('invitation-for-another-address');
  if (schoolId !== teacher.schoolId) throw new ContractError('invitation-for-another-school');
  if (!(await store.deleteInvitation(query, id))) throw new ContractError('invitation-not-found');
  const { by } = teacher;
  await securityLog.record(ctx, { query }, { event: 'invitation-accepted', detail: purpose, by });
  // The invitation counts as approval.
  await updateAccountStatus(query, teacher.uid, { awaitsApproval: false });
  if (purpose === 'administrator') await appointAdministrator(ctx, query, schoolId, teacher.uid);
  else await schools.setContactAccount(query, schoolId, teacher.uid, now(ctx));
  return invitation;
}

/**
 * Makes a teacher an administrator of their school. This ends the link that a start printed for the first
 * administrator.
 */
export async function appointAdministrator(
  ctx: Pick<Context, 'clock'>,
  query: Query,
  schoolId: string,
  uid: string,
): Promise<void> {
  await schools.insertAdministrator(query, uid, now(ctx));
  await store.deleteForAddress(query, schoolId, 'administrator', null);
}

/**
 * A teacher who is signed in accepts an invitation.
 * @throws ContractError invitation-not-found, invitation-for-another-address, invitation-for-another-school
 */
export async function acceptInvitation(
  ctx: Context,
  actor: TeacherActor,
  token: string,
): Promise<store.StoredInvitation> {
  const accepted = await ctx.db.write(async ({ query }) => {
    const profile = await findProfile(query, actor.uid);
    if (!profile) throw new ContractError('invitation-not-found');
    return acceptFor(ctx, query, token, { ...profile, schoolId: actor.schoolId, by: actor });
  });
  ctx.log.info({ teacher: actor.uid, purpose: accepted.purpose }, 'an invitation was accepted');
  return accepted;
}

/**
 * An invitation of the school that the caller administers.
 * @throws ContractError administrator-only, invitation-not-found
 */
async function findOwnInvitation(
  query: Query,
  actor: TeacherActor,
  id: string,
): Promise<store.StoredInvitation> {
  const school = await administeredBy(query, actor);
  const invitation = await store.findInSchool(query, school.id, id);
  if (!invitation) throw new ContractError('invitation-not-found');
  return invitation;
}

/**
 * Makes a new link for an invitation of the school that the caller administers; the old one stops working.
 * @throws ContractError administrator-only, invitation-not-found
 */
export async function renewInvitation(
  ctx: Context,
  actor: TeacherActor,
  id: string,
): Promise<MadeInvitation> {
  const made = await ctx.db.write(async ({ query }) => {
    const old = await findOwnInvitation(query, actor, id);
    await store.deleteInvitation(query, id);
    return makeInvitation(ctx, query, old, actor);
  });
  sendInvitationLater(ctx, made);
  return made;
}

/**
 * Withdraws an invitation of the school that the caller administers.
 * @throws ContractError administrator-only, invitation-not-found
 */
export async function withdrawInvitation(ctx: Context, actor: TeacherActor, id: string): Promise<void> {
  await ctx.db.write(async ({ query }) => {
    const { purpose } = await findOwnInvitation(query, actor, id);
    await store.deleteInvitation(query, id);
    await securityLog.record(ctx, { query }, { event: 'invitation-withdrawn', detail: purpose, by: actor });
  });
}

/**
 * Marks emails as not sent that the server was sending when it last ended. Runs at the start.
 * @param before only emails of invitations that were made before this time: later ones may be under way on
 * another node
 */
export const giveUpInvitationEmails = (ctx: Pick<Context, 'db'>, before?: string): Promise<void> =>
  ctx.db.write(({ query }) => store.giveUpEmails(query, before));

/**
 * Invites the first administrator of each school on a server without any account. The first start makes a
 * link for each school. A later start makes a new link only for a school whose link has expired, so that two
 * links never work at once.
 * @returns the invitations that were made; `isOpen` is true when a link of an earlier start still works
 */
export async function inviteFirstAdministrators(
  ctx: InvitingContext,
): Promise<{ made: readonly MadeInvitation[]; isOpen: boolean }> {
  if (await hasAccounts(ctx)) return { made: [], isOpen: false };
  const all = await listSchools(ctx);
  return ctx.db.write(async ({ query }) => {
    const made: MadeInvitation[] = [];
    let isOpen = false;
    for (const { id: schoolId } of all) {
      const invitations = await store.listOfSchool(query, schoolId);
      const forAdministrator = invitations.filter(({ purpose }) => purpose === 'administrator');
      if (forAdministrator.some(({ expiresAt }) => expiresAt > now(ctx))) isOpen = true;
      else {
        await store.deleteForAddress(query, schoolId, 'administrator', null);
        const invited = { schoolId, purpose: 'administrator', email: null } as const;
        made.push(await makeInvitation(ctx, query, invited, securityLog.operator));
      }
    }
    return { made, isOpen };
  });
}
