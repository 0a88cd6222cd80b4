import { createHash } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { AnswerKey } from '../../guardrails/guardrails.ts';
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

/** A proposed key in the cache. */
interface CachedKey {
  readonly key: Promise<AnswerKey | null>;
  readonly tries: number;
  failed: boolean;
}

/**
 * The answers that the key model works out by a small hidden call beside a reply (guidelines, part 2;
 * decision 37), kept by exercise. If a call fails, hangs or answers nonsense, the exercise has no key, and
 * nothing else happens.
 */
export class KeyProposals {
  readonly #cache = new LRUCache<string, CachedKey>({ max: maxCached });
  readonly #ended = new AbortController();
  #underWay = 0;

  /** @param wait how long the first words of a reply wait for a proposal, in milliseconds */
  constructor(
    private readonly model: Pick<Model, 'answer' | 'hasRoom'>,
    private readonly log: Pick<Logger, 'warn'>,
    readonly wait: number,
    private readonly timeout = defaultTimeout,
  ) {
    // Each call under way listens to this signal. Without a higher limit Node warns of a leak at eleven
    // listeners.
    setMaxListeners(maxAtOnce, this.#ended.signal);
  }

  /**
   * The key that the model proposes for an exercise. The model is asked once, and again after a failure.
   * Never rejects.
   * @param read reads what the model said; it throws when that is not in the form that was asked for
   * @returns null when there is none
   */
  propose(exercise: Exercise, read: (said: string) => Promise<AnswerKey | null>): Promise<AnswerKey | null> {
    const { school, subject, text } = exercise;
    const id = createHash('sha256')
      .update(JSON.stringify([school, subject, text]))
      .digest('base64url');
    const known = this.#cache.get(id);
    if (known && (!known.failed || known.tries >= maxTries)) return known.key;
    // When the model can bear no more calls, it is left to the calls that answer students.
    if (this.#underWay >= maxAtOnce || this.model.hasRoom === false || this.#ended.signal.aborted)
      return Promise.resolve(null);
    const cached: CachedKey = {
      tries: (known?.tries ?? 0) + 1,
      failed: false,
      key: this.#ask(exercise, read).catch((error: unknown) => {
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
    this.#ended.abort();
  }

  async #ask(
    exercise: Exercise,
    read: (said: string) => Promise<AnswerKey | null>,
  ): Promise<AnswerKey | null> {
    this.#underWay += 1;
    try {
      const { subject, text, classId } = exercise;
      const call = { ...hiddenCall(subject, text), classId };
      return await read(await replyTo(this.model, call, this.#ended.signal, this.timeout));
    } finally {
      this.#underWay -= 1;
    }
  }
}
