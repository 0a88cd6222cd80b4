import { longestSentence } from './segmenter.ts';

/** How many segments may be judged one by one at the beginning of a reply. */
const freeReadings = 40;
/** After those, one more segment may be judged by itself each time the reply has grown by this many characters. */
const charactersPerReading = 24;
/** The length beyond which a step is at least `stepShare` of the reply; normal replies are shorter. */
const normalLength = 4_000;
/** The smallest share of a long reply that is a step. */
const stepShare = 1 / 32;
/** The same share for a text in which no sentence ends. No model writes such a text, so half of it may wait. */
const shareWithoutEnd = 1 / 2;

/**
 * Joins the segments of a reply into steps, each of which is judged as a whole. Every reading begins at the beginning of the reply,
 * so one after each of ten thousand one-letter sentences would take quadratic time. With steps that grow with the reply the number
 * of readings grows with the logarithm of its length. A reply of normal sentences and a normal length is judged sentence by
 * sentence. The steps depend on the segments alone, never on time.
 */
export class Steps {
  #waiting = '';
  #readings = 0;

  /**
   * Takes the next segment of the reply.
   * @param before the length of the text that the next reading repeats
   * @returns the step that ends with this segment; null while it waits for the next one
   */
  take(segment: string, before: number): string | null {
    this.#waiting += segment;
    const isBlank = this.#waiting.trim() === '';
    // A segment of the greatest length was cut because no sentence ended in it.
    const isWithoutEnd = segment.length >= longestSentence;
    if (!isBlank && !this.#isDue(before, isWithoutEnd)) return null;
    // Blank segments are not read.
    if (!isBlank) this.#readings += 1;
    return this.rest();
  }

  /** Ends the current step. @returns the waiting segments, possibly empty */
  rest(): string {
    const step = this.#waiting;
    this.#waiting = '';
    return step;
  }

  #isDue(before: number, isWithoutEnd: boolean): boolean {
    const length = before + this.#waiting.length;
    if (isWithoutEnd && this.#waiting.length < before * shareWithoutEnd) return false;
    if (this.#readings >= freeReadings + length / charactersPerReading) return false;
    return length <= normalLength || this.#waiting.length >= before * stepShare;
  }
}
