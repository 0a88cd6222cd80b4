import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { AnswerKey } from '../../checks/checks.ts';
import type { Model } from '../model/model.ts';
import { hiddenCall, replyTo } from './key-calls.ts';

/** An exercise whose answer nobody has typed. */
export interface Exercise {
  /** Whose conversation it is: a proposal is shared inside a school. */
  readonly school: string;
  /** The class that asks. The use of the model counts for the first class that asks about the exercise. */
  readonly classId?: string | undefined;
  readonly subject: string;
  /** Without personal data. */
  readonly text: string;
}

/** How long the hidden call may take, in milliseconds. A small machine begins it only after the reply. */
const defaultTimeout = 60_000;
/** How many exercises are cached. */
const maxCached = 2_000;
/** How many hidden calls run at once; beyond it an exercise has no proposal. */
const maxAtOnce = 200;
/** After how many failures the model is no longer asked about an exercise. */
const maxTries = 3;

/** A call that ends early when everybody who wanted its key has left. */
class WantedCall {
  readonly #abort = new AbortController();
  #callers = 0;

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** @param leaves aborts when a caller no longer wants the key; undefined for one that waits to the end */
  join(leaves: AbortSignal | undefined): void {
    this.#callers += 1;
    const leave = () => {
      this.#callers -= 1;
      if (this.#callers === 0) this.#abort.abort();
    };
    leaves?.addEventListener('abort', leave, { once: true });
  }

  giveUp(): void {
    this.#abort.abort();
  }

  /** The key is there, so nobody who leaves ends anything. */
  settle(): void {
    this.#callers = Number.POSITIVE_INFINITY;
  }
}

/** A proposed key in the cache. */
interface CachedKey {
  readonly key: Promise<AnswerKey | null>;
  readonly call: WantedCall;
  readonly tries: number;
  failed: boolean;
}

/**
 * The answers that the key model works out by a small hidden call beside a reply (guidelines, part 2;
 * docs/decisions/06-guardrails-answers-and-keys.md), kept by exercise. If a call fails, hangs or answers nonsense,
 * the exercise has no key, and nothing else happens.
 */
export class KeyProposals {
  readonly #cache = new LRUCache<string, CachedKey>({ max: maxCached });
  readonly #underWay = new Set<WantedCall>();
  #isClosed = false;

  /** @param wait how long the first words of a reply wait for a proposal, in milliseconds */
  constructor(
    private readonly model: Pick<Model, 'answer' | 'hasRoom'>,
    private readonly log: Pick<Logger, 'warn'>,
    readonly wait: number,
    private readonly timeout = defaultTimeout,
  ) {}

  /**
   * The key that the model proposes for an exercise. The model is asked once, and again after a failure, or
   * when all who wanted the key had left. Never rejects.
   * @param read reads what the model said; it throws when that is not in the form that was asked for
   * @param leaves aborts when the caller no longer wants the key
   * @returns null when there is none
   */
  propose(
    exercise: Exercise,
    read: (said: string) => Promise<AnswerKey | null>,
    leaves?: AbortSignal,
  ): Promise<AnswerKey | null> {
    if (leaves?.aborted) return Promise.resolve(null);
    const { school, subject, text } = exercise;
    const id = createHash('sha256')
      .update(JSON.stringify([school, subject, text]))
      .digest('base64url');
    const known = this.#cache.get(id);
    const isGivenUp = known?.call.signal.aborted === true;
    if (known && !isGivenUp && (!known.failed || known.tries >= maxTries)) {
      known.call.join(leaves);
      return known.key;
    }
    // When the model can bear no more calls, it is left to the calls that answer students.
    if (this.#underWay.size >= maxAtOnce || this.model.hasRoom === false || this.#isClosed)
      return Promise.resolve(null);
    const call = new WantedCall();
    call.join(leaves);
    const cached: CachedKey = {
      call,
      // A call that everybody had left does not count as a try, so this one takes its place.
      tries: (known?.tries ?? 0) + (isGivenUp ? 0 : 1),
      failed: false,
      key: this.#ask(exercise, read, call).catch((error: unknown) => {
        if (call.signal.aborted) return null;
        cached.failed = true;
        this.log.warn({ err: error }, 'no key was proposed for an exercise');
        return null;
      }),
    };
    this.#cache.set(id, cached);
    return cached.key;
  }

  /** Proposals of the same model, with an empty memory. */
  anew(): KeyProposals {
    return new KeyProposals(this.model, this.log, this.wait, this.timeout);
  }

  /** Ends the calls under way. */
  close(): void {
    this.#isClosed = true;
    for (const call of this.#underWay) call.giveUp();
  }

  async #ask(
    exercise: Exercise,
    read: (said: string) => Promise<AnswerKey | null>,
    call: WantedCall,
  ): Promise<AnswerKey | null> {
    this.#underWay.add(call);
    try {
      const { subject, text, classId } = exercise;
      const asked = { ...hiddenCall(subject, text), classId };
      const said = await replyTo(this.model, asked, call.signal, this.timeout);
      call.settle();
      return await read(said);
    } finally {
      this.#underWay.delete(call);
    }
  }
}
