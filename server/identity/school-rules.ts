import type { z } from 'zod';
import { ContractError } from '../../contract/errors.ts';
import { type SafeguardingContact, type School, safeguardingContact } from '../../contract/school.ts';
import type { AccountActor, TeacherActor } from '../access.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import * as securityLog from '../security-log/rules.ts';
import { schoolByCode } from './rules.ts';
import * as store from './school-store.ts';

/** The school's safeguarding contact and helpline, and the account that sees all of its alerts. */
export const safeguardingOf = (
  ctx: Pick<Context, 'db'>,
  schoolId: string,
): Promise<store.Safeguarding | undefined> => store.findSafeguarding(ctx.db.read, schoolId);

/** The school that the caller administers; null for everybody else. */
export async function administeredSchool(ctx: Context, actor: AccountActor): Promise<School | null> {
  const found = await store.findAdministered(ctx.db.read, actor.uid);
  return found ? present(found) : null;
}

function present({ name, contactUid, ...found }: store.Safeguarding & { name: string }): School {
  const { contactName, contactEmail, helpline } = found;
  const named = contactName !== null && contactEmail !== null && helpline !== null;
  return {
    name,
    safeguarding: named ? { contactName, contactEmail, helpline } : null,
    contactHasAccount: contactUid !== null,
  };
}

/**
 * Sets the safeguarding contact and the helpline of the school that the caller administers.
 * @throws ContractError administrator-only
 */
export async function changeSafeguarding(
  ctx: Context,
  actor: TeacherActor,
  contact: SafeguardingContact,
): Promise<School> {
  const changed = await ctx.db.write(async (write) => {
    const administered = await store.findAdministered(write.query, actor.uid);
    if (!administered) throw new ContractError('administrator-only');
    await store.setSafeguarding(write.query, administered.id, contact);
    const named = await store.findAdministered(write.query, actor.uid);
    await recordContact(ctx, write, named, actor);
    return named;
  });
  if (!changed) throw new ContractError('administrator-only');
  ctx.log.info({ teacher: actor.uid, school: changed.id }, 'a school named its safeguarding contact');
  return present(changed);
}

function recordContact(
  ctx: Pick<Context, 'clock'>,
  write: Pick<Write, 'query'>,
  named: { contactUid: string | null } | undefined,
  by: securityLog.Entry['by'],
  schoolId?: string,
): Promise<void> {
  const about = named?.contactUid ?? undefined;
  return securityLog.record(ctx, write, { event: 'contact-named', by, about, schoolId });
}

/**
 * Sets them for any school, for the administrator's command.
 * @returns whether the contact has an account, which sees the alerts
 * @throws Error with a sentence for the operator
 */
export async function nameSafeguarding(
  ctx: Pick<Context, 'db' | 'clock'>,
  code: string,
  typed: z.input<typeof safeguardingContact>,
): Promise<boolean> {
  const contact = safeguardingContact.safeParse(typed);
  if (!contact.success) throw new Error(contact.error.issues[0]?.message);
  const { id } = await namedSchool(ctx, code);
  const named = await ctx.db.write(async (write) => {
    await store.setSafeguarding(write.query, id, contact.data);
    const found = await store.findSafeguarding(write.query, id);
    await recordContact(ctx, write, found, securityLog.operator, id);
    return found;
  });
  return named?.contactUid != null;
}

/**
 * Lets a teacher administer their school in the web app.
 * @returns the name of the school
 * @throws Error with a sentence for the operator
 */
export async function nameAdministrator(
  ctx: Pick<Context, 'db' | 'clock'>,
  code: string,
  email: string,
): Promise<string> {
  const { id, name } = await namedSchool(ctx, code);
  const teacher = await store.findTeacher(ctx.db.read, id, email.trim().toLowerCase());
  if (!teacher) {
    throw new Error(
      `No teacher of ${name} signs in with ${email}. Please check the address, or let them register first.`,
    );
  }
  await ctx.db.write(async (write) => {
    await store.insertAdministrator(write.query, teacher.uid, now(ctx));
    await recordRole(ctx, write, 'administrator-named', teacher.uid);
  });
  return name;
}

/**
 * Revokes the administration of a school.
 * @returns the name of the school
 * @throws Error with a sentence for the operator
 */
export async function removeAdministrator(
  ctx: Pick<Context, 'db' | 'clock'>,
  code: string,
  email: string,
): Promise<string> {
  const { id, name } = await namedSchool(ctx, code);
  const removed = await ctx.db.write(async (write) => {
    const teacher = await store.findTeacher(write.query, id, email.trim().toLowerCase());
    if (!teacher || !(await store.deleteAdministrator(write.query, teacher.uid))) return false;
    await recordRole(ctx, write, 'administrator-removed', teacher.uid);
    return true;
  });
  if (!removed) throw new Error(`${email} does not administer ${name}. Please check the e-mail address.`);
  return name;
}

const recordRole = (
  ctx: Pick<Context, 'clock'>,
  write: Pick<Write, 'query'>,
  event: 'administrator-named' | 'administrator-removed',
  about: string,
): Promise<void> => securityLog.record(ctx, write, { event, by: securityLog.operator, about });

async function namedSchool(ctx: Pick<Context, 'db'>, code: string) {
  return schoolByCode(ctx, code).catch((error: unknown) => {
    if (!(error instanceof ContractError)) throw error;
    throw new Error(`There is no school with the code ${code}. "school list" shows them all.`);
  });
}
