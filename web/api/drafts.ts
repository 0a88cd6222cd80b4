/** The unsent text of a form: each field's text by its name. */
export type Draft = Readonly<Record<string, string>>;

/** What the storage of this tab holds. */
interface StoredDrafts {
  /** The account that the drafts belong to. */
  readonly uid: string;
  /** By the name of the form, the oldest first. */
  readonly drafts: readonly (readonly [name: string, draft: Draft])[];
}

const key = 'lyceum-drafts';
/** Limits: how many forms are kept, and how many characters of each. The longest assignment has about 30,000. */
const maximumDrafts = 8;
const maximumLength = 60_000;

let owner: string | null = null;

/** Reads this tab's own storage: no other tab, and nobody who uses this computer later, can read it. */
function load(): StoredDrafts | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredDrafts | null;
    return stored !== null && Array.isArray(stored.drafts) ? stored : null;
  } catch {
    return null;
  }
}

function store(stored: StoredDrafts | null): void {
  try {
    if (stored === null || stored.drafts.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // Storage can be full or blocked. The draft then lasts as long as its form.
  }
}

/** The owner's drafts except that of one form. */
const draftsWithout = (name: string): StoredDrafts['drafts'] => {
  const stored = load();
  return stored?.uid === owner ? stored.drafts.filter(([draftName]) => draftName !== name) : [];
};

/** What an account typed but did not send. Drafts survive a reload and an expired sign-in. */
export const drafts = {
  /** Sets who is signed in, null for nobody. Another account's drafts are dropped. */
  setOwner(uid: string | null): void {
    owner = uid;
    if (uid !== null && load()?.uid !== uid) store(null);
  },
  read(name: string): Draft | null {
    const stored = load();
    const entry = stored?.uid === owner ? stored.drafts.find(([draftName]) => draftName === name) : undefined;
    return entry?.[1] ?? null;
  },
  /** Replaces the draft of a form. A draft that is too long is ignored, and the old one stays. */
  keep(name: string, draft: Draft): void {
    if (owner === null || JSON.stringify(draft).length > maximumLength) return;
    store({ uid: owner, drafts: [...draftsWithout(name), [name, draft] as const].slice(-maximumDrafts) });
  },
  drop(name: string): void {
    if (owner !== null) store({ uid: owner, drafts: draftsWithout(name) });
  },
  /** Drops all drafts when the account signs out. */
  dropAll: (): void => store(null),
};
