import { type Asked, isLast, type News, type Stream, type Told } from './shared-streams.ts';

/** Milliseconds between two pings. The worker has to answer each before the next is due. */
const pingEvery = 30_000;

/** The tab's side of the worker that shares streams between the tabs of a browser (stream-worker.ts). */
export class Sharing {
  readonly #followers = new Map<number, (news: News) => void>();
  #worker: SharedWorker | null;
  #answered = true;
  /** Whether the worker has ever answered. A worker that has died can be replaced. */
  answers = false;
  #count = 0;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(worker: SharedWorker) {
    this.#worker = worker;
    worker.port.onmessage = ({ data }: MessageEvent<Told>) => {
      this.#answered = true;
      this.answers = true;
      if (!('type' in data)) this.#tell(data.id, data.news);
    };
    // The worker's script did not load, or was refused.
    worker.onerror = () => this.#giveUp();
    this.#timer = setInterval(() => this.#ping(), pingEvery);
    this.#ping();
    // A closing tab says so where it can. The worker notices other closed tabs by their silence.
    addEventListener('pagehide', () => {
      for (const id of this.#followers.keys()) this.#ask({ type: 'leave', id });
    });
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.#endAll();
    });
  }

  get works(): boolean {
    return this.#worker !== null;
  }

  /** Follows a stream. @returns leaves it */
  follow(stream: Stream, follower: (news: News) => void): () => void {
    this.#count += 1;
    const id = this.#count;
    this.#followers.set(id, follower);
    this.#ask({ type: 'follow', id, stream });
    return () => {
      if (this.#followers.delete(id)) this.#ask({ type: 'leave', id });
    };
  }

  #tell(id: number, news: News): void {
    const follower = this.#followers.get(id);
    if (isLast(news)) this.#followers.delete(id);
    follower?.(news);
  }

  #ask(asked: Asked): void {
    this.#worker?.port.postMessage(asked);
  }

  #ping(): void {
    if (this.#answered) {
      this.#answered = false;
      this.#ask({ type: 'ping' });
    } else this.#giveUp();
  }

  /** From here on the tab uses a connection of its own. */
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

let sharing: Sharing | null = null;

/** Shares streams with the other tabs; null where the browser cannot, or the worker does not answer. */
export function streamSharing(): Sharing | null {
  if (typeof SharedWorker === 'undefined') return null;
  // The address of a built worker holds the hash of its content: tabs of another build have a worker of their own.
  if (sharing?.works === false && !sharing.answers) return null;
  if (sharing?.works) return sharing;
  sharing = new Sharing(
    new SharedWorker(new URL('./stream-worker.ts', import.meta.url), {
      type: 'module',
      name: 'lyceum-streams',
    }),
  );
  return sharing;
}
