/** Carries messages to everyone in this process who listens to a channel now; keeps nothing. */
export class Bus {
  readonly #channels = new Map<string, Set<(message: never) => void>>();

  publish<M>(channel: string, message: M): void {
    for (const listener of this.#channels.get(channel) ?? []) (listener as (message: M) => void)(message);
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
