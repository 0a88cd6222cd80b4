/** Where nothing ends, a unit is cut all the same, so that a text without full stops is not held back for ever. */
const longest = { sentence: 600, formula: 1_000, code: 6_000 } as const;

const formulas: Readonly<Record<string, string>> = { '\\[': '\\]', '\\(': '\\)', $$: '$$' };
const closers = `"'”»’)]*_`;

/**
 * Cuts a growing text into units that can be judged: sentences and lines; code blocks and formulas whole. Reads
 * character by character with one in advance, so that where it cuts depends on the text alone and never on the
 * pieces it came in. All units joined are the text.
 */
export class UnitSplitter {
  #unread = '';
  #unit = '';
  #line = '';
  /** What closes the formula that is open, and where in the unit it began. */
  #formula: { closing: string; from: number } | null = null;
  /** The mark of the code block that is open. */
  #fence: string | null = null;

  /** @returns the units that ended with this piece, in order */
  push(piece: string): string[] {
    this.#unread += piece;
    const units: string[] = [];
    let read = 0;
    for (; read + 1 < this.#unread.length; read += 1) {
      if (this.#read(this.#unread[read] as string, this.#unread[read + 1] as string))
        units.push(this.#take());
    }
    this.#unread = this.#unread.slice(read);
    return units;
  }

  /** @returns what is left when the text ends, as its last unit; empty when nothing is */
  end(): string {
    this.#unit += this.#unread;
    this.#unread = '';
    return this.#take();
  }

  #take(): string {
    const unit = this.#unit;
    this.#unit = '';
    this.#formula = null;
    return unit;
  }

  /** @returns whether a unit ends with this character */
  #read(character: string, next: string): boolean {
    this.#unit += character;
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
    return this.#endsSentence(character, next);
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

  #endsSentence(character: string, next: string): boolean {
    if ('。！？'.includes(character)) return true;
    // The end of a line is an end of its own.
    const spaceNext = next !== '\n' && /\s/.test(next);
    if ('.!?…:;'.includes(character)) return spaceNext;
    if (closers.includes(character)) return spaceNext && /[.!?…]["'”»’)\]*_]{1,3}$/.test(this.#unit);
    return character === ' ' && this.#unit.length >= longest.sentence;
  }
}
