import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { AnswerKey } from '../../checks/checks.ts';
import type { AiGuidelines } from '../../contract/guidelines.ts';
import type { Guardrails, Owner } from '../checks/calls.ts';
import { waitFor } from '../deadline.ts';
import type { Model } from '../model/model.ts';
import { hiddenCall, replyTo } from './key-calls.ts';

/** An exercise whose answer nobody has typed. */
interface Exercise {
  /** Whose conversation it is: a proposal is shared inside a school. */
  readonly school: string;
  /** The class that asks. The use of the model counts for the first class that asks about the exercise. */
  readonly classId?: string | undefined;
  readonly subject: string;
  /** Without names and personal data. */
  readonly text: string;
}

/** Reads what the model said. It throws when that is not in the form that was asked for. */
type Read = (said: string) => Promise<AnswerKey | null>;

/** How long the hidden call may take, in milliseconds. A small machine begins it only after the reply. */
const timeout = 60_000;
/** How many exercises are cached. */
const maxCached = 2_000;
/** How many hidden calls run at once; beyond it an exercise has no proposal. */
const maxAtOnce = 200;
/** After how many failures the model is no longer asked about an exercise. */
const maxTries = 3;

/** A call for the key of an exercise, under way or ended. */
class Call {
  readonly #abort = new AbortController();
  readonly signal = this.#abort.signal;
  #callers = 0;
  state: 'under way' | 'answered' | 'failed' = 'under way';

  /** @param tries how many calls there were for the exercise, with this one */
  constructor(readonly tries: number) {}

  /** Whether the exercise needs no other call. */
  get holds(): boolean {
    return !this.signal.aborted && (this.state !== 'failed' || this.tries >= maxTries);
  }

  /** @param leaves aborts when a caller no longer wants the key. The call ends when all have left. */
  join(leaves: AbortSignal | undefined): void {
    this.#callers += 1;
    const leave = () => {
      this.#callers -= 1;
      if (this.#callers === 0 && this.state === 'under way') this.#abort.abort();
    };
    leaves?.addEventListener('abort', leave, { once: true });
  }

  end(): void {
    this.#abort.abort();
  }
}

/**
 * The answers that the key model works out by a small hidden call beside a reply (guidelines, part 2;
 * docs/decisions/06-guardrails-answers-and-keys.md), kept by exercise. If a call fails, hangs or answers nonsense,
 * the exercise has no key, and nothing else happens.
 */
export class KeyProposals {
  readonly #cache = new LRUCache<string, { call: Call; key: Promise<AnswerKey | null> }>({ max: maxCached });
  readonly #underWay = new Set<Call>();
  #isClosed = false;

  /** @param wait how long the first words of a reply wait for a proposal, in milliseconds */
  constructor(
    private readonly model: Pick<Model, 'answer' | 'hasRoom'>,
    private readonly log: Pick<Logger, 'warn'>,
    readonly wait: number,
  ) {}

  /**
   * The key that the model proposes for an exercise. The model is asked once, and again after a failure, or
   * when all who wanted the key had left. Never rejects.
   * @param leaves aborts when the caller no longer wants the key
   * @returns null when there is none
   */
  propose(exercise: Exercise, read: Read, leaves?: AbortSignal): Promise<AnswerKey | null> {
    if (leaves?.aborted) return Promise.resolve(null);
    const { school, subject, text } = exercise;
    const id = createHash('sha256')
      .update(JSON.stringify([school, subject, text]))
      .digest('base64url');
    const known = this.#cache.get(id);
    if (known?.call.holds) {
      known.call.join(leaves);
      return known.key;
    }
    // When the model can bear no more calls, it is left to the calls that answer students.
    if (this.#underWay.size >= maxAtOnce || this.model.hasRoom === false || this.#isClosed)
      return Promise.resolve(null);
    // A call that everybody had left does not count as a try.
    const tries = known ? known.call.tries + (known.call.signal.aborted ? 0 : 1) : 1;
    const call = new Call(tries);
    call.join(leaves);
    const key = this.#ask(exercise, read, call);
    this.#cache.set(id, { call, key });
    return key;
  }

  /** Proposals of the same model, with an empty memory. */
  anew(): KeyProposals {
    return new KeyProposals(this.model, this.log, this.wait);
  }

  /** Ends the calls under way. */
  close(): void {
    this.#isClosed = true;
    for (const call of this.#underWay) call.end();
  }

  async #ask({ subject, text, classId }: Exercise, read: Read, call: Call): Promise<AnswerKey | null> {
    this.#underWay.add(call);
    try {
      const said = await replyTo(this.model, { ...hiddenCall(subject, text), classId }, call.signal, timeout);
      call.state = 'answered';
      return await read(said);
    } catch (error) {
      if (call.signal.aborted) return null;
      call.state = 'failed';
      this.log.warn({ err: error }, 'no key was proposed for an exercise');
      return null;
    } finally {
      this.#underWay.delete(call);
    }
  }
}

/**
 * Whether the model is asked for a key: where the teacher has typed none and refused none, and the guidelines forbid the
 * answer. The key never enters the tutor's prompt.
 */
export const mayPropose = ({
  key,
  guidelines,
  refusesProposedKeys,
}: {
  readonly key: AnswerKey | null;
  readonly guidelines: Pick<AiGuidelines, 'directness'>;
  readonly refusesProposedKeys?: boolean;
}): boolean => key === null && guidelines.directness !== 'permissive' && refusesProposedKeys !== true;

/** The reply that the key is for. */
interface ReplyRef extends Omit<Exercise, 'school' | 'text'> {
  readonly id: string;
  readonly owner: Owner;
  readonly guardrails: Guardrails;
  /** What it is about, without names; empty where nobody knows. */
  readonly exercise: string;
}

/** The key that the model proposes beside one reply: asked for when the reply has begun, and given to the checks when it comes. */
export class ProposedKey {
  #given: Promise<void> | undefined;
  #awaited: Promise<unknown> | undefined;
  #leaves: AbortSignal | undefined;

  /** @param proposals null where no key is proposed */
  constructor(
    private readonly proposals: KeyProposals | null,
    private readonly reply: ReplyRef,
  ) {}

  /** Ends the call for the key when nobody wants the reply any more, unless another reply waits for the same key. */
  wantedUntil(leaves: AbortSignal): void {
    this.#leaves = leaves;
  }

  /** Asks for the key of the exercise, once for all attempts of the reply. */
  ask(): void {
    if (!this.proposals || this.reply.exercise === '') return;
    // After a failure the reply has no key. `#give` also fails when the key comes after the reply has ended.
    this.#given ??= this.#give(this.proposals).catch(() => {});
  }

  /** Waits for the key before the first words are shown, at most as long as the settings say. Later attempts do not wait again. */
  async waitForKey(signal: AbortSignal): Promise<void> {
    const { wait = 0 } = this.proposals ?? {};
    if (wait === 0) return;
    this.#awaited ??= waitFor(this.#given ?? Promise.resolve(), signal, wait);
    await this.#awaited;
  }

  async #give(proposals: KeyProposals): Promise<void> {
    const { id, owner, guardrails, exercise: text, ...reply } = this.reply;
    const [school = ''] = owner;
    const read: Read = (said) => guardrails.readProposedKey(text, said);
    const key = await proposals.propose({ ...reply, school, text }, read, this.#leaves);
    if (key) await guardrails.takeKey(id, key);
  }
}
