import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { BreachedPasswords } from '../server/identity/breached-passwords.ts';
import { type AtEnd, withTheTest } from './databases.ts';

export const sha1Of = (password: string): string =>
  createHash('sha1').update(password).digest('hex').toUpperCase();

/**
 * Writes these passwords, hashed, to a file for BREACHED_PASSWORDS_FILE. It is deleted when the test ends.
 */
export function breachedFile(passwords: readonly string[], atEnd: AtEnd = withTheTest): string {
  const hashes = passwords.map(sha1Of).sort();
  // Each line ends with how often the password was found, which the product does not read.
  return listFile(hashes.map((hash, index) => `${hash}:${index + 1}\r\n`).join(''), atEnd);
}

/** Writes a text to a file for BREACHED_PASSWORDS_FILE. It is deleted when the test ends. */
export function listFile(text: string, atEnd: AtEnd = withTheTest): string {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-breached-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'pwnedpasswords.txt');
  writeFileSync(path, text);
  return path;
}

/** The list of these passwords, for a product that a test starts; the product closes it. */
export const breachedPasswords = (passwords: readonly string[]): Promise<BreachedPasswords> =>
  BreachedPasswords.open(breachedFile(passwords), pino({ level: 'silent' }));
