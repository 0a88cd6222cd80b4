/**
 * Shares a read among all who ask for it in the same turn of the event loop. A change of a class is told to all of its students at
 * once, and each of them would read the whole class. The read begins when the first of them needs it, so after the change.
 */
export class SharedReads<Result> {
  readonly #ofThisTurn = new Map<string, () => Promise<Result>>();

  /** @returns a function that reads once, however often it is called */
  of(key: string, read: () => Promise<Result>): () => Promise<Result> {
    const known = this.#ofThisTurn.get(key);
    if (known) return known;
    let result: Promise<Result> | undefined;
    const shared = () => {
      result ??= read();
      return result;
    };
    this.#ofThisTurn.set(key, shared);
    setImmediate(() => this.#ofThisTurn.delete(key));
    return shared;
  }
}
