import { readFileSync } from 'node:fs';

/** The settings that hold a secret. Each can be given as NAME_FILE: the path of a file that holds it. */
export const secretSettings = [
  'AUTH_SECRET',
  'DATABASE_URL',
  'REDIS_URL',
  'AI_API_KEY',
  'AI_GUARD_API_KEY',
  'AI_FALLBACK_API_KEY',
  'SMTP_URL',
  'METRICS_TOKEN',
] as const;

/**
 * Adds to the settings the secrets that are given as files, which is how container platforms and systemd
 * credentials give them.
 * @param given settings that are not empty
 * @throws Error with one sentence when a secret is given twice or its file cannot be read; it never shows the
 * secret
 */
export function withSecretFiles(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = secretSettings.flatMap((name) => {
    const path = given[`${name}_FILE`]?.trim();
    if (!path) return [];
    if (given[name])
      throw new Error(`The settings ${name} and ${name}_FILE are both set; please set only one of them.`);
    return [[name, secretIn(name, path)]];
  });
  return { ...given, ...Object.fromEntries(read) };
}

/** The least length of the secret that signs cookies, which nobody must be able to guess. */
export const secretMinimum = 32;

/**
 * Checks the secret in a file that the product wrote.
 * @returns the secret
 * @throws Error with a sentence for the operator; it never shows the secret
 */
export function checkedSecret(file: string, content: string): string {
  const secret = content.trim();
  if (secret.length < secretMinimum)
    throw new Error(
      `The secret in ${file} has fewer than ${secretMinimum} characters: the file is empty or was cut off. Please put a whole copy in its place. Without the file there will be another secret: everybody signs in again, and second factors and the key of a connected model cannot be read.`,
    );
  return secret;
}

function secretIn(name: string, path: string): string {
  let secret: string;
  try {
    secret = readFileSync(path, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`The setting ${name}_FILE names a file that cannot be read: ${path} (${code}).`);
  }
  if (!secret) throw new Error(`The setting ${name}_FILE names a file that is empty: ${path}.`);
  return secret;
}
