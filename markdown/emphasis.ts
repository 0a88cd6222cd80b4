import { joint, literal } from './literal-signs.ts';

/**
 * Tells the stars and underscores that emphasise from those of sums, names and blanks to fill in. The rules are those of
 * CommonMark but for two things. A sign between two operands is an operator. And punctuation at the inner side of a mark does
 * not keep it from being one: CommonMark leaves `**Note:**text` as it is, and so Chinese sentences in bold.
 */

/** A run of the same sign that may open or close. */
interface Run {
  readonly at: number;
  readonly sign: string;
  readonly length: number;
  readonly opens: boolean;
  readonly closes: boolean;
  /** Between two words without a blank: multiplication, if the other mark of the pair is one as well. */
  readonly mayMultiply: boolean;
  /** How many of its signs have no partner yet. */
  left: number;
}

const blank = /^$|[\s\uE004]/u;
const punctuation = /[\p{P}\p{S}]/u;
const openingPunctuation = /[\p{Ps}\p{Pi}"'#$€£@&+\-−<=¿¡]/u;
const openingBracket = /\p{Ps}/u;
const closingBracket = /\p{Pe}/u;
/** Letters of scripts that put no blanks between words. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const letter = /[\p{L}\p{M}]/u;
const digit = /[\p{N}\uE003′!]/u;

type Operand = 'number' | 'letter' | 'word' | 'bracket' | 'null';

const codePointBefore = (text: string, at: number): string =>
  /[\uDC00-\uDFFF]/.test(text.charAt(at - 1)) ? text.slice(at - 2, at) : text.charAt(at - 1);
const codePointAt = (text: string, at: number): string =>
  String.fromCodePoint(text.codePointAt(at) ?? 0).replace('\0', '');

function operandOf(next: string, further: string, bracket: RegExp): Operand {
  if (digit.test(next)) return 'number';
  if (bracket.test(next)) return 'bracket';
  if (!letter.test(next) || unspaced.test(next)) return 'null';
  return letter.test(further) ? 'word' : 'letter';
}

/** What multiplication or a power can have before and after its sign. */
function operandsAround(text: string, start: number, end: number): readonly [Operand, Operand] {
  const before = codePointBefore(text, start);
  const after = codePointAt(text, end);
  return [
    operandOf(before, codePointBefore(text, start - before.length), /[)\]}]/),
    operandOf(after, codePointAt(text, end + after.length), /[([{√+\-−]/),
  ];
}

/** Whether a star is an operator, whatever else is in the line. */
function isOperator(text: string, start: number, length: number, pair: string): boolean {
  if (length > 2 || pair.includes('null')) {
    // As in "5 *3* 2".
    const isSpaced =
      length === 1 && pair.endsWith('number') && /\d {1,3}$/.test(text.slice(Math.max(0, start - 4), start));
    return isSpaced || (length === 1 && (text.charAt(start - 1) === '/' || text.charAt(start + 1) === '/'));
  }
  return !/word|bracket bracket/.test(pair) && !(length === 2 && pair === 'letter letter');
}

/**
 * Whether a star multiplies if the other one of the pair does so, too: length*width*height, a**b**c. With one of them at the
 * end of a word, both emphasise: walk**ed**.
 */
const mayMultiply = (length: number, pair: string): boolean =>
  !pair.includes('null') && (length === 1 || /number word|word number|letter letter/.test(pair));

function readRun(text: string, at: number, source: string): Run {
  const sign = source.charAt(0);
  const before = codePointBefore(text, at);
  const after = codePointAt(text, at + source.length);
  const [blankBefore, blankAfter] = [blank.test(before), blank.test(after)];
  const [signBefore, signAfter] = [punctuation.test(before), punctuation.test(after)];
  const touchesNext = !blankAfter && (!signAfter || blankBefore || signBefore);
  const touchesLast = !blankBefore && (!signBefore || blankAfter || signAfter);
  const pair = operandsAround(text, at, at + source.length).join(' ');
  const run = { at, sign, length: source.length, left: source.length };
  if (sign === '_') {
    const opens = source.length < 3 && touchesNext && (!touchesLast || signBefore);
    const closes = source.length < 3 && touchesLast && (!touchesNext || signAfter);
    return { ...run, opens, closes, mayMultiply: false };
  }
  const isMark = source.length < 4 && !isOperator(text, at, source.length, pair);
  return {
    ...run,
    opens:
      isMark &&
      !closingBracket.test(after) &&
      (touchesNext || (!blankAfter && openingPunctuation.test(after))),
    closes:
      isMark &&
      !openingBracket.test(before) &&
      (touchesLast || (!blankBefore && signBefore && !openingPunctuation.test(before.replace(/["']/, '.')))),
    mayMultiply: mayMultiply(source.length, pair),
  };
}

/** Whether an underscore can pair: "__init__" is a name, and between "_+_" are two blanks to fill in. */
function isUnderlined(text: string, size: number): boolean {
  return /[\p{L}\p{N}\uE003]/u.test(text) && !(size === 2 && /^[a-z][a-z0-9_]*$/.test(text));
}

/** The marks that open and have no partner yet. */
class OpenRuns {
  private readonly runs: Run[] = [];
  private readonly places: Record<string, number[]> = {};

  push(run: Run): void {
    const key = `${run.sign}${run.left}`;
    this.places[key] = this.places[key] ?? [];
    this.places[key].push(this.runs.push(run) - 1);
  }

  /** The last one whose signs can pair with `left` of a closing run. */
  last(sign: string, left: number): Run | undefined {
    const lengths = left === 3 ? [1, 2, 3] : [left, 3];
    const at = Math.max(...lengths.map((length) => this.lastPlace(`${sign}${length}`)));
    return this.runs[at];
  }

  private lastPlace(key: string): number {
    const places = this.places[key] ?? [];
    while ((places.at(-1) ?? -1) >= this.runs.length) places.pop();
    return places.at(-1) ?? -1;
  }

  /** Removes a run and those after it. */
  removeFrom(run: Run): void {
    while (this.runs.length > 0 && this.runs.pop() !== run);
  }

  /** The runs that nothing closes. */
  get all(): readonly Run[] {
    return this.runs;
  }
}

/** What to write in place of a run: its signs, some of them literal, and joints. */
class Marks {
  private readonly edits = new Map<number, { end: number; text: string }>();

  /** The signs from `from` to `to` within a run are marks, with a joint on their inner side. */
  pair(open: Run, close: Run, size: number): void {
    const opening = open.at + open.left - size;
    const closing = close.at + close.length - close.left;
    this.edits.set(opening, {
      end: opening + size,
      text: open.sign.repeat(size) + (open.sign === '*' ? joint : ''),
    });
    this.edits.set(closing, {
      end: closing + size,
      text: (close.sign === '*' ? joint : '') + close.sign.repeat(size),
    });
  }

  /** Writes a text in place of the signs from `start` to `end`. */
  write(start: number, end: number, text: string): void {
    if (end > start) this.edits.set(start, { end, text });
  }

  apply(text: string): string {
    const pieces: string[] = [];
    let at = 0;
    const edits = [...this.edits].sort(([a], [b]) => a - b);
    for (const [start, { end, text: written }] of edits) {
      pieces.push(text.slice(at, start).replace(unescapedMark, literalMark), written);
      at = end;
    }
    return [...pieces, text.slice(at).replace(unescapedMark, literalMark)].join('');
  }
}

const unescapedMark = /\\[\s\S]|[*_]/g;
const literalMark = (source: string): string => (source.length > 1 ? source : literal(source));

interface EmphasisOptions {
  /** The text goes on: a mark of bold that nothing closes yet is one, and so are the signs at the end. */
  readonly growing: boolean;
  /** The text began before: a mark of bold that closes is one, too. */
  readonly begun: boolean;
}

function pairRuns(text: string, close: Run, open: OpenRuns, marks: Marks): void {
  while (close.left > 0) {
    const opener = open.last(close.sign, close.left);
    if (opener === undefined) return;
    const size = Math.min(opener.left, close.left);
    open.removeFrom(opener);
    const between = close.sign === '_' ? text.slice(opener.at + opener.length, close.at) : 'a ';
    if (opener.mayMultiply && close.mayMultiply) continue;
    if (!isUnderlined(between.slice(0, 1000), size)) continue;
    marks.pair(opener, close, size);
    close.left -= size;
    opener.left -= size;
    if (opener.left > 0) open.push(opener);
  }
}

/** The text of a paragraph, a line of a list or a heading, with literal signs for all stars and underscores that do not emphasise. */
export function markEmphasis(text: string, { growing, begun }: EmphasisOptions): string {
  const open = new OpenRuns();
  const marks = new Marks();
  for (const { 0: source, index } of text.matchAll(/\\[\s\S]|\*+|_+/g)) {
    if (source.startsWith('\\')) continue;
    if (growing && source.startsWith('*') && index + source.length === text.length) {
      // It may become an operator, or a mark that opens; so it stays out unless it closes.
      const last = { ...readRun(text, index, source), mayMultiply: true };
      if (last.closes) pairRuns(text, last, open, marks);
      marks.write(text.length - last.left, text.length, '');
      continue;
    }
    const run = readRun(text, index, source);
    const hadRun = run.closes && open.last(run.sign, run.left) !== undefined;
    if (run.closes) pairRuns(text, run, open, marks);
    if (run.left === run.length && run.opens) open.push(run);
    else if (begun && !hadRun && run.sign === '*' && run.closes)
      marks.write(run.at, run.at + run.length, source);
  }
  if (!growing) return marks.apply(text);
  const unclosed = open.all.filter((run) => run.sign === '*' && run.left === 2 && !run.mayMultiply);
  for (const run of unclosed) marks.write(run.at, run.at + 2, `**${joint}`);
  return unclosed.length === 0
    ? marks.apply(text)
    : marks.apply(text).trimEnd() + `${joint}**`.repeat(unclosed.length);
}
