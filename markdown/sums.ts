import { hasRightToLeft } from './right-to-left.ts';

/**
 * Finds sums in a text: numbers and letters joined by operators, as in "10 - 4 = 6" or "2(x + 1)". Bullets and quotation
 * marks are told from signs by them, and in a text from right to left they are set apart from the words around them.
 */

/** Numbers with their currency, their powers and what follows them, as in $5, 1,000.5, x², 50% or 3!. */
const afterFactorial = String.raw`[ \t]*[-+−*×·/÷=<>)\]^]`;
const number =
  String.raw`[$€£¥₪₹]?(?:\p{Nd}+(?:[.,٫٬]\p{Nd}+)*|[\p{No}∞\uE003])` +
  String.raw`(?:[\p{No}%°‰٪′″₪€£]|!(?=${afterFactorial}))*`;
/** Letters of the scripts in which mathematics is written. The words of the text around a sum can be of any script. */
const letters = String.raw`[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\u{1D400}-\u{1D7FF}ℂℍℕℙℚℝℤ][\p{M}\p{No}′]*`;
const operator = String.raw`\*\*|[<>=!]=|[-=]>|[-+−–‐‑×·∙⋅÷/:*^=≠≈≅≡<>≤≥±∓→⇒⇔∝∈∪∩⊂⊆]`;

const token = new RegExp(
  String.raw`(?<blank>[ \t\u00a0\u202f]+)|(?<number>${number})|(?<word>(?:${letters})+|[%٪°$€£₪]+)|(?<operator>${operator})|` +
    String.raw`(?<open>[([{√∛∑∏∫])|(?<close>[)\]}][!′%\p{No}]*)|(?<gap>[?□▢◯_|…]+)|(?<other>[\s\S])`,
  'gu',
);

/** Operators that also join or part words. They count only with a blank on both sides, or on none. */
const wordSigns = /^[-–‐‑:]$/;
const signs = /^[-−+±√]$/;
const oneLetter = new RegExp(`^(?:${letters}){1,2}$`, 'u');
const bracket = /[([{]/;

export interface Sum {
  readonly start: number;
  readonly end: number;
  /** Whether whole words are among its operands, as in "speed = 5 km / 2 h". */
  readonly hasWords: boolean;
}

/** Reads a text once, token by token. */
class SumReader {
  readonly sums: Sum[] = [];
  private start = -1;
  private end = -1;
  private depth = 0;
  private isJoined = false;
  private hasWords = false;
  /** The kind of the last operand while no operator follows it. */
  private operand: 'number' | 'word' | 'close' | null = null;
  private operatorBefore = '';
  private blankBefore = true;
  private wordBefore = false;

  read(text: string): readonly Sum[] {
    let at = 0;
    for (const { 0: source, groups = {} } of text.matchAll(token)) {
      const after = text.charAt(at + source.length);
      if (groups.blank === undefined) this.take(groups, source, at, /\s|^$/.test(after), text);
      this.blankBefore = groups.blank !== undefined;
      at += source.length;
    }
    this.finish(text);
    return this.sums;
  }

  private take(
    groups: Record<string, string | undefined>,
    source: string,
    at: number,
    blankAfter: boolean,
    text: string,
  ) {
    if (groups.number !== undefined) this.addOperand('number', source, at, text);
    else if (groups.word !== undefined) this.addOperand('word', source, at, text);
    else if (groups.operator !== undefined) this.addOperator(source, at, blankAfter, text);
    else if (groups.open !== undefined) this.open(source, at, text);
    else if (groups.close !== undefined && this.depth > 0 && this.operand !== null) this.close(source, at);
    else if (groups.gap !== undefined && (this.operatorBefore !== '' || source.includes('|')))
      this.addOperand('number', source, at, text);
    else this.finish(text);
    this.wordBefore =
      groups.word !== undefined || (groups.other !== undefined && /[\p{L}\p{M}]/u.test(source));
  }

  private addOperand(kind: 'number' | 'word', source: string, at: number, text: string) {
    const isUnit = this.operand === 'number' && kind === 'word';
    if (this.operand !== null && this.blankBefore && !isUnit) this.finish(text);
    if (this.start < 0) this.start = at;
    this.isJoined ||= this.operatorBefore !== '';
    this.hasWords ||= kind === 'word' && !isUnit && !oneLetter.test(source);
    this.operatorBefore = '';
    this.operand = kind;
    this.end = at + source.length;
  }

  private addOperator(source: string, at: number, blankAfter: boolean, text: string) {
    if (this.operand === null) {
      const isSign =
        signs.test(source) && !blankAfter && (this.start >= 0 || !this.wordBefore || this.blankBefore);
      if (!isSign) {
        if (this.operatorBefore === '') this.finish(text);
        return;
      }
      if (this.start < 0) this.start = at;
    } else if (wordSigns.test(source) && this.blankBefore !== blankAfter) {
      const beginsNumber = this.blankBefore;
      this.finish(text);
      if (!beginsNumber || !signs.test(source)) return;
      this.start = at;
    }
    this.operatorBefore = source;
    this.operand = null;
  }

  private open(source: string, at: number, text: string) {
    if (this.operand !== null && this.blankBefore) this.finish(text);
    // A name before a bracket is that of a function, as in sin(x).
    if (this.start < 0) this.start = at;
    this.isJoined ||= this.operatorBefore !== '' && bracket.test(source);
    this.operand = null;
    if (bracket.test(source)) this.depth += 1;
    else this.operatorBefore ||= source;
  }

  private close(source: string, at: number) {
    this.depth -= 1;
    this.operand = 'close';
    this.end = at + source.length;
  }

  /** Ends the sum at its last operand. */
  private finish(text: string) {
    // An opening bracket that nothing closes belongs to the words around the sum.
    while (this.depth > 0 && bracket.test(text.charAt(this.start))) {
      this.start += 1;
      this.depth -= 1;
    }
    if (this.isJoined && this.end > this.start)
      this.sums.push({ start: this.start, end: this.end, hasWords: this.hasWords });
    this.start = -1;
    this.end = -1;
    this.depth = 0;
    this.isJoined = false;
    this.hasWords = false;
    this.operand = null;
    this.operatorBefore = '';
  }
}

/** The sums of a text, in their order. Linear time. */
export const sumsIn = (text: string): readonly Sum[] => new SumReader().read(text);

/** Whether a line is one sum or one number, and nothing else but its full stop. */
export function isSum(line: string): boolean {
  const whole = line.trim();
  const bare = whole.replace(/[.,;:!?…]+$/, '');
  if (/^\p{Nd}+(?:[.,]\p{Nd}+)*[a-z]?$/u.test(bare)) return true;
  return sumsIn(whole).some(
    ({ start, end, hasWords }) => start === 0 && end >= bare.length && !hasWords && !whole.includes('\uE003'),
  );
}

/**
 * A text cut at its sums, if it has words from right to left: every second piece is a sum, which is read from left to
 * right.
 */
export function splitAtSums(text: string): string[] {
  if (!hasRightToLeft(text)) return [text];
  let cutUpTo = 0;
  const pieces = sumsIn(text).flatMap(({ start, end }) => {
    const pair = [text.slice(cutUpTo, start), text.slice(start, end)];
    cutUpTo = end;
    return pair;
  });
  return [...pieces, text.slice(cutUpTo)];
}

/** A text whose sums are isolated by characters, for places that have no elements, such as a file. */
export const isolateSums = (text: string): string =>
  splitAtSums(text)
    .map((piece, at) => (at % 2 === 1 ? `\u2066${piece}\u2069` : piece))
    .join('');
