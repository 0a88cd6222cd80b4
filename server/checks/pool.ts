import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { ContractError } from '../../contract/errors.ts';
import { FairQueue } from '../fair-queue.ts';
import { type GuardrailsPool, guardrailsBy, type MethodName, type Owner } from './calls.ts';

/** What a thread is asked to run. */
export interface WorkerCall {
  readonly method: MethodName;
  readonly parameters: readonly unknown[];
}

/** What the thread answers: what the method returned or threw. */
export type WorkerAnswer = { readonly result: unknown } | { readonly error: unknown };

interface Job extends WorkerCall {
  /** The id of the reply that the call is about; null for none. */
  readonly reply: string | null;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface PoolSettings {
  readonly log: Pick<Logger, 'error'>;
  readonly threads?: number;
  /**
   * After how many milliseconds a thread that does not answer is replaced. It is a last resort against an endless loop:
   * the guardrails count their steps and stop by themselves, whatever the load.
   */
  readonly timeout?: number;
  /** The built worker.ts; without it, the one beside the built server. */
  readonly worker?: URL;
}

/**
 * One thread fewer than there are cores: the server itself uses one. More than four threads never had work to
 * do.
 */
const defaultThreads = Math.max(1, Math.min(4, availableParallelism() - 1));

/** See `PoolSettings.timeout`; in milliseconds. */
const defaultTimeout = 10_000;

/** The most calls that wait for one thread; further ones are refused. Readings for danger do not count: see `Thread.run`. */
const maxWaiting = 2_000;

/** After so many readings for danger another call has its turn, so that a flood of messages does not stop every reply. */
const mostReadingsInARow = 4;

/** The built worker, beside the built server. */
const builtWorker = new URL('./guardrails-worker.js', import.meta.url);

/**
 * Runs the guardrails in worker threads, so that no text delays calls that have nothing to do with it. The calls wait in a
 * fair queue, each thread runs one at a time, and a reply stays on the thread that opened it.
 */
export function startGuardrails({
  threads: count = defaultThreads,
  ...settings
}: PoolSettings): GuardrailsPool & {
  /** Lets every thread read a first text, which takes a third of a second. Calls that come meanwhile wait. */
  warmUp(): void;
} {
  const readings = new FairQueue<Job>();
  const threads = Array.from({ length: count }, () => new Thread(settings, readings));
  const threadOfReply = new Map<string, Thread>();

  const run = async (owner: Owner, method: MethodName, parameters: readonly unknown[]): Promise<unknown> => {
    const idlest = threads.reduce((best, each) => (each.load < best.load ? each : best));
    // The methods of a reply have its id as their first parameter.
    const [id] = parameters;
    const isKnown = typeof id === 'string' && (method === 'openReply' || threadOfReply.has(id));
    if (!isKnown) return idlest.run(owner, { method, parameters, reply: null });
    const thread = threadOfReply.get(id) ?? idlest;
    if (method === 'openReply') threadOfReply.set(id, thread);
    if (method === 'closeReply') threadOfReply.delete(id);
    try {
      return await thread.run(owner, { method, parameters, reply: id });
    } catch (error) {
      if (method === 'openReply') threadOfReply.delete(id);
      throw error;
    }
  };

  return {
    for: (owner) => guardrailsBy((method, parameters) => run(owner, method, parameters)),
    warmUp: () => {
      const call = { method: 'detectDanger', parameters: ['Hello', []], reply: null } as const;
      // A thread that is lost is logged, and replaced by the next call.
      for (const thread of threads) thread.run(['the start'], call).catch(() => {});
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

const endedError = () => new Error('The guardrails have ended.');

/** A worker thread with the calls that wait for it. */
class Thread {
  readonly #waiting = new FairQueue<Job>();
  /** The replies that its present worker has been asked to open. */
  readonly #replies = new Set<string>();
  /** Undefined after the worker was lost; the next call starts a new one. */
  #worker: Worker | undefined;
  #job: Job | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** How many readings for danger it took since another call. */
  #readingsInARow = 0;

  /** @param readings the readings for danger, which wait for whichever thread is free first */
  constructor(
    private readonly settings: PoolSettings,
    private readonly readings: FairQueue<Job>,
  ) {
    this.#worker = this.#start();
  }

  /** How many calls it has to run. */
  get load(): number {
    return this.#waiting.size + (this.#job ? 1 : 0);
  }

  /**
   * A reading for danger comes before other calls and is never refused because others wait; the limit of messages a minute
   * bounds those of each account.
   * @throws ContractError model-overloaded when too many calls wait
   */
  run(owner: Owner, call: Omit<Job, 'resolve' | 'reject'>): Promise<unknown> {
    if (this.#isClosed) return Promise.reject(endedError());
    const isReading = call.method === 'detectDanger';
    // A reply that could not be closed would stay in its thread for good.
    if (this.#waiting.size >= maxWaiting && !isReading && call.method !== 'closeReply')
      return Promise.reject(new ContractError('model-overloaded'));
    return new Promise((resolve, reject) => {
      (isReading ? this.readings : this.#waiting).push(owner, { ...call, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (let job = this.#take(); job; job = this.#take()) job.reject(endedError());
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const { log } = this.settings;
    const worker = new Worker(this.settings.worker ?? builtWorker);
    // A thread without work does not keep the process from ending.
    worker.unref();
    worker.on('message', (answer: WorkerAnswer) => this.#finish(answer));
    worker.on('error', (error) => log.error({ err: error }, 'a thread of the guardrails failed'));
    worker.on('exit', () => this.#lose());
    return worker;
  }

  /** The job of a lost thread is refused, and so are later calls for the replies that it kept open. */
  #lose(): void {
    this.#worker = undefined;
    this.#replies.clear();
    this.#finish({ error: new ContractError('model-overloaded') });
  }

  #next(): void {
    if (this.#job || this.#isClosed) return;
    this.#job = this.#takeJob();
    if (!this.#job) return;
    const { method, parameters } = this.#job;
    const worker = this.#worker ?? this.#start();
    this.#worker = worker;
    this.#timer = setTimeout(() => {
      this.settings.log.error({ method }, 'a thread of the guardrails did not answer and is replaced');
      // A late answer of this worker must not be taken for that of the next call.
      worker.removeAllListeners();
      void worker.terminate();
      this.#lose();
    }, this.settings.timeout ?? defaultTimeout);
    worker.postMessage({ method, parameters } satisfies WorkerCall);
  }

  /** The next job that waits: a reading for danger, unless it is another call's turn. */
  #take(): Job | undefined {
    const isTurnOfOther = this.#readingsInARow >= mostReadingsInARow && this.#waiting.size > 0;
    const reading = isTurnOfOther ? undefined : this.readings.take();
    this.#readingsInARow = reading ? this.#readingsInARow + 1 : 0;
    return reading ?? this.#waiting.take();
  }

  /** The next job whose reply is not lost; the others are refused. */
  #takeJob(): Job | undefined {
    for (let job = this.#take(); job; job = this.#take()) {
      const { method, reply } = job;
      if (reply === null) return job;
      if (method === 'openReply') this.#replies.add(reply);
      const isOpen = this.#replies.has(reply);
      if (method === 'closeReply') this.#replies.delete(reply);
      if (isOpen) return job;
      job.reject(new ContractError('model-overloaded'));
    }
    return undefined;
  }

  #finish(answer: WorkerAnswer): void {
    clearTimeout(this.#timer);
    const job = this.#job;
    this.#job = undefined;
    if (job) {
      if ('error' in answer) job.reject(answer.error);
      else job.resolve(answer.result);
    }
    this.#next();
  }
}
