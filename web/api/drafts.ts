/** The unsent text of a form: each field's text by its name. */
export type Draft = Readonly<Record<string, string>>;

interface Kept {
  /** The account that the drafts belong to. */
  readonly uid: string;
  /** By the name of the form, the oldest first. */
  readonly drafts: readonly (readonly [name: string, draft: Draft])[];
}

const key = 'lyceum-drafts';
/** Limits: how many forms are kept, and how many characters of each. The longest assignment has about 30,000. */
const mostDrafts = 8;
const longestDraft = 60_000;

let owner: string | null = null;

/** In this tab's storage only: no other tab, and nobody who uses this computer later, can read it. */
function load(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
    return kept !== null && Array.isArray(kept.drafts) ? kept : null;
  } catch {
    return null;
  }
}

function store(kept: Kept | null): void {
  try {
    if (kept === null || kept.drafts.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage can be full or blocked. The draft then lasts as long as its form.
  }
}

const without = (name: string): Kept['drafts'] => {
  const kept = load();
  return kept?.uid === owner ? kept.drafts.filter(([each]) => each !== name) : [];
};

/** What an account typed but did not send. Drafts survive a reload and an expired sign-in. */
export const drafts = {
  /** Sets who is signed in, null for nobody. Another account's drafts are dropped. */
  belongTo(uid: string | null): void {
    owner = uid;
    if (uid !== null && load()?.uid !== uid) store(null);
  },
  read(name: string): Draft | null {
    const kept = load();
    const found = kept?.uid === owner ? kept.drafts.find(([each]) => each === name) : undefined;
    return found?.[1] ?? null;
  },
  /** Replaces the draft of a form. A draft that is too long is ignored, and the old one stays. */
  keep(name: string, draft: Draft): void {
    if (owner === null || JSON.stringify(draft).length > longestDraft) return;
    store({ uid: owner, drafts: [...without(name), [name, draft] as const].slice(-mostDrafts) });
  },
  drop(name: string): void {
    if (owner !== null) store({ uid: owner, drafts: without(name) });
  },
  /** Drops all drafts when the account signs out. */
  dropAll: (): void => store(null),
};
