import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { PasswordList } from '../context.ts';

/** More bytes than the longest line has: 40 digits, a colon, a count and the end of the line. */
const longestLine = 128;
/** A search reads the remaining part of the file whole once it has at most this many bytes. */
const blockLength = 4_096;
/** How many lines are checked when the file is opened. */
const sampledLines = 64;

const lineShape = /^[0-9A-F]{40}(?::\d+)?$/;

interface Line {
  /** Where the line after it begins, in bytes. */
  readonly next: number;
  readonly text: string;
}

/**
 * Opens the list that the settings name; null without one.
 * @throws Error with one sentence when the file is not such a list
 */
export const openBreachedPasswords = async (
  { breachedPasswordsFile: path }: { readonly breachedPasswordsFile: string | undefined },
  log: Logger,
): Promise<BreachedPasswords | null> => (path ? BreachedPasswords.open(path, log) : null);

/**
 * A file of the SHA-1 hashes of breached passwords, as the downloader of Pwned Passwords writes it: one hash
 * in a line, in the order of the hashes. A line is `HASH:COUNT` or the hash alone, in capitals or small
 * letters, with either end of line. The file has some 40 GB; a look-up reads only about 25 short pieces of
 * it. The file stays open, so a newer file takes effect at the next start of the server.
 */
export class BreachedPasswords implements PasswordList {
  readonly #file: FileHandle;
  readonly #size: number;
  readonly #log: Logger;

  private constructor(file: FileHandle, size: number, log: Logger) {
    this.#file = file;
    this.#size = size;
    this.#log = log;
  }

  /**
   * @throws Error with one sentence when the file cannot be read, or the lines that are checked are not
   * hashes in their order
   */
  static async open(path: string, log: Logger): Promise<BreachedPasswords> {
    let file: FileHandle | undefined;
    try {
      file = await open(path, 'r');
      const list = new BreachedPasswords(file, (await file.stat()).size, log);
      if (await list.#looksRight()) return list;
    } catch (error) {
      await file?.close();
      const { code } = error as NodeJS.ErrnoException;
      throw new Error(
        `The setting BREACHED_PASSWORDS_FILE names a file that cannot be read: ${path} (${code}).`,
      );
    }
    await file.close();
    throw new Error(
      `The setting BREACHED_PASSWORDS_FILE must name a file with a SHA-1 hash in each line, sorted by hash; ${path} is another one.`,
    );
  }

  /** Whether the list has the password. When the file cannot be read, this is logged and the answer is no. */
  async has(password: string): Promise<boolean> {
    const hash = createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase();
    try {
      return await this.#find(hash);
    } catch (error) {
      this.#log.error({ err: error }, 'the file of breached passwords could not be read');
      return false;
    }
  }

  async close(): Promise<void> {
    await this.#file.close();
  }

  /**
   * A binary search: halves the part of the file in which the line of the hash would begin, then reads what
   * remains.
   */
  async #find(hash: string): Promise<boolean> {
    let from = 0;
    let to = this.#size;
    while (to - from > blockLength) {
      const middle = Math.floor((from + to) / 2);
      const line = await this.#lineAt(middle);
      if (line?.text.startsWith(hash)) return true;
      if (line && line.text < hash) from = line.next;
      else to = middle;
    }
    const block = await this.#read(from, to - from + longestLine);
    return block.split(/\r?\n/).some((text) => text.startsWith(hash));
  }

  /**
   * Whether a sample of the lines has the right form and order. Only a sample, since the whole file takes
   * minutes to read.
   */
  async #looksRight(): Promise<boolean> {
    let before = '';
    for (let n = 0; n < sampledLines; n++) {
      const line = await this.#lineAt(Math.floor((this.#size * n) / sampledLines));
      // No line begins here or later: in a short file the last line has been checked; an empty file has none.
      if (!line) return n > 0;
      if (!lineShape.test(line.text) || line.text < before) return false;
      before = line.text;
    }
    return true;
  }

  /** The first line that begins at this offset or after it; null when there is none. */
  async #lineAt(offset: number): Promise<Line | null> {
    // The byte before is read too: if it ends a line, another one begins at the offset itself. Twice the
    // longest line is enough for the rest of the line around the offset and for the whole next line.
    const readFrom = Math.max(0, offset - 1);
    const text = await this.#read(readFrom, 2 * longestLine);
    const begin = offset === 0 ? 0 : text.indexOf('\n') + 1;
    if (offset > 0 && begin === 0) return null;
    const newline = text.indexOf('\n', begin);
    const end = newline < 0 ? text.length : newline;
    if (end === begin) return null;
    const line = text.slice(begin, end).replace(/\r$/, '');
    return { next: readFrom + end + 1, text: line };
  }

  /**
   * Reads a piece of the file as text in capitals. In Latin-1 each byte is one character, so positions in the
   * text are offsets.
   */
  async #read(position: number, length: number): Promise<string> {
    const { buffer, bytesRead } = await this.#file.read(Buffer.alloc(length), 0, length, position);
    return buffer.toString('latin1', 0, bytesRead).toUpperCase();
  }
}
