import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { bearer } from 'better-auth/plugins';
import { limits } from '../../contract/constants.ts';
import { ContractError } from '../../contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { customTokens } from './custom-tokens.ts';
import { oneSignInPerBrowser } from './one-sign-in-per-browser.ts';
import { hashPassword, verifyPassword } from './password-hashes.ts';
import { hashTokens, type StoredSignIn } from './token-hashes.ts';

const signInSeconds = 12 * 3600;

/** Decides about every sign-in, whether with a password or with a custom token. */
export interface Admission {
  /**
   * Called before a sign-in is made.
   * @param code what was typed for the second factor
   * @throws APIError with the code of a refusal of the contract
   */
  check(uid: string, code: string | undefined): Promise<void>;
  /** Called after a sign-in was made. */
  afterSignIn(uid: string): Promise<void>;
}

export interface AuthSettings {
  readonly secret: string;
  readonly clock: Clock;
  /** Where people reach the server; https makes the cookie secure. */
  readonly publicUrl: string;
  /** Origins of web apps that may sign people in, besides the server's own. */
  readonly origins: readonly string[];
  /** Decides whether an account may sign in. */
  readonly admission: Admission;
  /** Whether a stored sign-in is still valid. Asking counts as a use of the sign-in. */
  readonly admits: (row: StoredSignIn) => boolean;
  /** Called with the hash of the token of every sign-in that ends. */
  readonly onSignInEnded: (signIn: string) => Promise<void>;
}

/**
 * The embedded identity service. Only registration creates accounts. Its own rate limits and session refresh
 * are off: the limits of http/limits.ts apply, and a bearer token is valid for 12 hours at most.
 */
export function createAuth(db: Db, settings: AuthSettings) {
  return betterAuth({
    appName: 'Lyceum',
    baseURL: settings.publicUrl,
    basePath: '/api/auth',
    secret: settings.secret,
    trustedOrigins: (request) => [...settings.origins, ...originsOf(request?.headers.get('host'))],
    database: (options: BetterAuthOptions) =>
      hashTokens(kyselyAdapter(db.identity, { type: db.engine })(options), settings.admits),
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    // By default the service answers every error with 500. A refusal, and that the database is unavailable, is
    // thrown instead, so that `errorHandler` (http/refusals.ts) answers it.
    onAPIError: {
      onError: (error) => {
        if (error instanceof ContractError || isUnavailable(error)) throw error;
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: limits.passwordMinimum,
      maxPasswordLength: limits.typedPasswordMaximum,
      password: {
        // The service stores no password. It hashes one only where no account has the address.
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    session: {
      modelName: 'auth_session',
      expiresIn: signInSeconds,
      disableSessionRefresh: true,
      additionalFields: {
        staysSignedIn: { type: 'boolean', required: true, input: false, fieldName: 'stays_signed_in' },
      },
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    user: {
      modelName: 'auth_user',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    account: {
      modelName: 'auth_account',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'auth_verification',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
      storeIdentifier: 'hashed',
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }, context) => {
            await settings.admission.check(userId, context?.headers?.get(secondFactorHeader) ?? undefined);
            return {
              data: {
                ...timesOf(settings.clock.now()),
                // `rememberMe` is the service's name for the choice. Programs that do not choose stay signed
                // in.
                staysSignedIn: context?.body?.rememberMe !== false,
              },
            };
          },
          after: ({ userId }) => settings.admission.afterSignIn(userId),
        },
        delete: { after: ({ token }) => settings.onSignInEnded(token) },
      },
    },
    advanced: {
      // Set explicitly, because the service skips both checks when NODE_ENV is "test".
      disableOriginCheck: false,
      disableCSRFCheck: false,
      useSecureCookies: settings.publicUrl.startsWith('https:'),
      // The cookie only renews a bearer token; its path keeps it away from product calls.
      defaultCookieAttributes: { path: '/api/auth', httpOnly: true, sameSite: 'lax' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    plugins: [bearer(), customTokens(), oneSignInPerBrowser()],
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** The times of a sign-in that is made now. `updatedAt` is its last use. */
const timesOf = (at: Date) => ({
  createdAt: at,
  updatedAt: at,
  expiresAt: new Date(at.getTime() + signInSeconds * 1000),
});

/** The header in which mount.ts passes the client address that the server determined. */
export const addressHeader = 'x-lyceum-address';

/** The header in which mount.ts passes what was typed for the second factor. */
export const secondFactorHeader = 'x-lyceum-second-factor';

/** The origins of the called host, so that sign-in works under every name that a network gives the server. */
export const originsOf = (host: string | null | undefined): string[] =>
  host ? [`http://${host}`, `https://${host}`] : [];
