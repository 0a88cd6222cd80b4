import type { Bus } from './bus.ts';

/** The bus of a single node: messages stay in this process. */
export class MemoryBus implements Bus {
  readonly spansNodes = false;
  readonly isConnected = true;
  readonly #channels = new Map<string, Set<(message: never) => void>>();

  publish<M>(channel: string, message: M): void {
    // Every listener gets the message, even if an earlier one throws.
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

  publishHere<M>(channel: string, message: M): void {
    this.publish(channel, message);
  }

  publishElsewhere(): void {}

  get listeners(): number {
    return [...this.#channels.values()].reduce((sum, listeners) => sum + listeners.size, 0);
  }

  subscribe<M>(channel: string, listener: (message: M) => void): () => void {
    const listeners = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#channels.delete(channel);
    };
  }

  /** Whether anybody listens to a channel. */
  has(channel: string): boolean {
    return this.#channels.has(channel);
  }

  async subscribed(): Promise<void> {}

  onMissed(): () => void {
    return () => {};
  }
}
