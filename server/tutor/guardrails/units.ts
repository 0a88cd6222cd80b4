/** Where nothing ends, a unit is cut all the same, so that a text without full stops is not held back for ever. */
const longest = { sentence: 600, formula: 1_000, code: 6_000 } as const;

const formulas: Readonly<Record<string, string>> = { '\\[': '\\]', '\\(': '\\)', $$: '$$' };
/** The end of a sentence with what closes it, and the space after it: "so." is one, "3.5" is not. */
const sentenceEnd = /(?:[.!?…:;]["'”»’)\]*_]{0,3}\s|[。！？])$/;

const quotationEnd = /[”"»]\s$/;

const isPlain = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

/**
 * Cuts a growing text into units that can be judged: sentences and lines; code blocks and formulas whole. Reads
 * character by character, so that where it cuts depends on the text alone and never on the
 * pieces it came in. All units joined are the text.
 */
export class UnitSplitter {
  #unit = '';
  #line = '';
  /** What closes the formula that is open, and where in the unit it began. */
  #formula: { closing: string; from: number } | null = null;
  /** The unit ends here, unless a source follows. */
  #quoted = false;
  /** The mark of the code block that is open. */
  #fence: string | null = null;

  /** @returns the units that ended with this piece, in order */
  push(piece: string): string[] {
    const units: string[] = [];
    for (const character of piece.split('')) {
      // A quotation and its source belong together: “…” (Lincoln).
      if (this.#quoted && !'(—–'.includes(character)) units.push(this.#take());
      this.#quoted = false;
      if (!this.#read(character)) continue;
      if (quotationEnd.test(this.#unit.slice(-3))) this.#quoted = true;
      else units.push(this.#take());
    }
    return units;
  }

  /** @returns what is left when the text ends, as its last unit; empty when nothing is */
  end(): string {
    return this.#take();
  }

  #take(): string {
    const unit = this.#unit;
    this.#unit = '';
    this.#formula = null;
    return unit;
  }

  /** @returns whether a unit ends with this character */
  #read(character: string): boolean {
    this.#unit += character;
    // Letters and digits end nothing outside of code and formulas.
    if (this.#fence === null && !this.#formula && isPlain(character.charCodeAt(0))) {
      this.#line += character;
      return false;
    }
    const newLine = character === '\n';
    const line = this.#line;
    this.#line = newLine ? '' : line + character;
    if (this.#fence !== null) return newLine && this.#endsCode(line.trim());
    if (this.#formula) {
      this.#closeFormula(this.#formula);
      return false;
    }
    if (newLine) {
      this.#fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
      return this.#fence === null;
    }
    const closing = formulas[this.#unit.slice(-2)];
    if (closing) {
      this.#formula = { closing, from: this.#unit.length };
      return false;
    }
    return this.#endsSentence(character);
  }

  #endsCode(line: string): boolean {
    const mark = this.#fence ?? '';
    const closed = line.startsWith(mark) && line.replaceAll(mark[0] ?? '', '') === '';
    if (closed) this.#fence = null;
    return closed || this.#unit.length >= longest.code;
  }

  #closeFormula({ closing, from }: { closing: string; from: number }): void {
    const length = this.#unit.length - from;
    if ((length >= 2 && this.#unit.endsWith(closing)) || length >= longest.formula) this.#formula = null;
  }

  #endsSentence(character: string): boolean {
    return (
      sentenceEnd.test(this.#unit.slice(-5)) || (character === ' ' && this.#unit.length >= longest.sentence)
    );
  }
}
