import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { breachedFile, listFile, sha1Of } from '../../test/breached-passwords.ts';
import { BreachedPasswords } from './breached-passwords.ts';

const silent = pino({ level: 'silent' });

async function listIn(path: string): Promise<BreachedPasswords> {
  const list = await BreachedPasswords.open(path, silent);
  onTestFinished(() => list.close());
  return list;
}

const stolen = Array.from({ length: 5_000 }, (_, n) => `password ${n}`);

describe('the list of breached passwords', () => {
  it('has each password of a long file, the first and the last too, and no other', async () => {
    const list = await listIn(breachedFile(stolen));
    const inOrder = stolen.toSorted((a, b) => (sha1Of(a) < sha1Of(b) ? -1 : 1));
    for (const password of [inOrder[0], ...stolen.slice(0, 500), inOrder.at(-1)])
      expect(await list.has(`${password}`)).toBe(true);
    for (let n = 0; n < 500; n++)
      expect(await list.has(randomBytes(9).toString('base64')), `another one, ${n}`).toBe(false);
  });

  it.each([
    ['without counts', (hashes: string[]) => `${hashes.join('\n')}\n`],
    [
      'with counts, and no end of the last line',
      (hashes: string[]) => hashes.map((h) => `${h}:7`).join('\n'),
    ],
    [
      'in small letters, with the line ends of Windows',
      (hashes: string[]) => hashes.map((h) => `${h.toLowerCase()}:1234567\r\n`).join(''),
    ],
  ])('is read %s', async (_, written) => {
    for (const count of [1, 2, 3, 100, 500]) {
      const some = stolen.slice(0, count);
      const list = await listIn(listFile(written(some.map(sha1Of).sort())));
      for (const password of some) expect(await list.has(password)).toBe(true);
      expect(await list.has('correct horse')).toBe(false);
    }
  });

  it.each([
    ['is empty', ''],
    ['has the passwords themselves', 'password\n123456\n'],
    ['has hashes of another kind', `${'0123456789ABCDEF'.repeat(2)}:3\n`],
    ['has the ranges of the hashes only', `${'0'.repeat(35)}:3\n`],
    ['is sorted by how often a password was stolen', stolen.map((each) => `${sha1Of(each)}:9\n`).join('')],
  ])('cannot be a file that %s', async (_, text) => {
    const path = listFile(text);
    await expect(BreachedPasswords.open(path, silent)).rejects.toThrow(
      `The setting BREACHED_PASSWORDS_FILE must name a file with a SHA-1 hash in each line, sorted by hash; ${path} is another one.`,
    );
  });

  it('cannot be a missing file or a folder', async () => {
    await expect(BreachedPasswords.open('/nowhere/pwned.txt', silent)).rejects.toThrow(
      'The setting BREACHED_PASSWORDS_FILE names a file that cannot be read: /nowhere/pwned.txt (ENOENT).',
    );
    await expect(BreachedPasswords.open('/', silent)).rejects.toThrow('cannot be read: / (EISDIR).');
  });

  it('refuses nothing while it cannot be read, and the log says so without the password', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const list = await BreachedPasswords.open(breachedFile(['password 1']), log);
    await list.close();
    expect(await list.has('password 1')).toBe(false);
    expect(lines.join('')).toContain('the file of breached passwords could not be read');
    expect(lines.join('')).not.toContain('password 1');
    expect(lines.join('')).not.toContain(sha1Of('password 1'));
  });
});
