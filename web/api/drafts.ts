import type { TextCipher } from './sealed-text.ts';

/** The unsent text of a form: each field's text by its name. */
export type Draft = Readonly<Record<string, string>>;

/** Drafts with the names of their forms, the oldest first. */
type NamedDrafts = readonly (readonly [name: string, draft: Draft])[];

/**
 * The limits: how many forms are kept, and how many characters of each. The longest possible assignment has
 * about 30,000.
 */
const maximumDrafts = 8;
const maximumLength = 60_000;

/**
 * What an account typed but did not send. The browser's storage keeps it, encrypted with a key that the
 * server gives only to this account and that stays in memory.
 */
class Drafts {
  readonly #storage: () => Storage;
  readonly #key: string;
  #owner: string | null = null;
  #cipher: TextCipher | null = null;
  /**
   * The encrypted text that the storage had when it was last read or written. It is decrypted again only when
   * another tab has changed it.
   */
  #seen: string | null = null;
  /** The drafts, as in the storage. Where the storage is full or blocked, they last as long as the page. */
  #held: NamedDrafts = [];

  constructor(storage: () => Storage, key: string) {
    this.#storage = storage;
    this.#key = key;
  }

  /**
   * Sets who is signed in, null for nobody. Another account's drafts are dropped.
   * @param cipher encrypts for the account; without it the drafts last as long as the page
   */
  setOwner(uid: string | null, cipher: TextCipher | null): void {
    this.#owner = uid;
    this.#cipher = uid === null ? null : cipher;
    this.#held = [];
    this.#seen = null;
    this.#load();
  }

  read(name: string): Draft | null {
    this.#load();
    return this.#held.find(([draftName]) => draftName === name)?.[1] ?? null;
  }

  /** Replaces the draft of a form. A draft that is too long is ignored, and the old one stays. */
  keep(name: string, draft: Draft): void {
    if (this.#owner === null || JSON.stringify(draft).length > maximumLength) return;
    this.#store([...this.#without(name), [name, draft] as const].slice(-maximumDrafts));
  }

  drop(name: string): void {
    if (this.#owner !== null) this.#store(this.#without(name));
  }

  dropAll(): void {
    this.#store([]);
  }

  /**
   * Reads what is stored, since another tab may have changed it. Text that cannot be decrypted belongs to
   * another account and is dropped.
   */
  #load(): void {
    if (this.#cipher === null) return;
    try {
      const stored = this.#storage().getItem(this.#key);
      if (stored !== null && stored === this.#seen) return;
      const text = stored === null ? null : this.#cipher.open(stored);
      if (stored !== null && text === null) this.#storage().removeItem(this.#key);
      this.#held = text === null ? [] : (JSON.parse(text) as NamedDrafts);
      this.#seen = stored;
    } catch {
      this.#cipher = null;
    }
  }

  #without(name: string): NamedDrafts {
    this.#load();
    return this.#held.filter(([draftName]) => draftName !== name);
  }

  #store(drafts: NamedDrafts): void {
    this.#held = drafts;
    try {
      if (drafts.length === 0) this.#storage().removeItem(this.#key);
      else if (this.#cipher !== null) {
        const sealed = this.#cipher.seal(JSON.stringify(drafts));
        this.#storage().setItem(this.#key, sealed);
        this.#seen = sealed;
      }
    } catch {
      this.#cipher = null;
    }
  }
}

/**
 * Drafts of forms, in the storage of their tab. They survive a reload and an expired sign-in, and are deleted
 * at sign-out.
 */
export const drafts = new Drafts(() => sessionStorage, 'lyceum-drafts');

/**
 * Drafts of questions to the tutor, in the storage of the browser. They also survive the closing of their
 * tab, and are deleted when nobody is signed in any more, since students share devices.
 */
export const questionDrafts = new Drafts(() => localStorage, 'lyceum-questions');
