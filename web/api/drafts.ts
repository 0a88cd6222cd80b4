import type { SealedText } from './sealed-text.ts';

/** The unsent text of a form: each field's text by its name. */
export type Draft = Readonly<Record<string, string>>;

/** By the name of the form, the oldest first. */
type Drafts = readonly (readonly [name: string, draft: Draft])[];

const key = 'lyceum-drafts';
/** Limits: how many forms are kept, and how many characters of each. The longest assignment has about 30,000. */
const maximumDrafts = 8;
const maximumLength = 60_000;

let owner: string | null = null;
/** Encrypts with the key of the owner, which is only in memory. */
let sealed: SealedText | null = null;
let held: Drafts = [];

/** The owner's drafts in the storage of this tab. Others cannot be decrypted, and are dropped. */
function load({ open }: SealedText): Drafts {
  try {
    const stored = sessionStorage.getItem(key);
    const text = stored === null ? null : open(stored);
    if (text === null) sessionStorage.removeItem(key);
    return text === null ? [] : (JSON.parse(text) as Drafts);
  } catch {
    return [];
  }
}

function store(drafts: Drafts): void {
  held = drafts;
  try {
    if (held.length === 0) sessionStorage.removeItem(key);
    else if (sealed !== null) sessionStorage.setItem(key, sealed.seal(JSON.stringify(held)));
  } catch {
    // Storage can be full or blocked. The drafts then last as long as the page.
  }
}

const without = (name: string): Drafts => held.filter(([draftName]) => draftName !== name);

/**
 * What an account typed but did not send. Drafts survive a reload and an expired sign-in: the storage of this tab has them,
 * encrypted with a key that the server gives to the account alone.
 */
export const drafts = {
  /**
   * Sets who is signed in, null for nobody. Another account's drafts are dropped.
   * @param seal encrypts for the account; without it the drafts last as long as the page
   */
  setOwner(uid: string | null, seal: SealedText | null): void {
    owner = uid;
    sealed = uid === null ? null : seal;
    held = sealed === null ? [] : load(sealed);
  },
  read: (name: string): Draft | null => held.find(([draftName]) => draftName === name)?.[1] ?? null,
  /** Replaces the draft of a form. A draft that is too long is ignored, and the old one stays. */
  keep(name: string, draft: Draft): void {
    if (owner === null || JSON.stringify(draft).length > maximumLength) return;
    store([...without(name), [name, draft] as const].slice(-maximumDrafts));
  },
  drop(name: string): void {
    if (owner !== null) store(without(name));
  },
  /** Drops all drafts when the account signs out. */
  dropAll: (): void => store([]),
};
