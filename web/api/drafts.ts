/** What was typed into a form: the text of each field by its name. */
export type Draft = Readonly<Record<string, string>>;

interface Kept {
  /** Whose drafts they are. */
  readonly uid: string;
  /** By the name of the form, the oldest first. */
  readonly drafts: readonly (readonly [name: string, draft: Draft])[];
}

const key = 'lyceum-drafts';
/** Forms that are kept, and the characters of one of them: the longest assignment has about 30,000. */
const mostDrafts = 8;
const longestDraft = 60_000;

let owner: string | null = null;

/** This tab's storage alone: another tab, another day, another person at this computer never reads it. */
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
    // Storage can be full or closed to us; what is typed then lasts as long as its form.
  }
}

const without = (name: string): Kept['drafts'] => {
  const kept = load();
  return kept?.uid === owner ? kept.drafts.filter(([each]) => each !== name) : [];
};

/** What an account typed and did not send, through a reload of the page and a sign-in that has expired. */
export const drafts = {
  /** Says who is signed in, null for nobody: what somebody else left behind is dropped. */
  belongTo(uid: string | null): void {
    owner = uid;
    if (uid !== null && load()?.uid !== uid) store(null);
  },
  read(name: string): Draft | null {
    const kept = load();
    const found = kept?.uid === owner ? kept.drafts.find(([each]) => each === name) : undefined;
    return found?.[1] ?? null;
  },
  /** Keeps what stands in a form in the place of what was kept of it; one that is too long is left as it was. */
  keep(name: string, draft: Draft): void {
    if (owner === null || JSON.stringify(draft).length > longestDraft) return;
    store({ uid: owner, drafts: [...without(name), [name, draft] as const].slice(-mostDrafts) });
  },
  drop(name: string): void {
    if (owner !== null) store({ uid: owner, drafts: without(name) });
  },
  /** For whoever signs out: nothing stays behind. */
  dropAll: (): void => store(null),
};
