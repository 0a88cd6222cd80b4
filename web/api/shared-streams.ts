import { type Frame, isEventStream, readFrames } from './event-frames.ts';

/** What a page asks of the worker that shares streams between the tabs of a browser. The page chooses `id`. */
export type Asked =
  | { readonly type: 'follow'; readonly id: number; readonly stream: Stream }
  | { readonly type: 'leave'; readonly id: number }
  | { readonly type: 'ping' };

/** A stream as a page asks for it: the address, the bearer token, and the last event that the page has. */
export interface Stream {
  readonly address: string;
  readonly token: string | null;
  readonly lastEventId: string | undefined;
}

/** What the worker reports about one stream. `refused` and `ended` are the last reports. */
export type News =
  | { readonly type: 'open' }
  | { readonly type: 'frame'; readonly frame: Frame }
  | { readonly type: 'retry'; readonly milliseconds: number }
  | {
      readonly type: 'refused';
      readonly status: number;
      readonly body: unknown;
      readonly retryAfter: string | null;
    }
  | { readonly type: 'ended' };

/** Whether this is the last report. */
export const isLast = ({ type }: News): boolean => type === 'refused' || type === 'ended';

export type Told = { readonly type: 'pong' } | { readonly id: number; readonly news: News };

type Follower = (news: News) => void;

/** The most that is repeated to a tab that joins later. */
const mostRetold = 1_000;

/** Milliseconds of silence after which a tab counts as gone. Browsers let a hidden tab run only once a minute. */
const longestSilence = 150_000;

/** One connection to the server with its followers. */
class Connection {
  readonly #followers = new Set<Follower>();
  readonly #controller = new AbortController();
  /** Everything reported since the beginning; null once that is too much. */
  #told: News[] | null = [];

  constructor(
    private readonly stream: Stream,
    private readonly onEnd: () => void,
  ) {
    void this.#run();
  }

  get followers(): readonly Follower[] {
    return [...this.#followers];
  }

  /** Whether this connection has everything that a follower with this last event needs. */
  continues(lastEventId: string | undefined): boolean {
    return this.#told !== null && this.stream.lastEventId === lastEventId;
  }

  join(follower: Follower): void {
    this.#followers.add(follower);
    this.#told?.forEach(follower);
  }

  /** The connection ends with its last follower. */
  leave(follower: Follower): void {
    if (this.#followers.delete(follower) && this.#followers.size === 0) this.end();
  }

  end(): void {
    this.#followers.clear();
    this.#controller.abort();
    this.onEnd();
  }

  #tell(news: News): void {
    if (this.#told && this.#told.length < mostRetold) this.#told.push(news);
    else this.#told = null;
    for (const follower of this.#followers) follower(news);
  }

  async #run(): Promise<void> {
    const { address, token, lastEventId } = this.stream;
    const headers: Record<string, string> = { accept: 'text/event-stream' };
    if (token !== null) headers.authorization = `Bearer ${token}`;
    if (lastEventId !== undefined) headers['last-event-id'] = lastEventId;
    try {
      const response = await fetch(address, { headers, signal: this.#controller.signal });
      if (response.body !== null && isEventStream(response)) {
        this.#tell({ type: 'open' });
        const onRetry = (milliseconds: number) => this.#tell({ type: 'retry', milliseconds });
        for await (const frame of readFrames(response.body, { onRetry }))
          this.#tell({ type: 'frame', frame });
      } else if (!response.ok) {
        const body: unknown = await response.json().catch(() => null);
        const retryAfter = response.headers.get('retry-after');
        this.#tell({ type: 'refused', status: response.status, body, retryAfter });
      }
    } catch {
      // The connection broke, or has no followers left. Followers reconnect by their own rules.
    }
    this.#tell({ type: 'ended' });
    this.end();
  }
}

/** The streams that the tabs of one browser share: one connection for each stream, however many follow it. */
export class SharedStreams {
  readonly #connections = new Map<string, Connection>();
  readonly #tabs = new Set<Tab>();

  /** Adds a tab, which sends and receives through its port. */
  add(port: MessagePort): void {
    const tab = new Tab(port, (stream, follower) => this.#follow(stream, follower));
    this.#tabs.add(tab);
  }

  /** Removes tabs that left without saying so. Call it about every half minute. */
  forgetSilent(at = Date.now()): void {
    for (const tab of this.#tabs) {
      if (at - tab.heardAt < longestSilence) continue;
      tab.end();
      this.#tabs.delete(tab);
    }
  }

  /**
   * Whoever has the same token may follow the same connection, from its beginning. Where that can no longer be told
   * again, or the follower comes with another last event, all of them go on with a new connection and its snapshot.
   */
  #follow(stream: Stream, follower: Follower): () => void {
    const key = JSON.stringify([stream.token, stream.address]);
    const present = this.#connections.get(key);
    if (present?.continues(stream.lastEventId)) {
      present.join(follower);
    } else {
      const fresh = new Connection(present ? { ...stream, lastEventId: undefined } : stream, () => {
        if (this.#connections.get(key) === fresh) this.#connections.delete(key);
      });
      this.#connections.set(key, fresh);
      for (const each of [...(present?.followers ?? []), follower]) fresh.join(each);
      present?.end();
    }
    // The connection may have been replaced by then.
    return () => this.#connections.get(key)?.leave(follower);
  }
}

/** A tab with the streams that it follows. */
class Tab {
  readonly #leave = new Map<number, () => void>();
  heardAt = Date.now();

  constructor(
    private readonly port: MessagePort,
    private readonly follow: (stream: Stream, follower: Follower) => () => void,
  ) {
    port.onmessage = ({ data }: MessageEvent<Asked>) => this.#hear(data);
  }

  end(): void {
    for (const leave of this.#leave.values()) leave();
    this.#leave.clear();
    this.port.close();
  }

  #hear(asked: Asked): void {
    this.heardAt = Date.now();
    if (asked.type === 'ping') this.#tell({ type: 'pong' });
    else if (asked.type === 'leave') {
      this.#leave.get(asked.id)?.();
      this.#leave.delete(asked.id);
    } else {
      const { id, stream } = asked;
      const leave = this.follow(stream, (news) => {
        if (isLast(news)) this.#leave.delete(id);
        this.#tell({ id, news });
      });
      this.#leave.set(id, leave);
    }
  }

  #tell(told: Told): void {
    this.port.postMessage(told);
  }
}
