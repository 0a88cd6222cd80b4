import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { BreachedPasswords } from '../server/identity/breached-passwords.ts';
import { type AtEnd, withTheTest } from './databases.ts';

export const sha1Of = (password: string): string =>
  createHash('sha1').update(password).digest('hex').toUpperCase();

/** Writes these passwords, hashed, to a file for BREACHED_PASSWORDS_FILE. It is deleted when the test ends. */
export function breachedFile(passwords: readonly string[], atEnd: AtEnd = withTheTest): string {
  return fileOf(
    passwords
      .map(sha1Of)
      .sort()
      .map((hash, n) => `${hash}:${n + 1}\r\n`)
      .join(''),
    atEnd,
  );
}

/** A file with this text. It is deleted when the test ends. */
export function fileOf(text: string, atEnd: AtEnd = withTheTest): string {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-breached-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'pwnedpasswords.txt');
  writeFileSync(path, text);
  return path;
}

/** The list of these passwords, for a product that a test starts; the product closes it. */
export const breachedPasswords = (passwords: readonly string[]): Promise<BreachedPasswords> =>
  BreachedPasswords.open(breachedFile(passwords), pino({ level: 'silent' }));
