/** Where nothing ends, a unit is cut all the same, so that a text without full stops is not held back for ever. */
const longest = { sentence: 600, formula: 1_000, code: 6_000 } as const;

const formulas: Readonly<Record<string, string>> = { '\\[': '\\]', '\\(': '\\)', $$: '$$' };
/** The end of a sentence with what closes it, and the space after it: "so." is one, "3.5" is not. */
const sentenceEnd = /(?:[.!?…:;]["'”»’)\]*_]{0,3}\s|[。！？])$/;
/** Nothing else is the last character of a sentence's end, or the second of a formula's beginning. */
const mayEnd = /[\s。！？]/;
const mayOpen = '[($';

const quotationEnd = /[”"»]\s$/;

const isPlain = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

/**
 * Cuts a growing text into units that can be judged: sentences and lines; code blocks and formulas whole. Reads
 * character by character, so that where it cuts depends on the text alone and never on the
 * pieces it came in. All units joined are the text.
 */
export class UnitSplitter {
  /** What is not given out yet, and how much of it is read. */
  #text = '';
  #read = 0;
  /** Where in the text the line begins that is being read, and what of it was given out before. */
  #lineFrom = 0;
  #lineBefore = '';
  /** What closes the formula that is open, and where in the unit it began. */
  #formula: { closing: string; from: number } | null = null;
  /** The unit ends here, unless a source follows. */
  #quoted = false;
  /** The mark of the code block that is open. */
  #fence: string | null = null;

  /** @returns the units that ended with this piece, in order */
  push(piece: string): string[] {
    const units: string[] = [];
    this.#text += piece;
    while (this.#read < this.#text.length) {
      // A quotation and its source belong together: “…” (Lincoln).
      if (this.#quoted && !'(—–'.includes(this.#text.charAt(this.#read))) units.push(this.#take());
      this.#quoted = false;
      if (!this.#endsAt(this.#read++)) continue;
      if (quotationEnd.test(this.#last(3))) this.#quoted = true;
      else units.push(this.#take());
    }
    return units;
  }

  /** @returns what is left when the text ends, as its last unit; empty when nothing is */
  end(): string {
    return this.#take();
  }

  /** Gives out what was read. */
  #take(): string {
    const unit = this.#text.slice(0, this.#read);
    this.#text = this.#text.slice(this.#read);
    this.#lineBefore = this.#lineFrom > 0 ? unit.slice(this.#lineFrom) : this.#lineBefore + unit;
    this.#lineFrom = 0;
    this.#read = 0;
    this.#formula = null;
    return unit;
  }

  #last(length: number): string {
    return this.#text.slice(Math.max(0, this.#read - length), this.#read);
  }

  /** @returns whether a unit ends with the character at this place, the last one that was read */
  #endsAt(at: number): boolean {
    // Letters and digits end nothing outside of code and formulas.
    if (this.#fence === null && !this.#formula && isPlain(this.#text.charCodeAt(at))) return false;
    const character = this.#text.charAt(at);
    if (this.#fence !== null) return character === '\n' && this.#endsCode(this.#lineTo(at).trim());
    if (this.#formula) {
      if (character === '\n') this.#lineTo(at);
      this.#closeFormula(this.#formula);
      return false;
    }
    if (character === '\n') {
      this.#fence = /^ {0,3}(`{3,}|~{3,})/.exec(this.#lineTo(at))?.[1] ?? null;
      return this.#fence === null;
    }
    const closing = mayOpen.includes(character) ? formulas[this.#last(2)] : undefined;
    if (closing) this.#formula = { closing, from: this.#read };
    return closing === undefined && mayEnd.test(character) && this.#endsSentence(character);
  }

  /** The line that ends at this place; the next one begins after it. */
  #lineTo(at: number): string {
    const line = this.#lineBefore + this.#text.slice(this.#lineFrom, at);
    this.#lineBefore = '';
    this.#lineFrom = at + 1;
    return line;
  }

  #endsCode(line: string): boolean {
    const mark = this.#fence ?? '';
    const closed = line.startsWith(mark) && line.replaceAll(mark[0] ?? '', '') === '';
    if (closed) this.#fence = null;
    return closed || this.#read >= longest.code;
  }

  #closeFormula({ closing, from }: { closing: string; from: number }): void {
    const length = this.#read - from;
    const closes = length >= closing.length && this.#last(closing.length) === closing;
    if (closes || length >= longest.formula) this.#formula = null;
  }

  #endsSentence(character: string): boolean {
    return sentenceEnd.test(this.#last(5)) || (character === ' ' && this.#read >= longest.sentence);
  }
}
