/** Publishes messages to the current subscribers of a channel in this process; stores nothing. */
export class Bus {
  readonly #channels = new Map<string, Set<(message: never) => void>>();

  /** @throws the first error of a listener, after every listener has received the message */
  publish<M>(channel: string, message: M): void {
    const failures: unknown[] = [];
    for (const listener of this.#channels.get(channel) ?? []) {
      try {
        (listener as (message: M) => void)(message);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  /** The number of listeners on all channels. */
  get listeners(): number {
    return [...this.#channels.values()].reduce((sum, listeners) => sum + listeners.size, 0);
  }

  /** @returns a function that unsubscribes */
  subscribe<M>(channel: string, listener: (message: M) => void): () => void {
    const listeners = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#channels.delete(channel);
    };
  }
}
