/** Carries messages to everyone in this process who listens to a channel now; keeps nothing. */
export class Bus {
  readonly #channels = new Map<string, Set<(message: never) => void>>();

  /** @throws what the first listener that failed threw, once every other one has heard the message */
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

  /** How many listen, to whichever channel. */
  get listeners(): number {
    return [...this.#channels.values()].reduce((sum, listeners) => sum + listeners.size, 0);
  }

  /** @returns ends the subscription */
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
