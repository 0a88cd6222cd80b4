import type { Bus } from './bus.ts';
import { type FramedMessage, StreamRelay } from './stream-relay.ts';

/** The channel on which a node tells the others that it begins to follow a stream. */
export const followed = 'followed';

/** How many streams one query of the sweep looks at. */
const streamsAtOnce = 500;

/** What the relays read from the event log. */
interface Log {
  readonly channel: (streamId: string) => string;
  lastNumbers(ids: readonly string[]): Promise<{ id: string; number: number }[]>;
  after(streamId: string, number: number): AsyncIterable<FramedMessage & { readonly number: number }>;
}

/** The relays of the streams that somebody follows on this node, while several nodes write to them. */
export class StreamRelays {
  readonly #relays = new Map<string, StreamRelay>();

  constructor(
    private readonly bus: Bus,
    private readonly log: Log,
  ) {
    bus.onMissed(() => this.#catchUp());
  }

  /**
   * @returns `ready`, which is fulfilled once no message of another node can be missed, and a function that
   * ends the following
   */
  follow(
    streamId: string,
    follower: (message: FramedMessage) => void,
  ): { ready: Promise<void>; unsubscribe: () => void } {
    const relay = this.#relays.get(streamId) ?? this.#open(streamId);
    const end = relay.follow(follower);
    return {
      ready: relay.ready,
      unsubscribe: () => {
        end();
        if (relay.isFollowed || this.#relays.get(streamId) !== relay) return;
        this.#relays.delete(streamId);
        relay.end();
      },
    };
  }

  #open(streamId: string): StreamRelay {
    const relay = new StreamRelay(this.bus, this.log.channel(streamId), {
      lastNumber: async () => (await this.log.lastNumbers([streamId]))[0]?.number ?? 0,
      after: (number) => this.log.after(streamId, number),
    });
    this.#relays.set(streamId, relay);
    return relay;
  }

  /** Looks for events that nobody announced. */
  async sweep(): Promise<void> {
    const ids = [...this.#relays.keys()];
    for (let from = 0; from < ids.length; from += streamsAtOnce) {
      const some = ids.slice(from, from + streamsAtOnce);
      for (const { id, number } of await this.log.lastNumbers(some)) this.#relays.get(id)?.want(number);
    }
  }

  /** Messages of other nodes may have been lost: reads the streams again, and asks for what is not stored. */
  #catchUp(): void {
    // A failure does no harm: the next sweep finds the same events.
    void this.sweep().catch(() => {});
    for (const streamId of this.#relays.keys()) this.bus.publishElsewhere(followed, streamId);
  }
}
