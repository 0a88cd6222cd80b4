/** A sentence of this length is cut at its next blank, so that a text without full stops does not wait. */
export const longestSentence = 600;
/** From these lengths on a formula is read like prose, and code is cut at the end of its line. */
const maxLength = { formula: 1_000, code: 6_000 } as const;

/** The marks around formulas. */
const formulas: Readonly<Record<string, string>> = { '\\[': '\\]', '\\(': '\\)', $$: '$$' };
/** A sign, up to three closing marks and a space: "so. " ends a sentence, "3.5" does not. */
const sentenceEnd = /(?:[.!?…:;]["'”»’)\]*_]{0,3}\s|[。！？])$/;
/** A quick test before the exact ones: the last characters of `sentenceEnd`, and the second ones of a formula's opening mark. */
const mayEnd = /[\s。！？]/;
const mayOpen = '[($';

/** A closing quotation mark and a blank. */
const quotationEnd = /[”"»]\s$/;

/** Whether a character code is that of an English letter or a digit. */
const isPlain = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

/**
 * Cuts a streamed text into segments for the gate: sentences and lines. Code blocks and formulas are cut only if they are very
 * long. The cuts depend on the text alone and never on the pieces in which it arrived. All segments joined are the text.
 */
export class Segmenter {
  /** The text that is not part of a segment yet, and how much of it is read. */
  #text = '';
  #read = 0;
  /** Where the current line begins in the text, and the part of it that belongs to an earlier segment. */
  #lineFrom = 0;
  #lineBefore = '';
  /** The closing mark of the open formula, and where the formula begins in the segment. */
  #formula: { closing: string; from: number } | null = null;
  /** A quotation has just ended; the segment ends here unless a source follows. */
  #quoted = false;
  /** The opening mark of the current code block. */
  #fence: string | null = null;

  /** @returns the segments that ended with this piece, in order */
  push(piece: string): string[] {
    const segments: string[] = [];
    this.#text += piece;
    while (this.#read < this.#text.length) {
      // A quotation and its source belong together: “…” (Lincoln).
      if (this.#quoted && !'(—–'.includes(this.#text.charAt(this.#read))) segments.push(this.#take());
      this.#quoted = false;
      if (!this.#endsAt(this.#read++)) continue;
      if (quotationEnd.test(this.#last(2))) this.#quoted = true;
      else segments.push(this.#take());
    }
    return segments;
  }

  /** @returns the rest of the text as its last segment, possibly empty */
  end(): string {
    return this.#take();
  }

  /** Takes the text that was read as a segment. */
  #take(): string {
    const segment = this.#text.slice(0, this.#read);
    this.#text = this.#text.slice(this.#read);
    this.#lineBefore = this.#lineFrom > 0 ? segment.slice(this.#lineFrom) : this.#lineBefore + segment;
    this.#lineFrom = 0;
    this.#read = 0;
    this.#formula = null;
    return segment;
  }

  #last(length: number): string {
    return this.#text.slice(Math.max(0, this.#read - length), this.#read);
  }

  /** Notes what the last character that was read opens or closes. @returns whether a segment ends with it */
  #endsAt(at: number): boolean {
    // Outside code and formulas, no segment ends with a letter or a digit.
    if (this.#fence === null && !this.#formula && isPlain(this.#text.charCodeAt(at))) return false;
    const character = this.#text.charAt(at);
    if (this.#fence !== null) return character === '\n' && this.#endsCode(this.#endLine(at).trim());
    if (this.#formula) {
      if (character === '\n') this.#endLine(at);
      if (this.#endsFormula(this.#formula)) this.#formula = null;
      return false;
    }
    if (character === '\n') {
      this.#fence = /^ {0,3}(`{3,}|~{3,})/.exec(this.#endLine(at))?.[1] ?? null;
      return this.#fence === null;
    }
    const closing = mayOpen.includes(character) ? formulas[this.#last(2)] : undefined;
    if (closing) this.#formula = { closing, from: this.#read };
    return closing === undefined && mayEnd.test(character) && this.#endsSentence(character);
  }

  /** Ends the current line here and returns it. */
  #endLine(at: number): string {
    const line = this.#lineBefore + this.#text.slice(this.#lineFrom, at);
    this.#lineBefore = '';
    this.#lineFrom = at + 1;
    return line;
  }

  /** Closes the code block where the line does. @returns whether the segment ends */
  #endsCode(line: string): boolean {
    const mark = this.#fence ?? '';
    const closed = line.startsWith(mark) && line.replaceAll(mark[0] ?? '', '') === '';
    if (closed) this.#fence = null;
    return closed || this.#read >= maxLength.code;
  }

  #endsFormula({ closing, from }: { closing: string; from: number }): boolean {
    const length = this.#read - from;
    const closes = length >= closing.length && this.#last(closing.length) === closing;
    return closes || length >= maxLength.formula;
  }

  #endsSentence(character: string): boolean {
    return sentenceEnd.test(this.#last(5)) || (character === ' ' && this.#read >= longestSentence);
  }
}
