import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { guardProtocols } from '../contract/model-connection.ts';
import { warningsOf } from './config-warnings.ts';
import { type MailSettings, readMailSettings } from './mail/settings.ts';
import { keepPrivate } from './private-folder.ts';
import type { GuardSettings } from './second-readers/guard.ts';
import { checkedSecret, secretMinimum, withSecretFiles } from './secret-files.ts';
import { readTls, type Tls } from './tls-files.ts';

/** The settings (contract "Settings"); only this module reads the environment. */

const text = z.string().trim();
const optional = text.transform((value) => value || undefined).optional();
const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return text
    .regex(/^\d+$/, { error })
    .transform(Number)
    .pipe(z.number().min(least, { error }).max(most, { error }));
};
const origin = z.url({ protocol: /^https?$/, error: 'must be an address such as https://school.example' });
const list = text.transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const modelAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:11434/v1' })
  .optional();

const contextLength = wholeNumber(1_024, 100_000_000).optional();

/** The settings by their names; .env.example and docs/operating.md list them. */
export const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text
    .min(1, { error: 'must be an address to listen on, such as 127.0.0.1 or 0.0.0.0' })
    .default('127.0.0.1'),
  PUBLIC_URL: origin.transform((url) => new URL(url).origin).optional(),
  WEB_ORIGINS: list.pipe(z.array(origin.transform((url) => new URL(url).origin))).default([]),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  TLS_CERT: optional,
  TLS_KEY: optional,
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgres://user:password@host/database',
    })
    .optional(),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be an address such as redis://:password@host:6379' })
    .optional(),
  AUTH_SECRET: text
    .min(secretMinimum, { error: `must have at least ${secretMinimum} characters` })
    .optional(),
  LIMITS_SCALE: text
    .transform(Number)
    .pipe(z.number({ error: 'must be a number above 0' }).positive({ error: 'must be a number above 0' }))
    .default(1),
  SCHOOL_CODES: list
    .pipe(
      z.array(
        z.string().regex(/^[A-Za-z0-9-]{3,10}$/, {
          error: 'must be codes of 3 to 10 letters, digits or hyphens, separated by commas',
        }),
      ),
    )
    .default([]),
  AI_BASE_URL: modelAddress,
  AI_API_KEY: optional,
  AI_MODEL: optional,
  AI_JUDGE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  AI_JUDGE_MODEL: optional,
  AI_JUDGE_KEY: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  AI_GUARD_MODEL: optional,
  AI_GUARD_BASE_URL: modelAddress,
  AI_GUARD_API_KEY: optional,
  AI_GUARD_PROTOCOL: z
    .enum(guardProtocols, { error: `must be one of ${guardProtocols.join(', ')}` })
    .optional(),
  AI_KEY_MODEL: optional,
  AI_CONTEXT_LENGTH: contextLength,
  AI_FALLBACK_BASE_URL: modelAddress,
  AI_FALLBACK_API_KEY: optional,
  AI_FALLBACK_MODEL: optional,
  AI_FALLBACK_CONTEXT_LENGTH: contextLength,
  AI_KEY_PROPOSALS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  AI_KEY_WAIT_MS: wholeNumber(0, 10_000).default(400),
  AI_MODEL_PAGE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  METRICS_TOKEN: text
    .regex(/^[\w.~+/=-]{24,}$/, {
      error: 'must have at least 24 characters, of those that a bearer token may have',
    })
    .optional(),
  SMTP_URL: optional,
  MAIL_FROM: optional,
  BREACHED_PASSWORDS_FILE: optional,
  SECURITY_LOG_DAYS: wholeNumber(1, 3_650).default(180),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], {
      error: 'must be silent, error, warn, info or debug',
    })
    .default('info'),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | undefined;
  readonly webOrigins: readonly string[];
  readonly trustProxy: number;
  /** The certificate with which the server speaks HTTPS itself. */
  readonly tls: Tls | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The Redis that connects several nodes with a common database; undefined for a single node. */
  readonly redisUrl: string | undefined;
  readonly authSecret: string;
  readonly limitsScale: number;
  readonly schoolCodes: readonly string[];
  readonly ai: {
    baseUrl: string | undefined;
    apiKey: string | undefined;
    modelName: string | undefined;
    /** Whether a model judges: the named one, otherwise the tutor's own. */
    judges: boolean;
    /** Another model of the same server, which judges in place of the tutor's. */
    judgeModel: string | undefined;
    /** Whether the judge may be told the answers of the exercise. */
    judgeIsTold: boolean;
    /** A model made to judge texts. */
    guard: GuardSettings | undefined;
    keyModel: string | undefined;
    /** How much the models read at once, in tokens; undefined to ask their server. */
    contextLength: number | undefined;
    /** The model that answers when the first one does not. */
    fallback:
      | { baseUrl: string; apiKey: string | undefined; model: string; contextLength: number | undefined }
      | undefined;
    /**
     * How long the first words of a reply wait for a key that the model proposes, in milliseconds. With null
     * the model is not asked for a key.
     */
    keyWait: number | null;
    /**
     * The names of the settings that choose the model. If any is set, nobody can change the model in the web
     * app.
     */
    settings: readonly string[];
    /** Whether the administrator of the only school may connect a model in the web app. */
    byAdministrator: boolean;
  };
  /** The mail server; without one the product sends no email. */
  readonly mail: MailSettings | undefined;
  /** The bearer token with which other machines may read the metrics. */
  readonly metricsToken: string | undefined;
  /** The file of breached passwords, which nobody may choose. */
  readonly breachedPasswordsFile: string | undefined;
  readonly logLevel: string;
  /** How many days the security log keeps its rows. */
  readonly securityLogDays: number;
  /** What the operator should change, one text for each problem. */
  readonly warnings: readonly string[];
}

/**
 * Reads the settings; an empty one counts as not set.
 * @throws Error with one sentence that names the invalid setting
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const data = parseSettings(environment);
  const mail = readMailSettings(data.SMTP_URL, data.MAIL_FROM);
  const dataDir = resolve(data.DATA_DIR);
  const isFolderUsed = !data.DATABASE_URL || !data.AUTH_SECRET;
  const folderIsPrivate = isFolderUsed ? prepareFolder(dataDir) : true;
  const tls = readTls(data.TLS_CERT, data.TLS_KEY);
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    webOrigins: data.WEB_ORIGINS,
    trustProxy: data.TRUST_PROXY,
    tls,
    dataDir,
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    authSecret: data.AUTH_SECRET ?? storedSecret(dataDir),
    limitsScale: data.LIMITS_SCALE,
    schoolCodes: data.SCHOOL_CODES,
    ai: {
      baseUrl: data.AI_BASE_URL,
      apiKey: data.AI_API_KEY,
      modelName: data.AI_MODEL,
      judges: data.AI_JUDGE === 'on',
      judgeModel: data.AI_JUDGE_MODEL,
      judgeIsTold: data.AI_JUDGE_KEY === 'on',
      guard: guardOf(data),
      keyModel: data.AI_KEY_MODEL,
      contextLength: data.AI_CONTEXT_LENGTH,
      fallback:
        data.AI_FALLBACK_BASE_URL && data.AI_FALLBACK_MODEL
          ? {
              baseUrl: data.AI_FALLBACK_BASE_URL,
              apiKey: data.AI_FALLBACK_API_KEY,
              model: data.AI_FALLBACK_MODEL,
              contextLength: data.AI_FALLBACK_CONTEXT_LENGTH,
            }
          : undefined,
      keyWait: data.AI_KEY_PROPOSALS === 'off' ? null : data.AI_KEY_WAIT_MS,
      settings: (
        ['AI_BASE_URL', 'AI_MODEL', 'AI_JUDGE_MODEL', 'AI_GUARD_MODEL', 'AI_KEY_MODEL'] as const
      ).filter((name) => data[name]),
      byAdministrator: data.AI_MODEL_PAGE === 'on',
    },
    mail,
    metricsToken: data.METRICS_TOKEN,
    breachedPasswordsFile: data.BREACHED_PASSWORDS_FILE,
    logLevel: data.LOG_LEVEL,
    securityLogDays: data.SECURITY_LOG_DAYS,
    warnings: warningsOf({
      dataDir,
      folderIsPrivate,
      aiBaseUrls: [data.AI_BASE_URL, data.AI_GUARD_BASE_URL, data.AI_FALLBACK_BASE_URL],
      trustProxy: data.TRUST_PROXY,
      publicUrl: data.PUBLIC_URL,
      mail,
      tls,
    }),
  };
}

/** The guard of the settings. It is a model of the tutor's server, and gets that server's key, unless it has an address of its own. */
function guardOf(data: z.output<typeof settings>): GuardSettings | undefined {
  const { AI_GUARD_MODEL: model, AI_GUARD_BASE_URL: own, AI_GUARD_PROTOCOL: protocol } = data;
  const baseUrl = own ?? data.AI_BASE_URL;
  if (!model || !baseUrl) return undefined;
  const apiKey = data.AI_GUARD_API_KEY ?? (own && own !== data.AI_BASE_URL ? undefined : data.AI_API_KEY);
  return { model, baseUrl, apiKey, protocol };
}

/** @throws Error with one sentence that names the invalid setting */
function parseSettings(environment: NodeJS.ProcessEnv): z.output<typeof settings> {
  const given = withSecretFiles(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim())),
  );
  const { data, error } = settings.safeParse(given);
  if (!data) {
    const [issue] = error.issues;
    const name = String(issue?.path[0]);
    const value = given[name] ?? '';
    // These values can contain a secret, and so can an address with a name: "https://name:password@host".
    const mayBeSecret = /KEY|SECRET|TOKEN|DATABASE_URL|REDIS_URL/.test(name) || value.includes('@');
    const shown = mayBeSecret ? '' : `, but is "${value}"`;
    throw new Error(`The setting ${name} ${issue?.message}${shown}.`);
  }
  if (data.REDIS_URL && !data.DATABASE_URL)
    throw new Error(
      'The setting REDIS_URL connects several nodes, which share a PostgreSQL database: set DATABASE_URL, too.',
    );
  if (data.REDIS_URL && !data.AUTH_SECRET)
    throw new Error(
      'The setting REDIS_URL connects several nodes, which need the same secret: set AUTH_SECRET, too, to the same text on each node.',
    );
  for (const name of ['AI_JUDGE_MODEL', 'AI_KEY_MODEL'] as const)
    if (data[name] && !data.AI_BASE_URL)
      throw new Error(`The setting ${name} names a model of the server at AI_BASE_URL, which is not set.`);
  if (data.AI_GUARD_MODEL && !data.AI_GUARD_BASE_URL && !data.AI_BASE_URL)
    throw new Error('The setting AI_GUARD_MODEL needs AI_GUARD_BASE_URL, the address of its server.');
  if (data.AI_GUARD_BASE_URL && !data.AI_GUARD_MODEL)
    throw new Error('The setting AI_GUARD_BASE_URL needs AI_GUARD_MODEL, the model of that server.');
  if (data.AI_FALLBACK_BASE_URL && !(data.AI_BASE_URL && data.AI_FALLBACK_MODEL))
    throw new Error(
      'The setting AI_FALLBACK_BASE_URL needs AI_BASE_URL, whose model it replaces, and AI_FALLBACK_MODEL.',
    );
  return data;
}

/** Makes the data folder if necessary. @returns whether only this account of the machine can read it */
function prepareFolder(dataDir: string): boolean {
  return inFolder(dataDir, () => {
    const isPrivate = keepPrivate(dataDir);
    accessSync(dataDir, constants.W_OK);
    return isPrivate;
  });
}

/** The file of the secret that the server makes for itself where AUTH_SECRET is not set. */
export const secretFileIn = (dataDir: string): string => join(dataDir, 'auth-secret');

/** The secret that signs cookies, generated once and stored, so that a restart signs nobody out. */
function storedSecret(dataDir: string): string {
  const file = secretFileIn(dataDir);
  const content = inFolder(dataDir, () => {
    if (!existsSync(file))
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    return readFileSync(file, 'utf8');
  });
  return checkedSecret(file, content);
}

/** @throws Error with one sentence when the folder cannot be used */
function inFolder<T>(dataDir: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    throw new Error(
      `The setting DATA_DIR must be a folder that can be written; ${dataDir} cannot: ${String(error)}.`,
    );
  }
}
