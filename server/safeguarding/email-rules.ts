import type { Profile } from '../../contract/identity.ts';
import type { Language } from '../../contract/language.ts';
import type { EmailReason } from '../../contract/safeguarding.ts';
import { isolated } from '../../contract/signs.ts';
import { teachersOf } from '../access.ts';
import type { Class } from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { profilesOf, usableProfilesOf } from '../identity/rules.ts';
import { safeguardingOf } from '../identity/school-rules.ts';
import type { Email } from '../mail/email.ts';
import * as store from './email-store.ts';
import { notifyAlert } from './notifications.ts';

/** Where an email goes, and in which language. */
export interface Addressee {
  readonly to: string;
  readonly language: Language;
}

/** Who gets an email about an alert, and why. */
export interface Recipient extends Addressee {
  readonly uid: string;
  readonly name: string;
  readonly as: EmailReason;
}

/** What an email says of its alert: the address of its page and, to a teacher, the name of the class. */
export interface AboutAlert {
  readonly address: string;
  readonly className: string;
}

/** The account of a school's safeguarding contact, for an email. */
export async function emailedContact(
  ctx: Context,
  schoolId: string,
  query: Write['query'],
): Promise<Addressee | undefined> {
  const uid = (await safeguardingOf(ctx, schoolId, query))?.contactUid;
  const contact = uid && (await profilesOf(ctx, [uid], query)).get(uid);
  return contact ? { to: contact.email, language: contact.language ?? 'en' } : undefined;
}

/**
 * Who gets an email about an alert of a class: the safeguarding contact, the class's teachers and these
 * administrators, each person once and for the first of these reasons. A person whose account is disabled
 * gets none, since nobody can sign in to it.
 */
async function recipientsOf(
  ctx: Context,
  ofClass: Class,
  query: Write['query'],
  administrators: readonly string[],
): Promise<Recipient[]> {
  const contact = (await safeguardingOf(ctx, ofClass.schoolId, query))?.contactUid ?? null;
  const reasons = new Map<string, EmailReason>();
  const add = (uids: readonly string[], as: EmailReason) => {
    for (const uid of uids) if (!reasons.has(uid)) reasons.set(uid, as);
  };
  add(contact === null ? [] : [contact], 'contact');
  add(teachersOf(ofClass), 'teacher');
  add(administrators, 'administrator');
  const profiles = await usableProfilesOf(ctx, [...reasons.keys()], query);
  return [...reasons].flatMap(([uid, as]) => {
    const profile = profiles.get(uid);
    return profile ? [recipientOf(profile, as)] : [];
  });
}

/** A person as the recipient of an email. */
export const recipientOf = ({ uid, fullName, email, language }: Profile, as: EmailReason): Recipient => ({
  ...{ uid, as, name: fullName, to: email },
  language: language ?? 'en',
});

/** Emails about one alert, to be written for each of its recipients. */
interface Emails {
  readonly alertId: string;
  readonly ofClass: Class;
  /** The administrators who get a reminder beside the contact and the teachers; undefined for the first emails. */
  readonly reminded?: readonly string[];
  readonly compose: (recipient: Recipient, about: AboutAlert) => Email;
}

/**
 * Stores the emails about an alert, in the state `sending`, in the transaction of the alert. Sends them after
 * the commit, and does not wait.
 */
export async function emailAboutAlert(ctx: Context, write: Write, emails: Emails): Promise<void> {
  const { alertId, ofClass, reminded, compose } = emails;
  if (!ctx.mailer) return;
  const isReminder = reminded !== undefined;
  const recipients = await recipientsOf(ctx, ofClass, write.query, reminded ?? []);
  const outgoing = recipients.map((recipient) => ({ id: ctx.ids.next(), recipient }));
  const stored = outgoing.map(({ id, recipient: { uid, name, as } }) => {
    return { id, alertId, toUid: uid, to: name, as, isReminder, state: 'sending' as const, at: now(ctx) };
  });
  await store.insertEmails(write.query, stored);
  const about = aboutAlert(ctx, alertId, ofClass);
  write.afterCommit(() => {
    for (const { id, recipient } of outgoing) sendStored(ctx, ofClass, id, compose(recipient, about));
  });
}

/** What the emails about an alert of a class say of it. */
export const aboutAlert = (ctx: Context, alertId: string, ofClass: Class): AboutAlert => ({
  address: `${ctx.baseUrl}/alerts#alert-${alertId}`,
  className: isolated(ofClass.className),
});

/**
 * Sends an email that is stored as being sent, and does not wait. When the sending has ended, its outcome is stored,
 * and everybody who may see the alert is told.
 */
export function sendStored(ctx: Context, ofClass: Class, id: string, email: Email): void {
  const send = async () => {
    const outcome = (await ctx.mailer?.send(email)) ?? 'not-sent';
    await ctx.db.write(async ({ query, afterCommit }) => {
      await store.setOutcome(query, id, outcome, now(ctx));
      afterCommit(() => notifyAlert(ctx, ofClass));
    });
  };
  send().catch((error: unknown) => ctx.log.error({ err: error }, 'the outcome of an email was not stored'));
}

/**
 * Marks emails about alerts as not sent when the server ended before it had sent them. Runs at the start of
 * the server.
 * @param before only those begun before then: later ones may be under way on another node
 */
export const giveUpAlertEmails = (ctx: Pick<Context, 'db' | 'clock'>, before?: string): Promise<void> =>
  ctx.db.write(({ query }) => store.giveUpEmails(query, now(ctx), before));
