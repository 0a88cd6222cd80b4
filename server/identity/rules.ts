import { codeOf } from '../../contract/codes.ts';
import { limits } from '../../contract/constants.ts';
import { ContractError } from '../../contract/errors.ts';
import { type Profile, schoolCode } from '../../contract/identity.ts';
import type { Language } from '../../contract/language.ts';
import { oneLine } from '../../contract/one-line-text.ts';
import { schoolName } from '../../contract/school.ts';
import type { AccountActor, Origin } from '../access.ts';
import { type Context, now } from '../context.ts';
import { isConflict } from '../db/conflict.ts';
import type { Write } from '../db/group-commit.ts';
import { inSteps } from '../db/steps.ts';
import type { SecurityCounts } from '../security-log/counts.ts';
import * as securityLog from '../security-log/rules.ts';
import type { Auth } from './auth.ts';
import { customTokenIdentifier } from './custom-tokens.ts';
import type { DraftKeys } from './draft-keys.ts';
import { checkPassword, refuseKnownPassword } from './new-password-rules.ts';
import { hashPassword } from './password-hashes.ts';
import { isRetired } from './school-code-store.ts';
import type { Seal } from './seal.ts';
import { deleteExpired, deleteIdle } from './sign-in-store.ts';
import { idleLimit, type SignIns } from './sign-ins.ts';
import * as store from './store.ts';

/** How long a custom token is valid, in milliseconds. */
const customTokenLifetime = 5 * 60_000;

/** The context of the rules in this room. */
export interface IdentityContext extends Context {
  readonly auth: Auth;
  readonly signIns: SignIns;
  /** The keys for what browsers store of unsent text. */
  readonly draftKeys: DraftKeys;
  /** Encrypts the secrets of second factors. */
  readonly secondFactorSeal: Seal;
  readonly securityCounts: SecurityCounts;
  /** How many days the security log keeps its rows. */
  readonly securityLogDays: number;
}

/**
 * The caller's profile (spec 3).
 * @throws ContractError profile-not-found for an account without one
 */
export async function getMe(ctx: Context, actor: AccountActor): Promise<Profile> {
  const profile = await store.findProfile(ctx.db.read, actor.uid);
  if (!profile) throw new ContractError('profile-not-found');
  if (profile.restriction || !(await store.lacksSecondFactor(ctx.db.read, actor.uid))) return profile;
  return { ...profile, restriction: 'second-factor-missing' };
}

/**
 * Chooses the language of the caller's pages and emails.
 * @param language null leaves the choice to the browser
 * @returns the profile
 * @throws ContractError profile-not-found for an account without one
 */
export async function setLanguage(
  ctx: Context,
  actor: AccountActor,
  language: Language | null,
): Promise<Profile> {
  await ctx.db.write(({ query }) => store.updateLanguage(query, actor.uid, language));
  return getMe(ctx, actor);
}

/** The profiles of these accounts, by uid. */
export async function profilesOf(
  ctx: Context,
  uids: readonly string[],
  query = ctx.db.read,
): Promise<Map<string, Profile>> {
  const profiles = await store.listProfiles(query, [...new Set(uids)]);
  return new Map(profiles.map((profile) => [profile.uid, profile]));
}

/** How a person is shown in a list of people. @param name the name of an account without a profile */
export const personOf = (profile: Profile | undefined, name = '') => ({
  name: profile?.fullName || name,
  username: profile?.username ?? '',
  firstName: profile?.firstName ?? null,
  lastName: profile?.lastName ?? null,
});

/** The profiles of these accounts, by uid, without the accounts that are disabled. */
export async function usableProfilesOf(
  ctx: Context,
  uids: readonly string[],
  query = ctx.db.read,
): Promise<Map<string, Profile>> {
  const profiles = await store.listUsableProfiles(query, uids);
  return new Map(profiles.map((profile) => [profile.uid, profile]));
}

/** Whether anybody has registered. */
export const hasAccounts = (ctx: Pick<Context, 'db'>): Promise<boolean> => store.hasProfiles(ctx.db.read);

/** An account to create. */
export interface NewAccount {
  readonly schoolId: string;
  readonly password: string;
  readonly profile: Omit<Profile, 'uid' | 'createdAt'>;
  /** The refusal when the email address or the username is taken. */
  readonly ifTaken: 'email-already-exists' | 'username-taken';
  /** Where the registration comes from. */
  readonly from?: Origin | undefined;
  /** Makes the changes that belong to the same transaction. When it throws, no account is created. */
  readonly alongside?: ((query: Write['query'], uid: string) => Promise<unknown>) | undefined;
}

/**
 * Creates an account with its profile in one transaction.
 * @returns the profile, and a single-use custom token that is valid for minutes (spec 7)
 * @throws ContractError weak-password, guessable-password, common-password, breached-password; `ifTaken` when the
 *   email address or the username is taken
 */
export async function createAccount(
  ctx: IdentityContext,
  account: NewAccount,
): Promise<{ profile: Profile; token: string }> {
  checkPassword(account.password);
  const school = await store.findSchool(ctx.db.read, account.schoolId);
  await refuseKnownPassword(ctx, account.password, account.profile, school);
  // Hashing is slow on purpose, so it happens outside the transaction.
  const passwordHash = await hashPassword(account.password);
  const uid = ctx.ids.next();
  const profile = { ...account.profile, createdAt: now(ctx) };
  try {
    await ctx.db.write(async (write) => {
      const row = { uid, accountId: ctx.ids.next(), schoolId: account.schoolId, passwordHash, profile };
      // SQLite has no booleans: the identity service stores 0 there.
      await store.insertAccount(write.query, row, ctx.db.engine === 'sqlite' ? 0 : false);
      await securityLog.record(ctx, write, {
        event: 'account-created',
        detail: profile.role,
        by: { uid, name: profile.fullName, role: null, ...(account.from && { from: account.from }) },
      });
      await account.alongside?.(write.query, uid);
    });
  } catch (error) {
    throw isConflict(error) ? new ContractError(account.ifTaken) : error;
  }
  return { profile: { uid, ...profile }, token: await customToken(ctx, uid) };
}

/** Makes a single-use token with which the account can sign in. */
async function customToken(ctx: IdentityContext, uid: string): Promise<string> {
  const { internalAdapter } = await ctx.auth.$context;
  const token = ctx.ids.next();
  await internalAdapter.createVerificationValue({
    identifier: customTokenIdentifier(token),
    value: uid,
    expiresAt: new Date(ctx.clock.now().getTime() + customTokenLifetime),
  });
  return token;
}

/** Deletes sign-ins that have expired or were idle too long, and expired tokens. Runs every hour. */
export async function dropExpiredSignIns(ctx: IdentityContext): Promise<void> {
  // The last uses must be stored first. Otherwise a sign-in that is in use could look idle.
  await ctx.signIns.storeUses();
  const idle = new Date(ctx.clock.now().getTime() - idleLimit).toISOString();
  const sqlFalse = ctx.db.engine === 'sqlite' ? 0 : false;
  for (const table of ['auth_session', 'auth_verification'] as const)
    await inSteps(ctx.db, (query) => deleteExpired(query, table, now(ctx)));
  await inSteps(ctx.db, (query) => deleteIdle(query, { idle, sqlFalse }));
}

/**
 * The school with this code, which may be typed in small letters.
 * @throws ContractError invalid-school-code
 */
export async function schoolByCode(
  ctx: Pick<Context, 'db'>,
  code: string | null | undefined,
): Promise<store.School & store.RegistrationSettings> {
  const typed = schoolCode.safeParse(code);
  const school = typed.success && (await store.findSchoolByCode(ctx.db.read, typed.data));
  if (!school) throw new ContractError('invalid-school-code');
  return school;
}

/**
 * The school in which a teacher registers with this code.
 * @throws ContractError invalid-school-code, even for a code that is off
 */
export async function schoolForRegistration(
  ctx: Pick<Context, 'db'>,
  code: string | null | undefined,
): Promise<store.School & store.RegistrationSettings> {
  const school = await schoolByCode(ctx, code);
  if (!school.codeIsOn) throw new ContractError('invalid-school-code');
  return school;
}

export const listSchools = (
  ctx: Pick<Context, 'db'>,
  query: Write['query'] = ctx.db.read,
): Promise<store.School[]> => store.listSchools(query);

/** The name of a school; empty for one that does not exist. */
export const schoolNameOf = async (ctx: Pick<Context, 'db'>, schoolId: string): Promise<string> =>
  (await store.findSchool(ctx.db.read, schoolId))?.name ?? '';

/**
 * Adds a school; its teachers register with its code.
 * @throws Error with a sentence for the operator when the code cannot be used
 */
export async function addSchool(
  ctx: Pick<Context, 'db' | 'ids' | 'clock'>,
  typed: string,
  name: string,
): Promise<store.School> {
  const code = typed.trim().toUpperCase();
  const { schoolCodeMinimum: shortest, schoolCodeMaximum: longest } = limits;
  if (!/^[A-Z0-9-]+$/.test(code) || codeOf(code).length < shortest || code.length > longest) {
    throw new Error(
      `A school code has ${shortest} to ${longest} letters, digits or hyphens; "${typed}" does not fit.`,
    );
  }
  if (await isRetired(ctx.db.read, code))
    throw new Error(`The school code ${code} was renewed and never works again. Please choose another one.`);
  // Two codes that differ in hyphens alone would be one for whoever types them.
  const isTaken = `The school code ${code} is already in use.`;
  if (await store.findSchoolByCode(ctx.db.read, codeOf(code))) throw new Error(isTaken);
  const readable = schoolName.safeParse(oneLine(name) || code);
  if (!readable.success) throw new Error(readable.error.issues[0]?.message);
  const school = { id: ctx.ids.next(), code, name: readable.data };
  try {
    await ctx.db.write(({ query }) => store.insertSchool(query, { ...school, createdAt: now(ctx) }));
  } catch (error) {
    throw isConflict(error) ? new Error(isTaken) : error;
  }
  return school;
}

/**
 * Makes sure that teachers can register: adds the schools of the settings, or one school with a new code when
 * there would be none. A code of the settings that was renewed in the meantime stays retired.
 * @returns the schools that were added
 */
export async function ensureSchools(ctx: Context, codes: readonly string[]): Promise<store.School[]> {
  const known = await listSchools(ctx);
  const existing = new Set(known.map((school) => codeOf(school.code)));
  const added: store.School[] = [];
  for (const typed of codes) {
    const code = typed.trim().toUpperCase();
    if (existing.has(codeOf(code)) || (await isRetired(ctx.db.read, code))) continue;
    existing.add(codeOf(code));
    added.push(await addSchool(ctx, typed, typed));
  }
  if (existing.size === 0)
    added.push(await addSchool(ctx, ctx.ids.code(limits.newSchoolCodeLength), 'My school'));
  return added;
}
