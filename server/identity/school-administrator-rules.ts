import { changedFields } from '../../contract/changed-fields.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import type { renameSchool as renameCall, School } from '../../contract/school.ts';
import type { TeacherActor } from '../access.ts';
import type { Context } from '../context.ts';
import * as securityLog from '../security-log/rules.ts';
import { administratorEmail } from './administrator-email.ts';
import { administeredBy } from './administrator-rules.ts';
import { nameInSchool, removeFromSchool } from './appointment-rules.ts';
import { sendInvitationLater } from './invitation-rules.ts';
import { ownSchool } from './school-rules.ts';
import * as store from './school-store.ts';
import { findProfile } from './store.ts';
import { isMemberOf } from './teacher-store.ts';

/** How an administrator, in the web app, names and removes other administrators and renames the school. */

/**
 * Names another administrator of the school that the caller administers. Whoever is appointed at once is told
 * by email.
 * @returns the school, and the link of the invitation that was made; the link cannot be read again later
 * @throws ContractError administrator-only
 */
export async function nameAdministrator(
  ctx: Context,
  actor: TeacherActor,
  email: string,
): Promise<{ school: School; link: string | null }> {
  const { school, made, appointed } = await ctx.db.write(async ({ query }) => {
    const { id } = await administeredBy(query, actor);
    const named = await nameInSchool(ctx, query, id, email, actor);
    return { school: await ownSchool(query, actor), ...named };
  });
  if (made) sendInvitationLater(ctx, made);
  if (appointed !== null) tellLater(ctx, appointed, school.name);
  return { school, link: made?.link ?? null };
}

/**
 * Removes a teacher as administrator of the school; no effect if they are not one. Administrators can remove
 * themselves, but the last administrator whose account works cannot be removed: a school always keeps one.
 * Writes run one after another, on several nodes too, so two administrators cannot remove each other.
 * @throws ContractError administrator-only, teacher-not-found, last-administrator
 */
export async function removeAdministrator(ctx: Context, actor: TeacherActor, uid: string): Promise<void> {
  await ctx.db.write(async (write) => {
    const { query } = write;
    const { id: schoolId } = await administeredBy(query, actor);
    if (!(await isMemberOf(query, { schoolId, role: 'teacher', uid })))
      throw new ContractError('teacher-not-found');
    const administrators = await store.listUsableAdministrators(query, schoolId);
    if (administrators.every((each) => each === uid)) throw new ContractError('last-administrator');
    await removeFromSchool(ctx, write, uid, actor);
  });
}

/** Emails a teacher that they became an administrator, without waiting for it. */
function tellLater(ctx: Context, uid: string, schoolName: string): void {
  const tell = async () => {
    const person = ctx.mailer && (await findProfile(ctx.db.read, uid));
    if (!person) return;
    const { email: to, language = 'en' } = person;
    await ctx.mailer?.send(administratorEmail({ to, language, school: schoolName, address: ctx.baseUrl }));
  };
  tell().catch((error: unknown) =>
    ctx.log.error({ err: error }, 'an email about an administrator was not sent'),
  );
}

/** Renames the school that the caller administers. @throws ContractError administrator-only, changed-since */
export const renameSchool = (
  ctx: Context,
  actor: TeacherActor,
  sent: BodyOf<typeof renameCall>,
): Promise<School> =>
  ctx.db.write(async ({ query }) => {
    const school = await administeredBy(query, actor);
    const { name = school.name } = changedFields({ name: school.name }, sent);
    if (school.name !== name) {
      await store.setName(query, school.id, name);
      await securityLog.record(ctx, { query }, { event: 'school-renamed', by: actor });
    }
    return ownSchool(query, actor);
  });
