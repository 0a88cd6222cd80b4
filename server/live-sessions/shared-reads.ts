/**
 * Shares a read among all who ask for it in the same turn of the event loop. A change of a class is told to all of its students at
 * once, and each of them would read the whole class. Who asks in a later turn reads anew, so that nobody gets what was read before.
 */
export class SharedReads<Result> {
  readonly #ofThisTurn = new Map<string, Promise<Result>>();

  of(key: string, read: () => Promise<Result>): Promise<Result> {
    const known = this.#ofThisTurn.get(key);
    if (known !== undefined) return known;
    const result = read();
    this.#ofThisTurn.set(key, result);
    setImmediate(() => this.#ofThisTurn.delete(key));
    return result;
  }
}
