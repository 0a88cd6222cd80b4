/**
 * Makes a model's pieces text that every database keeps as it is: PostgreSQL cannot store U+0000, and half a
 * surrogate pair would be stored as another character than was shown. A pair that was cut between two pieces is
 * put together again.
 */
export class WholeCharacters {
  #half = '';

  /** @returns the text that may go on, possibly nothing */
  push(piece: string): string {
    const text = this.#half + piece.replaceAll('\0', '');
    const last = text.charCodeAt(text.length - 1);
    const cut = last >= 0xd800 && last <= 0xdbff;
    this.#half = cut ? text.slice(-1) : '';
    return (cut ? text.slice(0, -1) : text).toWellFormed();
  }
}
