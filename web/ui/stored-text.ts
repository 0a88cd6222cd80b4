/** A text in the browser's storage. */
export interface StoredText {
  /** @returns null when nothing is stored, or storage is blocked */
  readonly read: () => string | null;
  /** Stores the text; null removes it. Where storage is blocked, nothing happens. */
  readonly write: (text: string | null) => void;
}

/**
 * A text under a key of the browser's storage, which may be blocked.
 * @param storage a function, since a browser that blocks its storage throws as soon as `localStorage` is read
 */
export const storedText = (storage: () => Storage, key: string): StoredText => ({
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
      // The storage is blocked or full.
    }
  },
});
