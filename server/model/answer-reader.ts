import {
  type Connection,
  canTell,
  contextLength,
  findMark,
  isBetweenSentences,
  isQuoted,
  longestMark,
  type Mark,
  mayBeQuoted,
  soundsLikeThought,
  unfinishedMarkLength,
} from './thought-signs.ts';

/** The most characters of a reply that are buffered because they may be a thought; more is treated as one. */
const bufferMaximum = 64_000;

/**
 * Removes a model's thoughts from its reply. Students must not read them: they contain the answer that the tutor must not
 * give.
 *
 * Most thoughts are between two marks. If the chat template has written the opening mark, only the closing mark
 * arrives, and everything before it is a thought (docs/decisions/05-model-and-queue.md). A reply that may begin
 * like this is buffered until the closing mark or its end: when the connection's earlier replies began like this,
 * when a sentence of the first reply sounds like a thought, or when the reader needs the whole reply anyway.
 * Released text is final: a later mark is removed without taking anything back. A quoted mark is text.
 */
export class AnswerReader {
  /**
   * What is read now: `first` is the beginning, which decides what follows. `buffered` text may be a thought
   * without an opening mark. A `thought` is removed, an `answer` released.
   */
  #state: 'first' | 'buffered' | 'thought' | 'answer' = 'first';
  /** The text that is neither released nor removed yet. There is no relevant mark in it before `#searched`. */
  #text = '';
  #searched = 0;
  /** The end of the released text. */
  #before = '';
  /** Buffered text without a mark, which comes before `#text`; it is not searched again. */
  #held = '';
  #isReleased = false;
  /** The pair of marks of the current thought; null if any closing mark ends it. */
  #fence: number | null = null;
  /** Whether a mark of a thought has been found. */
  #isMarked = false;
  /** Whether the answer has marks around it. */
  #isWrapped = false;
  #separatesThoughts = false;

  /** @param whole the reader needs the whole reply, so nothing has to be released early */
  constructor(
    private readonly connection: Connection,
    private readonly whole = false,
  ) {}

  /** @param separatesThoughts the server sends the thoughts of this reply in a separate field @returns the next text of the answer */
  take(piece: string, separatesThoughts = false): string {
    this.#text += piece;
    this.#separatesThoughts ||= separatesThoughts;
    return this.#read(false);
  }

  /** Ends the reply. @param truncated it has reached its maximum length @returns the buffered text that belongs to the answer */
  end(truncated = false): string {
    const { connection } = this;
    const out = this.#read(true);
    this.#text = this.#held + this.#text;
    this.#held = '';
    if (this.#state === 'thought') return out;
    if (this.#state === 'buffered' && this.#isUnfinishedThought(truncated)) {
      // The connection may lead to another model now; the next reply will show it.
      if (!truncated) connection.beginning = 'unknown';
      return out;
    }
    if (!this.#isMarked && !this.#separatesThoughts && !truncated) connection.beginning = 'answer';
    this.#turnTo('answer');
    return out + this.#read(true);
  }

  /** Whether a buffered reply that has ended without a closing mark is a thought. */
  #isUnfinishedThought(truncated: boolean): boolean {
    const { beginning } = this.connection;
    if (truncated && beginning.startsWith('thought')) return true;
    return (truncated || beginning === 'thought') && soundsLikeThought(this.#before + this.#text);
  }

  #read(ended: boolean): string {
    let out = '';
    for (let step = this.#step(ended); step !== null; step = this.#step(ended)) out += step;
    return out;
  }

  /** @returns the text released in this step; null when more text is needed */
  #step(ended: boolean): string | null {
    if (this.#state === 'first') return this.#first(ended);
    if (this.#state === 'buffered') return this.#buffered(ended);
    return this.#state === 'thought' ? this.#thought(ended) : this.#answer(ended);
  }

  #first(ended: boolean): string | null {
    // Nothing of the space before a reply is shown, and a model may send spaces without an end.
    this.#text = this.#text.trimStart();
    if (this.#text === '') return null;
    const mark = findMark(this.#text, 0);
    if (mark?.at === 0 && (mark.kind === 'open' || mark.kind === 'leftover')) {
      this.#follow(mark);
      return '';
    }
    if (!ended && unfinishedMarkLength(this.#text) === this.#text.length) return null;
    const next = this.#stateAfterFirst(ended);
    if (next === null) return null;
    this.#turnTo(next);
    return '';
  }

  /** What a reply without an opening mark begins with; null while that is unknown. */
  #stateAfterFirst(ended: boolean): 'buffered' | 'answer' | null {
    const { beginning } = this.connection;
    if (this.whole || this.#nextMark(['close'], ended)) return 'buffered';
    if (this.#separatesThoughts || beginning === 'answer') return 'answer';
    if (beginning !== 'unknown') return 'buffered';
    if (!canTell(this.#text) && !ended) return null;
    return soundsLikeThought(this.#text) ? 'buffered' : 'answer';
  }

  #buffered(ended: boolean): string | null {
    const mark = this.#nextMark(['close'], ended);
    if (mark) {
      this.#held = '';
      this.#follow(mark);
      return '';
    }
    if (this.#text.length >= 2 * contextLength) {
      this.#held += this.#text.slice(0, -contextLength);
      this.#drop(this.#text.length - contextLength);
    }
    if (this.#held.length + this.#text.length <= bufferMaximum) return null;
    this.#held = '';
    this.#fence = null;
    this.#turnTo('thought');
    return '';
  }

  #thought(ended: boolean): string | null {
    const mark = this.#nextMark(['close'], ended, this.#fence);
    // Keep only the end of a thought that may be the beginning of its mark, with the quotation mark before it.
    this.#drop(mark ? mark.end : Math.max(0, this.#text.length - longestMark - 1));
    if (!mark) return null;
    this.#turnTo('answer');
    return '';
  }

  #answer(ended: boolean): string | null {
    const text = this.#text;
    if (text === '') return null;
    const mark = this.#nextMark(['open', 'close', 'wrapper', 'leftover'], ended);
    if (!mark) {
      // While nothing is known about the connection, each sentence is checked before it is released.
      if (this.connection.beginning === 'unknown' && !this.#isMarked && !ended) {
        if (!canTell(text)) return null;
        if (soundsLikeThought(text)) {
          this.#turnTo('buffered');
          return '';
        }
      }
      return this.#release(text.length - (ended ? 0 : unfinishedMarkLength(text))) || null;
    }
    const before = this.#textBefore(mark);
    // The quotation mark before the mark waits with it for the next character.
    if (!ended && mark.end === text.length && mayBeQuoted(before))
      return this.#release(Math.max(0, mark.at - 1)) || null;
    if (!this.#isUsed(mark, before)) return this.#release(mark.end);
    const out = this.#release(mark.at);
    this.#follow({ ...mark, end: mark.end - mark.at });
    return out;
  }

  /** Whether a mark inside an answer is used as one; others are words like `<output>`. */
  #isUsed({ kind }: Mark, before: string): boolean {
    if (kind === 'open') return isBetweenSentences(before);
    return kind !== 'wrapper' || this.#isWrapped || (this.#isMarked && before.trim() === '');
  }

  /** The next unquoted mark of these kinds; null while there is none, or that is unclear. */
  #nextMark(kinds: readonly Mark['kind'][], ended: boolean, fence: number | null = null): Mark | null {
    const text = this.#text;
    for (let mark = findMark(text, this.#searched); mark; mark = findMark(text, mark.end)) {
      if (kinds.includes(mark.kind) && (fence === null || mark.fence === fence)) {
        const before = this.#textBefore(mark);
        const isUnclear = !ended && mark.end === text.length && mayBeQuoted(before);
        if (isUnclear && this.#state !== 'answer') return null;
        if (!isQuoted(before, text[mark.end])) return mark;
      }
      this.#searched = mark.end;
    }
    this.#searched = Math.max(this.#searched, text.length - longestMark);
    return null;
  }

  #textBefore({ at }: Mark): string {
    return (this.#before + this.#text.slice(Math.max(0, at - contextLength), at)).slice(-contextLength);
  }

  /** Removes a mark, with all before it, and reads on as it says. */
  #follow({ kind, fence, end }: Mark): void {
    this.#drop(end);
    if (kind === 'wrapper') this.#isWrapped = true;
    if (kind === 'wrapper' || kind === 'leftover') return;
    if (kind === 'open') this.#fence = fence;
    // A closing mark without an opening one: such replies begin with a thought.
    else if (!this.#isMarked && !this.#separatesThoughts) this.connection.beginning = 'thought';
    this.#isMarked = true;
    this.#turnTo(kind === 'open' ? 'thought' : 'answer');
  }

  #turnTo(state: 'buffered' | 'thought' | 'answer'): void {
    this.#state = state;
    this.#searched = 0;
  }

  #release(to: number): string {
    const text = this.#text.slice(0, to);
    const out = this.#isReleased ? text : text.trimStart();
    this.#isReleased ||= out !== '';
    this.#before += text;
    if (this.#before.length > 2 * contextLength) this.#before = this.#before.slice(-contextLength);
    this.#drop(to);
    this.#searched = 0;
    return out;
  }

  #drop(to: number): void {
    this.#text = this.#text.slice(to);
    this.#searched = Math.max(0, this.#searched - to);
  }
}
