import { type Connection, canTell, soundsLikeThought } from './beginning.ts';
import { findMark, isQuoted, longestMark, type Mark, mayBeQuoted, openEnd } from './thought-marks.ts';

/** What is held of a reply that may be a thought, in characters; what is longer is one. */
const mostHeld = 64_000;

/** As much of an answer as tells whether a mark behind it is quoted, or begins a sentence. */
const mostRemembered = 1_000;

/** Where a thought can begin: at the start, on a new line, behind a sentence. */
const betweenSentences = /(?:^|\n|[.!?…:。！？]["'”’»)\]*_]*)\s*$/;

/**
 * Leaves out what a model thinks in front of its answer. A student must not read it: it holds the answer that the
 * tutor is told to keep back.
 *
 * Most thoughts stand between two marks. Where the chat template has written the first one, only the second arrives,
 * and all that stands before it was thought (docs/decisions/018). Where a reply may begin so, it is held until that
 * mark or its end: because the connection's replies are known to begin so, because a sentence of the first
 * reply sounds so, or because its reader waits for all of it anyway. What was given out is final: a mark behind it is
 * left out and takes nothing back, and a mark in quotation marks is text.
 */
export class AnswerReader {
  readonly #connection: Connection;
  readonly #whole: boolean;
  #state: 'first' | 'held' | 'thought' | 'answer' = 'first';
  /** The end of what was given out, and behind `#at` what was neither given nor left out yet. */
  #text = '';
  #at = 0;
  /** No mark that counts stands before this. */
  #searched = 0;
  #gave = false;
  /** Which marks end the thought that is open; null for any. */
  #fence: number | null = null;
  /** Whether a mark of a thought was met. */
  #marked = false;
  /** Whether the answer is wrapped in marks of its own. */
  #wrapped = false;
  #beside = false;

  /** @param whole the reader waits for the whole reply: nothing has to be given out before its end */
  constructor(connection: Connection, { whole = false } = {}) {
    this.#connection = connection;
    this.#whole = whole;
  }

  /**
   * Takes the next piece of a reply.
   * @param beside the server has put thoughts beside this reply
   * @returns what can be given out as answer, perhaps nothing
   */
  take(piece: string, beside = false): string {
    this.#text += piece;
    this.#beside ||= beside;
    return this.#read(false);
  }

  /**
   * The reply is over.
   * @param cut it has reached its greatest length and ends in the middle
   * @returns what was held and is answer
   */
  end(cut = false): string {
    const out = this.#read(true);
    if (this.#state === 'held' && this.#isUnfinishedThought(cut)) {
      // Should its connection lead to another model now, the next reply shows it.
      if (!cut) this.#connection.beginning = 'unknown';
      return out;
    }
    if (this.#state === 'thought') return out;
    if (!this.#marked && !this.#beside && !cut) this.#connection.beginning = 'answer';
    this.#turnTo('answer');
    return out + this.#read(true);
  }

  #isUnfinishedThought(cut: boolean): boolean {
    const { beginning } = this.#connection;
    const sounds = soundsLikeThought(this.#text);
    return cut ? sounds || beginning.startsWith('thought') : sounds && beginning === 'thought';
  }

  #read(ended: boolean): string {
    let out = '';
    for (;;) {
      const step = this.#step(ended);
      if (step === null) return out;
      out += step;
    }
  }

  /** @returns what was given out in this step; null when nothing can be done before more text is there */
  #step(ended: boolean): string | null {
    switch (this.#state) {
      case 'first':
        return this.#first(ended);
      case 'held':
        return this.#held(ended);
      case 'thought':
        return this.#thought(ended);
      case 'answer':
        return this.#answer(ended);
    }
  }

  #first(ended: boolean): string | null {
    const start = this.#text.length - this.#text.trimStart().length;
    if (start === this.#text.length) return null;
    const mark = findMark(this.#text);
    if (mark?.at === start && (mark.kind === 'open' || mark.kind === 'leftover')) {
      this.#leaveOut(mark.end);
      if (mark.kind === 'open') this.#open(mark);
      return '';
    }
    if (!ended && openEnd(this.#text) === this.#text.length - start) return null;
    const next = this.#beginsWith(ended);
    if (next === null) return null;
    this.#turnTo(next);
    return '';
  }

  /** What a reply begins with that begins with no mark; null while that cannot be told. */
  #beginsWith(ended: boolean): 'held' | 'answer' | null {
    const { beginning } = this.#connection;
    if (this.#whole || this.#nextMark(['close'], ended)) return 'held';
    if (this.#beside || beginning === 'answer') return 'answer';
    if (beginning !== 'unknown') return 'held';
    if (!canTell(this.#text) && !ended) return null;
    return soundsLikeThought(this.#text) ? 'held' : 'answer';
  }

  #held(ended: boolean): string | null {
    const mark = this.#nextMark(['close'], ended);
    if (mark) {
      this.#closeOrphan(mark);
      return '';
    }
    if (this.#text.length <= mostHeld) return null;
    this.#fence = null;
    this.#turnTo('thought');
    return '';
  }

  #thought(ended: boolean): string | null {
    const mark = this.#nextMark(['close'], ended, this.#fence);
    // Of a thought only so much is kept as may be the beginning of its mark, with the quotation mark before it.
    this.#leaveOut(mark ? mark.end : Math.max(this.#at, this.#text.length - longestMark - 1));
    if (!mark) return null;
    this.#turnTo('answer');
    return '';
  }

  #answer(ended: boolean): string | null {
    const mark = this.#nextMark(['open', 'close', 'wrapper', 'leftover'], ended);
    if (!mark && this.#connection.beginning === 'unknown' && !this.#marked) {
      const unread = this.#text.slice(this.#at);
      if (!ended && !canTell(unread)) return null;
      if (soundsLikeThought(unread) && !ended) {
        this.#turnTo('held');
        return '';
      }
    }
    if (!mark) {
      const held = ended ? 0 : openEnd(this.#text.slice(this.#at));
      return this.#give(this.#text.length - held) || null;
    }
    if (!ended && mayBeQuoted(this.#text, mark)) return this.#give(mark.at - 1) || null;
    if (!this.#counts(mark)) return this.#give(mark.end);
    const out = this.#give(mark.at);
    this.#leaveOut(mark.end);
    if (mark.kind === 'open') this.#open(mark);
    else if (mark.kind === 'close') this.#closeOrphan(mark);
    else if (mark.kind === 'wrapper') this.#wrapped = true;
    return out;
  }

  /** Whether a mark inside of an answer is used as one: others are words like `<output>`. */
  #counts({ kind, at }: Mark): boolean {
    const before = this.#text.slice(0, at);
    if (kind === 'open') return betweenSentences.test(before);
    return kind !== 'wrapper' || this.#wrapped || (this.#marked && before.trim() === '');
  }

  /** The next mark of these kinds that is used and not quoted; null while none is there, or that is not sure. */
  #nextMark(kinds: readonly Mark['kind'][], ended: boolean, fence: number | null = null): Mark | null {
    for (let mark = findMark(this.#text, this.#searched); mark; mark = findMark(this.#text, mark.end)) {
      const fits = kinds.includes(mark.kind) && (fence === null || mark.fence === fence);
      if (fits && !ended && this.#state !== 'answer' && mayBeQuoted(this.#text, mark)) return null;
      if (fits && !isQuoted(this.#text, mark)) return mark;
      this.#searched = mark.end;
    }
    this.#searched = Math.max(this.#searched, this.#text.length - longestMark);
    return null;
  }

  #open(mark: Mark): void {
    this.#marked = true;
    this.#fence = mark.fence;
    this.#turnTo('thought');
  }

  /** The end of a thought that had no beginning. */
  #closeOrphan(mark: Mark): void {
    if (!this.#marked && !this.#beside) this.#connection.beginning = 'thought';
    this.#marked = true;
    this.#leaveOut(mark.end);
    this.#turnTo('answer');
  }

  #turnTo(state: 'held' | 'thought' | 'answer'): void {
    this.#state = state;
    this.#searched = this.#at;
  }

  #give(to: number): string {
    const text = this.#text.slice(this.#at, to);
    const out = this.#gave ? text : text.trimStart();
    this.#gave ||= out !== '';
    this.#at = this.#searched = Math.max(to, this.#at);
    if (this.#at > mostRemembered * 2) this.#forget(this.#at - mostRemembered);
    return out;
  }

  #leaveOut(to: number): void {
    this.#text = this.#text.slice(0, this.#at) + this.#text.slice(to);
    this.#searched = Math.max(this.#at, this.#searched - (to - this.#at));
  }

  #forget(length: number): void {
    this.#text = this.#text.slice(length);
    this.#at -= length;
    this.#searched -= length;
  }
}
