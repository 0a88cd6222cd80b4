/** A text that this browser keeps. */
export interface KeptText {
  /** @returns null when nothing is kept, or storage is blocked */
  readonly read: () => string | null;
  /** Null forgets it. Where storage is blocked nothing is kept, and what was chosen lasts as long as the page. */
  readonly write: (text: string | null) => void;
}

/**
 * A text under a key of the browser's storage, which may be blocked.
 * @param storage is a function, since a browser that blocks its storage throws when it is named
 */
export const keptText = (storage: () => Storage, key: string): KeptText => ({
  read: () => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  write: (text) => {
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
    } catch {
      // Blocked, or full.
    }
  },
});
