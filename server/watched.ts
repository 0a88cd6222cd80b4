/** A value that calls its listeners with each new value. */
export class Watched<Value> {
  readonly #listeners = new Set<(value: Value) => void>();

  constructor(private current: Value) {}

  get value(): Value {
    return this.current;
  }

  set(value: Value): void {
    this.current = value;
    for (const listener of this.#listeners) listener(value);
  }

  /** Calls the listener with each further value. @returns a function that ends this */
  subscribe(listener: (value: Value) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
