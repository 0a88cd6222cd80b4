/**
 * Makes a model's pieces safe to store unchanged: removes U+0000, which PostgreSQL cannot store, and joins
 * surrogate pairs that were cut between two pieces. An unpaired surrogate becomes U+FFFD; at the end of the
 * text it is dropped.
 */
export class WholeCharacters {
  #half = '';

  /** @returns the text that is complete, possibly empty */
  push(piece: string): string {
    const text = this.#half + piece.replaceAll('\0', '');
    const last = text.charCodeAt(text.length - 1);
    const cut = last >= 0xd800 && last <= 0xdbff;
    this.#half = cut ? text.slice(-1) : '';
    return (cut ? text.slice(0, -1) : text).toWellFormed();
  }
}
