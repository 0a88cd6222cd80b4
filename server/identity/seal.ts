import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
/** The lengths that GCM is made for, in bytes. */
const nonceLength = 12;
const tagLength = 16;

/**
 * Encrypts small secrets at rest with a key that is derived from the server's secret (AUTH_SECRET), so that a
 * copy of the database alone reveals none.
 */
export class Seal {
  readonly #key: Buffer;

  /** @param purpose each purpose has a key of its own */
  constructor(serverSecret: string, purpose: string) {
    this.#key = Buffer.from(hkdfSync('sha256', serverSecret, '', `lyceum ${purpose}`, 32));
  }

  /**
   * @param owner whose secret it is; it cannot be opened for another owner
   * @returns the nonce, the tag and the encrypted text, in base64url
   */
  seal(text: string, owner: string): string {
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv(algorithm, this.#key, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @returns the text; null when it was sealed with another key or for another owner */
  open(sealed: string, owner: string): string | null {
    const bytes = Buffer.from(sealed, 'base64url');
    const nonce = bytes.subarray(0, nonceLength);
    const tag = bytes.subarray(nonceLength, nonceLength + tagLength);
    try {
      const decipher = createDecipheriv(algorithm, this.#key, nonce, { authTagLength: tagLength })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      const text = decipher.update(bytes.subarray(nonceLength + tagLength));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }
}
