import { hkdfSync } from 'node:crypto';

/**
 * The keys with which browsers encrypt what people typed and did not send. Each account has a key of its own.
 * The page holds it in memory only, so that somebody who is not signed in to the account cannot read what a
 * shared computer stores.
 */
export class DraftKeys {
  readonly #serverSecret: string;

  constructor(serverSecret: string) {
    this.#serverSecret = serverSecret;
  }

  /**
   * The account's key: 32 bytes in base64, the same at each sign-in, so that drafts outlive a sign-in that
   * expired.
   */
  keyOf(uid: string): string {
    return Buffer.from(hkdfSync('sha256', this.#serverSecret, uid, 'lyceum drafts', 32)).toString('base64');
  }
}
