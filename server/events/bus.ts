/**
 * Carries messages to the current subscribers of a channel; stores nothing. Between nodes a message is a hint
 * that can be lost: what must not be lost is in the database, and whoever subscribes reads it again after
 * `onMissed`.
 */
export interface Bus {
  /** Whether other nodes share the bus. Without them everything happens in this process. */
  readonly spansNodes: boolean;
  /** Whether messages reach the other nodes at the moment. */
  readonly isConnected: boolean;
  /** The number of listeners on all channels. */
  readonly listeners: number;

  /**
   * Publishes to the listeners of this node and of all others. Between nodes the message becomes JSON.
   * @throws the first error of a listener of this node, after every listener has received the message
   */
  publish<M>(channel: string, message: M): void;
  /** Publishes to the listeners of this node alone. @throws as `publish` does */
  publishHere<M>(channel: string, message: M): void;
  /** Publishes to the listeners of the other nodes alone. */
  publishElsewhere<M>(channel: string, message: M): void;

  /** @returns a function that unsubscribes */
  subscribe<M>(channel: string, listener: (message: M) => void): () => void;
  /**
   * Fulfilled when every message that another node publishes on a subscribed channel from now on arrives
   * here. When the other nodes cannot be reached it is fulfilled as well; `onMissed` follows when they can.
   */
  subscribed(channel: string): Promise<void>;
  /**
   * Calls the listener when messages of other nodes may have been lost.
   * @returns a function that unsubscribes
   */
  onMissed(listener: () => void): () => void;
}
