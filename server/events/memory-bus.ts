import type { Bus } from './bus.ts';

/** A channel has its name, so that its thousands of subscriptions need no copy of it. */
interface Channel {
  readonly name: string;
  readonly listeners: Set<(message: never) => void>;
}

/** The bus of a single node: messages stay in this process. */
export class MemoryBus implements Bus {
  readonly spansNodes = false;
  readonly isConnected = true;
  readonly #channels = new Map<string, Channel>();

  publish<M>(channel: string, message: M): void {
    // Every listener gets the message, even if an earlier one throws.
    const failures: unknown[] = [];
    for (const listener of this.#channels.get(channel)?.listeners ?? []) {
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
    return [...this.#channels.values()].reduce((sum, { listeners }) => sum + listeners.size, 0);
  }

  subscribe<M>(name: string, listener: (message: M) => void): () => void {
    const channel = this.#channels.get(name) ?? { name, listeners: new Set() };
    this.#channels.set(name, channel);
    channel.listeners.add(listener);
    return () => {
      channel.listeners.delete(listener);
      if (channel.listeners.size === 0) this.#channels.delete(channel.name);
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
