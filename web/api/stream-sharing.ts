import {
  isLast,
  type Stream,
  type StreamReport,
  type TabRequest,
  type WorkerMessage,
} from './shared-streams.ts';
import streamWorkerAddress from './stream-worker.ts?sharedworker&url';

/** Milliseconds between two pings. The worker has to answer each before the next is due. */
const pingEvery = 30_000;

/** The tab's side of the worker that shares streams between the tabs of a browser (stream-worker.ts). */
export class StreamSharing {
  readonly #followers = new Map<number, (report: StreamReport) => void>();
  #worker: SharedWorker | null;
  /** Whether the worker has answered the last ping. */
  #answeredPing = true;
  /** Whether the worker has ever answered. A worker that has answered and has died since can be replaced. */
  hasAnswered = false;
  #lastId = 0;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(worker: SharedWorker) {
    this.#worker = worker;
    worker.port.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      this.#answeredPing = true;
      this.hasAnswered = true;
      if (!('type' in data)) this.#report(data.id, data.report);
    };
    // The worker's script did not load, or was refused.
    worker.onerror = () => this.#giveUp();
    this.#timer = setInterval(() => this.#ping(), pingEvery);
    this.#ping();
    // A closing tab leaves its streams if it still can. Otherwise the worker notices that its pings have
    // stopped.
    addEventListener('pagehide', () => {
      for (const id of this.#followers.keys()) this.#send({ type: 'leave', id });
    });
    // A page that comes back from the browser's cache of pages has left its streams, so its followers must
    // follow them again.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.#endAll();
    });
  }

  /** Whether the worker still answers. */
  get works(): boolean {
    return this.#worker !== null;
  }

  /** Follows a stream. @returns a function that leaves it */
  follow(stream: Stream, follower: (report: StreamReport) => void): () => void {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#followers.set(id, follower);
    this.#send({ type: 'follow', id, stream });
    return () => {
      if (this.#followers.delete(id)) this.#send({ type: 'leave', id });
    };
  }

  #report(id: number, report: StreamReport): void {
    const follower = this.#followers.get(id);
    if (isLast(report)) this.#followers.delete(id);
    follower?.(report);
  }

  #send(request: TabRequest): void {
    this.#worker?.port.postMessage(request);
  }

  #ping(): void {
    if (this.#answeredPing) {
      this.#answeredPing = false;
      this.#send({ type: 'ping' });
    } else this.#giveUp();
  }

  /** Stops sharing: from now on, the tab uses its own connections. */
  #giveUp(): void {
    clearInterval(this.#timer);
    this.#worker?.port.close();
    this.#worker = null;
    this.#endAll();
  }

  #endAll(): void {
    const followers = [...this.#followers.values()];
    this.#followers.clear();
    for (const follower of followers) follower({ type: 'ended' });
  }
}

let sharing: StreamSharing | null = null;

/** Shares streams with the other tabs; null if the browser cannot, or the worker does not answer. */
export function streamSharing(): StreamSharing | null {
  if (typeof SharedWorker === 'undefined') return null;
  // A worker that never answered is not tried again. One that answered and has died since is replaced.
  if (sharing?.works === false && !sharing.hasAnswered) return null;
  if (sharing?.works) return sharing;
  // The address of a built worker contains the hash of its content, so tabs of another build use another
  // worker.
  sharing = new StreamSharing(
    new SharedWorker(streamWorkerAddress, { type: 'module', name: 'lyceum-streams' }),
  );
  return sharing;
}
