import { isChosen, type ProhibitionName } from '../../contract/prohibitions.ts';
import { Canonicaliser } from '../canonical/canonical.ts';
import type { DetectorInput, Detectors, Situation } from '../detector.ts';
import type { CompiledGuidelines } from './compile.ts';

/** What can stop a reply: a violated prohibition, or text that costs more than `maxRead` to check. */
export type Stop = ProhibitionName | 'unchecked';

/**
 * The most that the checks of a reply read, in characters times checks, over all its attempts. The longest reply takes about fifty
 * million, a normal one two and a half. The cost is counted and not timed, so that verdicts do not depend on the load.
 */
export const maxRead = 200_000_000;

/** The only prohibition that is satisfied by adding to a reply instead of stopping part of it. */
export const mendedByAdding: ProhibitionName = 'no-question';

/** The checks of one reply, which count how much they read. */
export class ReplyChecks {
  /** The situation of the reply, with what the checks remember of it. */
  situation: Situation;
  readonly #guidelines: CompiledGuidelines;
  readonly #detectors: Detectors;
  readonly #maxRead: number;
  readonly #canonicaliser = new Canonicaliser();
  #last: DetectorInput | undefined;
  /** How much the checks have read, in characters times checks. */
  #read = 0;
  /** How many times a text is read: the checks of standing prohibitions share one reading. */
  readonly #readings: number;

  constructor(guidelines: CompiledGuidelines, situation: Situation, using: Detectors, most: number) {
    this.situation = { ...situation, memory: new Map() };
    this.#guidelines = guidelines;
    this.#detectors = using;
    this.#maxRead = most;
    this.#readings = guidelines.forbidden.filter(isChosen).length + 1;
  }

  /** Whether the end of the reply passes unchecked, because checking it would cost too much. */
  get isOverBudget(): boolean {
    return this.#read > this.#maxRead && !this.#guidelines.failsClosed;
  }

  /** The input for a reply; the same object as long as the reply and the situation stay the same. */
  inputOf(reply: string, complete: boolean): DetectorInput {
    const last = this.#last?.reply === reply ? this.#last : undefined;
    if (last?.complete === complete && last.memory === this.situation.memory) return last;
    const canonical = last?.canonical ?? this.#canonicaliser.read(reply);
    const input = { ...this.situation, reply, canonical, complete };
    this.#last = input;
    return input;
  }

  /** Whether a reply ends as a complete one has to, with a question or a hint. */
  endsWell(reply: string): boolean {
    return this.#detectors[mendedByAdding](this.inputOf(reply, true)) === null;
  }

  /** What a reply violates; null for nothing, and for a reply that costs too much to check where the level does not fail closed. */
  violation(reply: string, complete: boolean): Stop | null {
    if (this.isOverBudget) return null;
    const input = this.inputOf(reply, complete);
    const { text, hidden } = input.canonical;
    const length = hidden.reduce((sum, one) => sum + one.length, input.reply.length + text.length);
    this.#read += length * this.#readings;
    if (this.#read > this.#maxRead) return this.isOverBudget ? null : 'unchecked';
    const { forbidden } = this.#guidelines;
    return forbidden.find((name) => name !== mendedByAdding && this.#isViolated(name, input)) ?? null;
  }

  #isViolated(prohibition: ProhibitionName, input: DetectorInput): boolean {
    try {
      return this.#detectors[prohibition](input) !== null;
    } catch {
      // A check that throws gives no verdict; strict levels do not release text without one.
      return this.#guidelines.failsClosed;
    }
  }
}
