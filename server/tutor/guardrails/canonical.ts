/** A text made plain, with what was hidden in it. */
export interface Canonical {
  /** NFKC, look-alike letters and digits replaced, zero-width characters gone, LaTeX and number words made plain. */
  readonly text: string;
  /** Texts found encoded inside it (base64, hex, rot13, reversed, spaced out), each made plain as well. */
  readonly hidden: readonly string[];
}
