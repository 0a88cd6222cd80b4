/**
 * Shares a read among all calls for it in the same turn of the event loop. A change of a class notifies all
 * of its students at once, and the feed of each of them would otherwise read the whole class. A call in a
 * later turn reads again, so that nobody gets an old state.
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
