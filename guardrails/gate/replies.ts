import { LRUCache } from 'lru-cache';
import { type ProhibitionName, prohibitions } from '../../contract/prohibitions.ts';
import type { Receipt } from '../../contract/tutor.ts';
import type { Situation } from '../detector.ts';
import { hintsFor } from '../hints/hints-for.ts';
import type { CompiledGuidelines } from './compile.ts';
import { GuidelineGate } from './gate.ts';

/** What came of a piece of a reply. */
export interface Shown {
  /** What may be shown now, possibly nothing. It is final. */
  readonly text: string;
  /** Nothing more of this attempt will be shown: the rest of it is not worth waiting for. */
  readonly stopped: boolean;
}

/**
 * Where a reply stands after an attempt. Whole: what was released can stand as it is. Stopped: something was held
 * back, and what passed cannot stand alone. Unfinished: nothing was held back, but it is empty or has no end that
 * moves the student on.
 */
export type Standing = 'whole' | 'stopped' | 'unfinished';

/** What is kept of a reply beside its text. */
export interface ClosedReply {
  readonly receipt: Receipt;
  /** Parts of the answer that it disclosed, for the next reply to know. */
  readonly disclosed: readonly string[];
}

/** A reply under way: the gate in front of it, and what it is about. */
export class OpenReply {
  readonly #guidelines: CompiledGuidelines;
  readonly #situation: Situation;
  readonly #gate: GuidelineGate;

  constructor(guidelines: CompiledGuidelines, situation: Situation) {
    this.#guidelines = guidelines;
    this.#situation = situation;
    this.#gate = new GuidelineGate(guidelines, situation);
  }

  readAhead(): void {
    this.#gate.readAhead();
  }

  push(piece: string): Shown {
    return this.#shown(this.#gate.push(piece));
  }

  end(): Shown {
    return this.#shown(this.#gate.end());
  }

  shut(): void {
    this.#gate.shut('judge');
  }

  get standing(): Standing {
    const { stopped, endsWell, lacksQuestion, released } = this.#gate;
    if (stopped) return endsWell ? 'whole' : 'stopped';
    return released.trim() !== '' && !lacksQuestion ? 'whole' : 'unfinished';
  }

  reopen(): string {
    const correction = this.#correction();
    this.#gate.reopen();
    return correction;
  }

  /** The first hint that passes the gate; the last one, which holds nothing to disclose, in any case. */
  addHint(practised: string): string {
    const stop = this.#gate.violated[0] ?? 'no-question';
    const hints = hintsFor(this.#situation, stop === 'judge' ? 'key-value' : stop, practised);
    for (const [index, hint] of hints.entries()) {
      const text = this.#gate.add(hint, { trusted: index === hints.length - 1 });
      if (text !== '') return text;
    }
    return '';
  }

  close(): ClosedReply {
    const { outcome, violated, disclosed } = this.#gate;
    return {
      receipt: {
        outcome,
        rule: violated[0] ?? null,
        stopped: [...violated],
        checked: this.#guidelines.forbidden.length,
        guidelines: this.#guidelines.version,
        key: this.#situation.key ? 'given' : 'none',
      },
      disclosed,
    };
  }

  #shown(text: string): Shown {
    return { text, stopped: this.#gate.stopped !== null };
  }

  /** Names the prohibition and never the value: the model cannot repeat what it was not told. */
  #correction(): string {
    const { stopped, released } = this.#gate;
    return [
      stopped === null || stopped === 'judge'
        ? 'Your last reply was not shown to the student, because it broke a rule.'
        : brokenBy(stopped),
      released.trim() === ''
        ? 'Write another reply that helps the student on.'
        : `The student has read this much of it: «${released.trim()}» Go on from there with a hint or a question.`,
    ].join('\n');
  }
}

const brokenBy = (prohibition: ProhibitionName): string =>
  `Your last reply was not shown to the student, because it ${prohibitions[prohibition].stopped}. ${prohibitions[prohibition].instruction}`;

/** More than a server answers at once; beyond it, the reply that nothing was asked of for longest is given up. */
const mostOpen = 1_000;

const open = new LRUCache<string, OpenReply>({ max: mostOpen });

/** @throws Error when a reply is under way under this id */
export function keep(id: string, reply: OpenReply): void {
  if (open.has(id)) throw new Error(`The reply ${id} is open already.`);
  open.set(id, reply);
}

/** @throws Error when no reply is under way under this id: none was opened, it was closed, or it was given up */
export function replyUnderWay(id: string): OpenReply {
  const reply = open.get(id);
  if (!reply) throw new Error(`No reply ${id} is open.`);
  return reply;
}

/** The reply, which is under way no longer. @throws Error when none is under way under this id */
export function take(id: string): OpenReply {
  const reply = replyUnderWay(id);
  open.delete(id);
  return reply;
}
