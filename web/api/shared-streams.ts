import { type Frame, isEventStream, readFrames } from './event-frames.ts';

/** A tab's request to the worker that shares streams between the tabs of a browser. The tab chooses `id`. */
export type TabRequest =
  | { readonly type: 'follow'; readonly id: number; readonly stream: Stream }
  | { readonly type: 'leave'; readonly id: number }
  | { readonly type: 'ping' };

/** A requested stream: the address, the bearer token, and the last event that the tab has. */
export interface Stream {
  readonly address: string;
  readonly token: string | null;
  readonly lastEventId: string | undefined;
}

/** What the worker reports about one stream. After `refused` comes `ended`, which adds nothing. */
export type StreamReport =
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

/** Whether a tab needs no further report. */
export const isLast = ({ type }: StreamReport): boolean => type === 'refused' || type === 'ended';

export type WorkerMessage =
  | { readonly type: 'pong' }
  | { readonly id: number; readonly report: StreamReport };

type Follower = (report: StreamReport) => void;

/** The most reports that are repeated to a tab that joins later. */
const repeatedMaximum = 1_000;

/**
 * Milliseconds of silence after which a tab counts as gone. Browsers let a hidden tab run only once a minute.
 */
const longestSilence = 150_000;

/** One connection to the server with its followers. */
class Connection {
  readonly #followers = new Set<Follower>();
  readonly #controller = new AbortController();
  /** All reports since the beginning, to repeat to a new follower; null once there are too many. */
  #reports: StreamReport[] | null = [];

  constructor(
    private readonly stream: Stream,
    private readonly onEnd: () => void,
  ) {
    void this.#run();
  }

  get followers(): readonly Follower[] {
    return [...this.#followers];
  }

  /**
   * Whether a follower with this last event can join: the connection began after the same event, and all of
   * its reports can be repeated.
   */
  continues(lastEventId: string | undefined): boolean {
    return this.#reports !== null && this.stream.lastEventId === lastEventId;
  }

  join(follower: Follower): void {
    this.#followers.add(follower);
    this.#reports?.forEach(follower);
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

  #report(report: StreamReport): void {
    if (this.#reports && this.#reports.length < repeatedMaximum) this.#reports.push(report);
    else this.#reports = null;
    for (const follower of this.#followers) follower(report);
  }

  async #run(): Promise<void> {
    const { address, token, lastEventId } = this.stream;
    const headers: Record<string, string> = { accept: 'text/event-stream' };
    if (token !== null) headers.authorization = `Bearer ${token}`;
    if (lastEventId !== undefined) headers['last-event-id'] = lastEventId;
    try {
      const response = await fetch(address, { headers, signal: this.#controller.signal });
      if (response.body !== null && isEventStream(response)) {
        const onOpen = () => this.#report({ type: 'open' });
        const onRetry = (milliseconds: number) => this.#report({ type: 'retry', milliseconds });
        for await (const frame of readFrames(response.body, { onOpen, onRetry }))
          this.#report({ type: 'frame', frame });
      } else if (!response.ok) {
        const body: unknown = await response.json().catch(() => null);
        const retryAfter = response.headers.get('retry-after');
        this.#report({ type: 'refused', status: response.status, body, retryAfter });
      }
    } catch {
      // The connection broke, or has no followers left. Followers reconnect by their own rules.
    }
    this.#report({ type: 'ended' });
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

  /** Removes tabs that closed without a `leave` request. Call it about every half minute. */
  removeSilentTabs(at = performance.now()): void {
    for (const tab of this.#tabs) {
      if (at - tab.lastMessageAt < longestSilence) continue;
      tab.end();
      this.#tabs.delete(tab);
    }
  }

  /**
   * Tabs with the same token follow the same connection, and a new follower gets all of its reports from the
   * beginning. A connection cannot serve a new follower when its reports can no longer be repeated, or when
   * the follower has another last event. Then all followers move to a new connection, which begins with a
   * snapshot.
   */
  #follow(stream: Stream, follower: Follower): () => void {
    const key = JSON.stringify([stream.token, stream.address]);
    const existing = this.#connections.get(key);
    if (existing?.continues(stream.lastEventId)) {
      existing.join(follower);
    } else {
      const replacement = new Connection(existing ? { ...stream, lastEventId: undefined } : stream, () => {
        if (this.#connections.get(key) === replacement) this.#connections.delete(key);
      });
      this.#connections.set(key, replacement);
      for (const tabFollower of [...(existing?.followers ?? []), follower]) replacement.join(tabFollower);
      existing?.end();
    }
    // By the time the follower leaves, the connection may have been replaced.
    return () => this.#connections.get(key)?.leave(follower);
  }
}

/** A tab with the streams that it follows. */
class Tab {
  /** The function that leaves each followed stream, by the id of its request. */
  readonly #leaveStream = new Map<number, () => void>();
  lastMessageAt = performance.now();

  constructor(
    private readonly port: MessagePort,
    private readonly follow: (stream: Stream, follower: Follower) => () => void,
  ) {
    port.onmessage = ({ data }: MessageEvent<TabRequest>) => this.#handle(data);
  }

  end(): void {
    for (const leave of this.#leaveStream.values()) leave();
    this.#leaveStream.clear();
    this.port.close();
  }

  #handle(request: TabRequest): void {
    this.lastMessageAt = performance.now();
    if (request.type === 'ping') this.#send({ type: 'pong' });
    else if (request.type === 'leave') {
      this.#leaveStream.get(request.id)?.();
      this.#leaveStream.delete(request.id);
    } else {
      const { id, stream } = request;
      const leave = this.follow(stream, (report) => {
        if (isLast(report)) this.#leaveStream.delete(id);
        this.#send({ id, report });
      });
      this.#leaveStream.set(id, leave);
    }
  }

  #send(message: WorkerMessage): void {
    this.port.postMessage(message);
  }
}
