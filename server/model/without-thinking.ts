import {
  type Connection,
  canTell,
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

/** How much of the answer is kept, in characters, to tell whether a later mark is quoted or begins a sentence. */
const rememberedLength = 1_000;

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
  readonly #whole: boolean;
  /**
   * What is read now: `first` is the beginning, which decides what follows. `buffered` text may be a thought
   * without an opening mark. A `thought` is removed, an `answer` released.
   */
  #state: 'first' | 'buffered' | 'thought' | 'answer' = 'first';
  /** The end of the released text, and from `#at` on the text that is neither released nor removed yet. */
  #text = '';
  #at = 0;
  /** Buffered text without a mark, which comes between `#at` and the rest of `#text`; it is not searched again. */
  #held = '';
  /** There is no relevant mark before this offset. */
  #searched = 0;
  #released = false;
  /** The fence of the current thought; null if any closing mark ends it. */
  #fence: number | null = null;
  /** Whether a mark of a thought has been found. */
  #marked = false;
  /** Whether the answer has marks around it. */
  #wrapped = false;
  #separateThoughts = false;

  /** @param whole the reader needs the whole reply, so nothing has to be released early */
  constructor(
    private readonly connection: Connection,
    { whole = false } = {},
  ) {
    this.#whole = whole;
  }

  /** @param separateThoughts the server sends the thoughts of this reply in a separate field @returns the next text of the answer */
  take(piece: string, separateThoughts = false): string {
    this.#text += piece;
    this.#separateThoughts ||= separateThoughts;
    return this.#read(false);
  }

  /** Ends the reply. @param truncated it has reached its maximum length @returns the buffered text that belongs to the answer */
  end(truncated = false): string {
    const out = this.#read(true);
    this.#unhold();
    if (this.#state === 'buffered' && this.#isUnfinishedThought(truncated)) {
      // The connection may lead to another model now; the next reply will show it.
      if (!truncated) this.connection.beginning = 'unknown';
      return out;
    }
    if (this.#state === 'thought') return out;
    if (!this.#marked && !this.#separateThoughts && !truncated) this.connection.beginning = 'answer';
    this.#turnTo('answer');
    return out + this.#read(true);
  }

  /** Whether a buffered reply that has ended without a closing mark is a thought. */
  #isUnfinishedThought(truncated: boolean): boolean {
    const { beginning } = this.connection;
    return truncated
      ? beginning.startsWith('thought') || soundsLikeThought(this.#text)
      : beginning === 'thought' && soundsLikeThought(this.#text);
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
    const mark = findMark(this.#text);
    if (mark?.at === 0 && (mark.kind === 'open' || mark.kind === 'leftover')) {
      this.#remove(mark.end);
      if (mark.kind === 'open') this.#open(mark);
      return '';
    }
    if (!ended && unfinishedMarkLength(this.#text) === this.#text.length) return null;
    const next = this.#beginsWith(ended);
    if (next === null) return null;
    this.#turnTo(next);
    return '';
  }

  /** What a reply without an opening mark begins with; null while that is unknown. */
  #beginsWith(ended: boolean): 'buffered' | 'answer' | null {
    const { beginning } = this.connection;
    if (this.#whole || this.#nextMark(['close'], ended)) return 'buffered';
    if (this.#separateThoughts || beginning === 'answer') return 'answer';
    if (beginning !== 'unknown') return 'buffered';
    if (!canTell(this.#text) && !ended) return null;
    return soundsLikeThought(this.#text) ? 'buffered' : 'answer';
  }

  #buffered(ended: boolean): string | null {
    const mark = this.#nextMark(['close'], ended);
    if (mark) {
      this.#held = '';
      this.#closeOrphan(mark);
      return '';
    }
    this.#hold();
    if (this.#held.length + this.#text.length <= bufferMaximum) return null;
    this.#held = '';
    this.#fence = null;
    this.#turnTo('thought');
    return '';
  }

  /** Puts the searched text aside, except its end, which tells whether a mark is quoted. */
  #hold(): void {
    const to = this.#text.length - rememberedLength;
    if (to - this.#at < rememberedLength) return;
    this.#held += this.#text.slice(this.#at, to);
    this.#remove(to);
  }

  /** Puts the text that was set aside back in its place. */
  #unhold(): void {
    this.#text = this.#text.slice(0, this.#at) + this.#held + this.#text.slice(this.#at);
    this.#searched += this.#held.length;
    this.#held = '';
  }

  #thought(ended: boolean): string | null {
    const mark = this.#nextMark(['close'], ended, this.#fence);
    // Keep only the end of a thought that may be the beginning of its mark, with the quotation mark before it.
    this.#remove(mark ? mark.end : Math.max(this.#at, this.#text.length - longestMark - 1));
    if (!mark) return null;
    this.#turnTo('answer');
    return '';
  }

  #answer(ended: boolean): string | null {
    if (this.#at === this.#text.length) return null;
    const mark = this.#nextMark(['open', 'close', 'wrapper', 'leftover'], ended);
    // While nothing is known about the connection, each sentence is checked before it is released.
    if (!mark && this.connection.beginning === 'unknown' && !this.#marked) {
      const unread = this.#text.slice(this.#at);
      if (!ended && !canTell(unread)) return null;
      if (soundsLikeThought(unread) && !ended) {
        this.#turnTo('buffered');
        return '';
      }
    }
    if (!mark) {
      const unfinished = ended ? 0 : unfinishedMarkLength(this.#text.slice(this.#at));
      return this.#release(this.#text.length - unfinished) || null;
    }
    // The quotation mark before the mark waits with it for the next character.
    if (!ended && mayBeQuoted(this.#text, mark)) return this.#release(mark.at - 1) || null;
    if (!this.#isUsed(mark)) return this.#release(mark.end);
    const out = this.#release(mark.at);
    this.#remove(mark.end);
    if (mark.kind === 'open') this.#open(mark);
    else if (mark.kind === 'close') this.#closeOrphan(mark);
    else if (mark.kind === 'wrapper') this.#wrapped = true;
    return out;
  }

  /** Whether a mark inside an answer is used as one; others are words like `<output>`. */
  #isUsed({ kind, at }: Mark): boolean {
    const before = this.#text.slice(Math.max(0, at - rememberedLength), at);
    if (kind === 'open') return isBetweenSentences(before);
    return kind !== 'wrapper' || this.#wrapped || (this.#marked && before.trim() === '');
  }

  /** The next unquoted mark of these kinds; null while there is none, or that is unclear. */
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

  /** Ends a thought that had no opening mark. */
  #closeOrphan(mark: Mark): void {
    if (!this.#marked && !this.#separateThoughts) this.connection.beginning = 'thought';
    this.#marked = true;
    this.#remove(mark.end);
    this.#turnTo('answer');
  }

  #turnTo(state: 'buffered' | 'thought' | 'answer'): void {
    this.#state = state;
    this.#searched = this.#at;
  }

  #release(to: number): string {
    const text = this.#text.slice(this.#at, to);
    const out = this.#released ? text : text.trimStart();
    this.#released ||= out !== '';
    this.#at = this.#searched = Math.max(to, this.#at);
    if (this.#at > rememberedLength * 2) this.#forget(this.#at - rememberedLength);
    return out;
  }

  #remove(to: number): void {
    this.#text = this.#text.slice(0, this.#at) + this.#text.slice(to);
    this.#searched = Math.max(this.#at, this.#searched - (to - this.#at));
  }

  #forget(length: number): void {
    this.#text = this.#text.slice(length);
    this.#at -= length;
    this.#searched -= length;
  }
}
