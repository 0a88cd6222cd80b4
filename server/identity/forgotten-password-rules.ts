import { ContractError } from '../../contract/errors.ts';
import { resetLink, resetLinkMinutes } from '../../contract/forgotten-passwords.ts';
import type { ActorOf } from '../access.ts';
import { now } from '../context.ts';
import * as securityLog from '../security-log/rules.ts';
import { emailLoss } from './loss-rules.ts';
import { checkPassword, refuseKnownPasswordOf, teacherPasswordMinimum } from './new-password-rules.ts';
import { replacePassword } from './password-rules.ts';
import { resetEmail } from './reset-email.ts';
import * as links from './reset-link-store.ts';
import { deleteReset } from './reset-store.ts';
import type { IdentityContext } from './rules.ts';
import { endSignIns } from './sign-ins.ts';
import { findAccount, findCredential, findProfile } from './store.ts';
import { tokenHash } from './token-hashes.ts';

/** Whether this server can email a link to a teacher who forgot the password. */
export const emailsResetLinks = ({ mailer }: Pick<IdentityContext, 'mailer'>): boolean => mailer !== null;

/**
 * Emails a one-time link to the teacher with this address. The caller does not wait for it, so that neither
 * the answer nor its time tells whether there is such a teacher. Links that were sent before keep working.
 * @param email in lower case
 */
export function sendResetLinkLater(ctx: IdentityContext, by: ActorOf<'anyone'>, email: string): void {
  sendResetLink(ctx, by, email).catch((error: unknown) =>
    ctx.log.error({ err: error }, 'a link to choose a new password was not sent'),
  );
}

async function sendResetLink(ctx: IdentityContext, by: ActorOf<'anyone'>, email: string): Promise<void> {
  const account = await findAccount(ctx.db.read, email);
  const profile = account && (await findProfile(ctx.db.read, account.uid));
  if (!ctx.mailer || profile?.role !== 'teacher') return;
  const token = ctx.ids.next();
  const { uid } = profile;
  await ctx.db.write(({ query }) =>
    links.insertLink(query, {
      id: ctx.ids.next(),
      tokenHash: tokenHash(token),
      uid,
      createdAt: now(ctx),
      expiresAt: new Date(ctx.clock.now().getTime() + resetLinkMinutes * 60_000).toISOString(),
    }),
  );
  await ctx.securityCounts.count({ event: 'reset-link-requested', by, about: uid });
  await ctx.mailer.send(resetEmail(profile.email, resetLink(ctx.baseUrl, token), profile.language ?? 'en'));
}

/**
 * Sets the password of the account that a link was emailed to. This ends all links and sign-ins of the
 * account, and a reset that somebody else made.
 * @throws ContractError weak-password, guessable-password, common-password, breached-password, reset-link-not-found
 */
export async function resetForgottenPassword(
  ctx: IdentityContext,
  by: ActorOf<'anyone'>,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  const hash = tokenHash(token);
  const account = await links.accountOfLink(ctx.db.read, hash, now(ctx));
  const found = account && (await findCredential(ctx.db.read, account.uid));
  if (!found) throw new ContractError('reset-link-not-found');
  const { uid } = found;
  checkPassword(newPassword, await teacherPasswordMinimum(ctx, account.schoolId));
  await refuseKnownPasswordOf(ctx, uid, newPassword);
  const isReplaced = await replacePassword(ctx, found, newPassword, async (write) => {
    if (!(await links.deleteLink(write.query, hash))) throw new ContractError('reset-link-not-found');
    await endSignIns(ctx, write, uid);
    await deleteReset(write.query, uid);
    await securityLog.record(ctx, write, { event: 'password-changed', by, about: uid });
    await emailLoss(ctx, write, { uid, loss: 'password', by });
  });
  // The password was changed in the meantime, and that change ended the link.
  if (!isReplaced) throw new ContractError('reset-link-not-found');
}
