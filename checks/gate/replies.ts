import { LRUCache } from 'lru-cache';
import { isChosen, type ProhibitionName, prohibitions } from '../../contract/prohibitions.ts';
import type { Receipt } from '../../contract/tutor.ts';
import type { Situation } from '../detector.ts';
import { hintsFor } from '../hints/hints-for.ts';
import type { CompiledGuidelines } from './compile.ts';
import { GuidelineGate } from './gate.ts';
import { type SegmentDoubt, segmentDoubt } from './segment-doubt.ts';
import { hasFoundAnswer } from './solved.ts';

/** The result of a piece of a reply. */
export interface Shown {
  /** The text that may be shown now, possibly empty. It is final. */
  readonly text: string;
  /** The state of the reply once nothing more of this attempt will be shown; null while the attempt goes on. */
  readonly state: ReplyState | null;
}

/**
 * The state of a reply after an attempt. whole: the released text is a complete reply. stopped: something was stopped, and it is
 * not. unfinished: nothing was stopped, but the reply is empty or lacks the question or hint that the guidelines require.
 */
export type ReplyState = 'whole' | 'stopped' | 'unfinished';

/** What is stored of a reply besides its text. */
export interface ClosedReply {
  readonly receipt: Receipt;
  /** The parts of the answer that the reply disclosed, for the next reply. */
  readonly disclosed: readonly string[];
  /** Whether the question states the answer of the exercise. */
  readonly solved: boolean;
}

/** The guidelines of one reply. */
interface ReplyGuidelines extends CompiledGuidelines {
  /** Whether they are stricter than the chosen ones, because the student has not tried yet. */
  readonly asksForAttempt?: boolean;
}

/** An open reply: its situation and its gate. */
export class OpenReply {
  readonly #guidelines: ReplyGuidelines;
  readonly gate: GuidelineGate;

  constructor(guidelines: ReplyGuidelines, situation: Situation) {
    this.#guidelines = guidelines;
    this.gate = new GuidelineGate(guidelines, situation);
  }

  push(piece: string): Shown {
    const text = this.gate.push(piece);
    return { text, state: this.gate.stopped === null ? null : this.state };
  }

  /** The doubt about a text that has passed; null for none. */
  doubtOf(text: string): SegmentDoubt | null {
    return segmentDoubt(text, this.gate.situation, this.#guidelines.forbidden);
  }

  end(): Shown & { readonly state: ReplyState } {
    return { text: this.gate.end(), state: this.state };
  }

  get state(): ReplyState {
    const { gate } = this;
    if (gate.stopped) return gate.endsWell ? 'whole' : 'stopped';
    return gate.released.trim() !== '' && !gate.lacksQuestion ? 'whole' : 'unfinished';
  }

  /** Opens a stopped reply for another attempt. @returns the correction for the model */
  reopen(): string {
    const correction = this.#correction();
    this.gate.reopen();
    return correction;
  }

  /** Adds the first hint that passes the gate, or the last one, which discloses nothing. @returns the text that may be shown */
  addHint(): string {
    const hints = this.#hints();
    for (const [index, hint] of hints.entries()) {
      const text = this.gate.add(hint, { trusted: index === hints.length - 1 });
      if (text !== '') return text;
    }
    return '';
  }

  /** The hints that may take the place of what was stopped. */
  #hints(): string[] {
    const stop = this.gate.violated[0] ?? 'no-question';
    // Unchecked text violates no prohibition, so the hint is that for a reply that gave the answer away.
    const prohibition = stop === 'unchecked' ? 'key-value' : stop;
    return hintsFor(this.gate.situation, prohibition, this.gate.saysSomething);
  }

  close(): ClosedReply {
    const { outcome, violated, disclosed, unchecked, givesWhole } = this.gate;
    return {
      receipt: {
        outcome,
        rule: violated[0] ?? null,
        stopped: [...violated],
        checked: this.#guidelines.forbidden.filter(isChosen).length,
        guidelines: this.#guidelines.version,
        ...this.#comparison(),
        ...(this.#guidelines.asksForAttempt ? { attemptFirst: true } : {}),
        ...(givesWhole ? { gaveWhole: true } : {}),
        ...(unchecked ? { unchecked } : {}),
      },
      disclosed,
      solved: hasFoundAnswer(this.gate.situation),
    };
  }

  #comparison(): Pick<Receipt, 'checkedAgainst' | 'workedOut'> {
    const { key } = this.gate.situation;
    if (key !== null) return { checkedAgainst: key.proposed ? 'proposed' : 'key' };
    return this.gate.isWorkedOut
      ? { checkedAgainst: 'proposed', workedOut: true }
      : { checkedAgainst: 'none' };
  }

  /** The correction for the model. It names the prohibition and never the value: the model cannot repeat what it was not told. */
  #correction(): string {
    const { stopped, released } = this.gate;
    return [
      stopped === null || stopped === 'unchecked'
        ? 'Your last reply was not shown to the student, because it broke a rule.'
        : correctionFor(stopped),
      released.trim() === ''
        ? `Write another reply that helps the student on. It may say this in your own words: «${this.#hints()[0]}»`
        : `The student has read this much of it: «${released.trim()}» Go on from there with a hint or a question.`,
    ].join('\n');
  }
}

const correctionFor = (prohibition: ProhibitionName): string =>
  `Your last reply was not shown to the student, because it ${prohibitions[prohibition].stopped}. ${prohibitions[prohibition].instruction}`;

/** The most open replies: more than a server generates at once. Beyond it the least recently used reply is dropped. */
const maxOpen = 1_000;

const openReplies = new LRUCache<string, OpenReply>({ max: maxOpen });

/** Adds a reply to those that are open. @throws Error when a reply with this id is open */
export function addReply(id: string, reply: OpenReply): void {
  if (openReplies.has(id)) throw new Error(`The reply ${id} is open already.`);
  openReplies.set(id, reply);
}

/** An open reply. @throws Error when no reply with this id is open: it was never opened, or was closed or dropped */
export function replyUnderWay(id: string): OpenReply {
  const reply = openReplies.get(id);
  if (!reply) throw new Error(`No reply ${id} is open.`);
  return reply;
}

/** Removes and returns a reply. @throws Error when no reply with this id is open */
export function removeReply(id: string): OpenReply {
  const reply = replyUnderWay(id);
  openReplies.delete(id);
  return reply;
}
