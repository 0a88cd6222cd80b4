import { setTimeout } from 'node:timers/promises';
import type { Guardrails, Owner } from '../checks/calls.ts';
import type { KeyProposals } from './key-proposals.ts';
import type { Setting } from './prompt.ts';

/**
 * Whether the model is asked for a key: where the teacher has typed none and refused none, and the guidelines forbid the
 * answer. The key never enters the tutor's prompt.
 */
export const mayPropose = ({ key, guidelines, refusesProposedKeys }: Setting): boolean =>
  key === null && guidelines.directness !== 'permissive' && refusesProposedKeys !== true;

/** The reply that the key is for. */
interface ReplyRef {
  readonly id: string;
  readonly owner: Owner;
  readonly classId: string | undefined;
  readonly guardrails: Guardrails;
  readonly subject: string;
  /** What it is about, without names. */
  readonly exercise: string;
}

/** The key that the model proposes beside one reply: asked for when the reply has begun, and given to the checks when it comes. */
export class ProposedKey {
  #given: Promise<void> | undefined;
  #awaited: Promise<void> | undefined;
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
    this.#awaited ??= this.#within(wait, signal);
    await this.#awaited;
  }

  async #within(wait: number, signal: AbortSignal): Promise<void> {
    const arrived = new AbortController();
    const limit = setTimeout(wait, undefined, { signal: AbortSignal.any([signal, arrived.signal]) });
    // The limit rejects when the student stops the answer meanwhile.
    await Promise.race([this.#given, limit]).catch(() => {});
    arrived.abort();
  }

  async #give(proposals: KeyProposals): Promise<void> {
    const { id, owner, classId, guardrails, subject, exercise: text } = this.reply;
    const [school = ''] = owner;
    const key = await proposals.propose(
      { school, classId, subject, text },
      (said) => guardrails.readProposedKey(text, said),
      this.#leaves,
    );
    if (key) await guardrails.takeKey(id, key);
  }
}
