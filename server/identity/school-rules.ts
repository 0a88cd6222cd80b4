import type { z } from 'zod';
import { ContractError } from '../../contract/errors.ts';
import { type SafeguardingContact, type School, safeguardingContact } from '../../contract/school.ts';
import type { AccountActor, TeacherActor } from '../access.ts';
import { type Context, now } from '../context.ts';
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
  const changed = await ctx.db.write(async ({ query }) => {
    const administered = await store.findAdministered(query, actor.uid);
    if (!administered) throw new ContractError('administrator-only');
    await store.setSafeguarding(query, administered.id, contact);
    return store.findAdministered(query, actor.uid);
  });
  if (!changed) throw new ContractError('administrator-only');
  ctx.log.info({ teacher: actor.uid, school: changed.id }, 'a school named its safeguarding contact');
  return present(changed);
}

/**
 * Sets them for any school, for the administrator's command.
 * @returns whether the contact has an account, which sees the alerts
 * @throws Error with a sentence for the operator
 */
export async function nameSafeguarding(
  ctx: Pick<Context, 'db'>,
  code: string,
  typed: z.input<typeof safeguardingContact>,
): Promise<boolean> {
  const contact = safeguardingContact.safeParse(typed);
  if (!contact.success) throw new Error(contact.error.issues[0]?.message);
  const { id } = await namedSchool(ctx, code);
  const named = await ctx.db.write(async ({ query }) => {
    await store.setSafeguarding(query, id, contact.data);
    return store.findSafeguarding(query, id);
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
  await ctx.db.write(({ query }) => store.insertAdministrator(query, teacher.uid, now(ctx)));
  return name;
}

/**
 * Revokes the administration of a school.
 * @returns the name of the school
 * @throws Error with a sentence for the operator
 */
export async function removeAdministrator(
  ctx: Pick<Context, 'db'>,
  code: string,
  email: string,
): Promise<string> {
  const { id, name } = await namedSchool(ctx, code);
  const removed = await ctx.db.write(async ({ query }) => {
    const teacher = await store.findTeacher(query, id, email.trim().toLowerCase());
    return teacher !== undefined && (await store.deleteAdministrator(query, teacher.uid));
  });
  if (!removed) throw new Error(`${email} does not administer ${name}. Please check the e-mail address.`);
  return name;
}

async function namedSchool(ctx: Pick<Context, 'db'>, code: string) {
  return schoolByCode(ctx, code).catch((error: unknown) => {
    if (!(error instanceof ContractError)) throw error;
    throw new Error(`There is no school with the code ${code}. "school list" shows them all.`);
  });
}
