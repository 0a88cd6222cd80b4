import { randomBytes } from 'node:crypto';
import type { BodyOf } from '../contract/endpoint.ts';
import { registerStudent, registerTeacher } from '../contract/registration.ts';
import type { IdentityContext } from '../server/identity/rules.ts';
import { tokenHash } from '../server/identity/token-hashes.ts';
import { registerStudentAccount, registerTeacherAccount } from '../server/registration/rules.ts';

/**
 * Accounts in the database of a product in this process, made by the rules of a registration and signed in by a row: two
 * thirds of the time of a registration are calls over HTTP and the exchange of its custom token. A test whose subject is
 * registering or signing in makes the calls.
 */

const from = { ip: '127.0.0.1', userAgent: 'node' };

export async function createTeacher(ctx: IdentityContext, body: BodyOf<typeof registerTeacher>) {
  const { user } = await registerTeacherAccount(ctx, registerTeacher.body.parse(body), from);
  return { user, token: await signIn(ctx, user.uid) };
}

export async function createStudent(ctx: IdentityContext, body: BodyOf<typeof registerStudent>) {
  const { user } = await registerStudentAccount(ctx, registerStudent.body.parse(body), from);
  return { user, token: await signIn(ctx, user.uid) };
}

const twelveHours = 12 * 3_600_000;

/** @returns the bearer token */
async function signIn(ctx: IdentityContext, uid: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const at = ctx.clock.now();
  const time = at.toISOString();
  const isSqlite = ctx.db.engine === 'sqlite';
  await ctx.db.write(async ({ query }) => {
    await query
      .insertInto('auth_session')
      .values({
        id: ctx.ids.next(),
        user_id: uid,
        token: tokenHash(token),
        expires_at: new Date(at.getTime() + twelveHours).toISOString(),
        ip_address: from.ip,
        user_agent: from.userAgent,
        stays_signed_in: isSqlite ? 1 : true,
        created_at: time,
        updated_at: time,
      })
      .execute();
    // The custom token is used up.
    await query.deleteFrom('auth_verification').where('value', '=', uid).execute();
    await query
      .updateTable('profile')
      .set({ last_sign_in_at: time })
      .where('uid', '=', uid)
      .where('role', '=', 'teacher')
      .execute();
  });
  return token;
}
