import { reserved, withoutLiterals } from './literal-signs.ts';

/**
 * Finds formulas before Markdown is parsed, since Markdown takes `\(` for an escaped bracket, `_` for
 * emphasis and `|` for the edge of a cell. A formula is masked as one meaningless word and unmasked when it
 * is rendered.
 */

/**
 * The maximum length of an unclosed formula; after this many characters its opening mark is shown as text.
 */
const openMaximum = 2000;

/**
 * What a formula in brackets can contain: no blank line, as in LaTeX, and no second opening bracket, after
 * which the first one is text.
 */
const inBrackets = String.raw`(?:[^\\\n]|\\[^()[\]]|\n(?![ \t]*\n))`;
/** What a formula between two dollar signs can contain: no blank line, either. */
const inDollars = String.raw`(?:[^$\\\n]|\\[^\n]|\n(?![ \t]*\n))`;
/** What a formula between single dollar signs can contain. */
const onOneLine = String.raw`(?:[^$\\\n]|\\[^\n])`;
/** Blank lines that a formula on lines of its own can have before its closing mark. */
const blankLines = String.raw`(?:\n\s*)?`;

/** An expression that matches only at its `lastIndex`. */
const pattern = (...parts: string[]): RegExp => new RegExp(parts.join(''), 'uy');

/**
 * Closed formulas with the marks `\(…\)`, `\[…\]` and `$$…$$`, in the order in which `findFormula` names the
 * marks.
 */
const closedFormulas: readonly RegExp[] = [
  pattern(String.raw`\\\(`, inBrackets, '+?', String.raw`\\\)`),
  pattern(String.raw`\\\[\s*(?!\s)`, inBrackets, '+?', blankLines, String.raw`\\\]`),
  pattern(String.raw`\$\$\s*(?![\s$])`, inDollars, '+?', blankLines, String.raw`\$\$(?!\$)`),
];

/** The same formulas in the same order, still open at the end of the text. */
const openFormulas: readonly RegExp[] = [
  pattern(String.raw`\\\(`, inBrackets, `{0,${openMaximum}}`, String.raw`\\?$`),
  pattern(String.raw`\\\[(?:\s*$|\s*(?!\s)`, inBrackets, `{1,${openMaximum}}`, blankLines, String.raw`\\?$)`),
  pattern(
    String.raw`\$\$(?:\s*$|\s*(?![\s$])`,
    inDollars,
    `{1,${openMaximum}}`,
    blankLines,
    String.raw`[\\$]?$)`,
  ),
];

/**
 * A formula between single dollar signs. They touch the formula that they enclose, and no word or amount
 * outside it, so that "$5 and $7" is not a formula. An ending can follow, as in "the $n$th term".
 */
const dollars = pattern(
  String.raw`(?<![\p{L}\d$])\$(?!\s)(`,
  onOneLine,
  '+?',
  String.raw`)(?<!\s)\$(?!\$)(?=(?:st|nd|rd|th|s)?(?![\p{L}\d]))`,
);

/**
 * The same, still open at the end of the text. Before a digit a dollar sign is a price until it is closed,
 * and so it is after 200 characters without a second one.
 */
const openDollars = pattern(String.raw`(?<![\p{L}\d$])\$(?![\s\d])(`, onOneLine, String.raw`{0,200})\\?$`);

/** Words that show that the text between two dollar signs is a sentence. */
const proseWord =
  /(?<![\p{L}\\])(?:and|or|to|for|from|per|each|is|are|the|of|than|but|plus|costs?)(?!\p{L})/u;
const twoWords = /(?<![\p{L}\\])\p{L}{2,}[,;:]? \p{L}{2,}/u;
/** A command, with its text if it has one: the words in it do not make the formula a sentence. */
const command = /\\(?:text\w*|mathrm|mbox|operatorname\*?)\s*\{[^{}]*\}|\\[a-zA-Z]+/g;

/** Whether the text between two dollar signs is a sentence: "$5, and 3 cost 15$". */
function isProse(between: string): boolean {
  const plain = between.replace(command, ' \\ ');
  return proseWord.test(plain) || twoWords.test(plain);
}

/** Where a formula ends; an `open` one runs to the end of the text. Null when there is no formula. */
type FormulaEnd = { end: number; open: boolean } | null;

function endOf(expression: RegExp, text: string, start: number): number | null {
  expression.lastIndex = start;
  return expression.test(text) ? expression.lastIndex : null;
}

function findSingleDollars(text: string, start: number, growing: boolean): FormulaEnd {
  dollars.lastIndex = start;
  const closed = dollars.exec(text);
  if (closed !== null) return isProse(closed[1] ?? '') ? null : { end: dollars.lastIndex, open: false };
  if (!growing) return null;
  openDollars.lastIndex = start;
  const open = openDollars.exec(text);
  return open === null || isProse(open[1] ?? '') ? null : { end: text.length, open: true };
}

function findFormula(text: string, start: number, mark: string, growing: boolean): FormulaEnd {
  // The rest of the opening mark may still come.
  if (growing && mark.length === 1 && start === text.length - 1) return { end: text.length, open: true };
  if (mark === '$') return findSingleDollars(text, start, growing);
  const kind = ['\\(', '\\[', '$$'].indexOf(mark);
  const closed = closedFormulas[kind];
  const open = openFormulas[kind];
  if (closed === undefined || open === undefined) return null;
  const end = endOf(closed, text, start);
  if (end !== null) return { end, open: false };
  return growing && endOf(open, text, start) !== null ? { end: text.length, open: true } : null;
}

/** Where a fenced block ends, which contains no formulas. An open block runs to the end of the text. */
function endOfFence(text: string, start: number, fence: string): number {
  const mark = fence.trimStart().replace(/^[>\s]*/, '');
  const close = new RegExp(`^[ \\t>]*${mark}${mark[0]}*[ \\t]*$`, 'gm');
  close.lastIndex = start + fence.length;
  return close.test(text) ? close.lastIndex : text.length;
}

/**
 * Returns a function that finds the first of the sorted positions at or after `from`. Its calls must be in
 * ascending order, so that all of them together read the positions once.
 */
function firstAtOrAfter(positions: readonly number[]): (from: number) => number | undefined {
  let at = 0;
  return (from) => {
    while ((positions[at] ?? from) < from) at += 1;
    return positions[at];
  };
}

const firstMatchFrom = (matches: readonly RegExpExecArray[]) =>
  firstAtOrAfter(matches.map(({ index }) => index));

/**
 * Returns a function for the end of inline code that opens at an offset; its calls must be in ascending
 * order. Null if the paragraph does not close the code, unless the text may still grow.
 */
function findCodeEnds(text: string, growing: boolean): (from: number, mark: string) => number | null {
  const runs = new Map<string, RegExpExecArray[]>();
  for (const run of text.matchAll(/`+/g)) {
    const [mark] = run;
    const sameLength = runs.get(mark);
    if (sameLength === undefined) runs.set(mark, [run]);
    else sameLength.push(run);
  }
  const closing = new Map([...runs].map(([mark, matches]) => [mark, firstMatchFrom(matches)]));
  const blankLine = firstMatchFrom([...text.matchAll(/\n[ \t]*\n/g)]);
  return (from, mark) => {
    const end = blankLine(from);
    const close = closing.get(mark)?.(from);
    if (close !== undefined && close < (end ?? text.length)) return close + mark.length;
    return growing && end === undefined ? text.length : null;
  };
}

const hexOf = (character: string): string => character.charCodeAt(0).toString(16).padStart(4, '0');

/**
 * A formula as one word for Markdown: its characters as hexadecimal digits, between two characters for
 * private use.
 */
const mask = (source: string): string => `\uE000${source.replace(/[\s\S]/g, hexOf)}\uE001`;

/**
 * What can begin a piece: a fence, inline code, or the mark of a formula. An escaped character begins none.
 */
const marks = /(?<fence>^[ \t>]*(?:`{3,}(?=[^`\n]*$)|~{3,}))|(?<code>`+)|\\[\s\S]?|\$+/gm;

/** A piece of a Markdown text: a formula or code with its marks, a fenced block, or other text. */
export interface Piece {
  readonly kind: 'text' | 'formula' | 'code' | 'block';
  readonly source: string;
}

/**
 * Cuts a text at its formulas and its code. In a `growing` text, which is still being streamed, an open
 * formula at the end is left out until it is closed, so that its source is never shown. Linear time.
 */
export function piecesOf(text: string, growing = false): Piece[] {
  // The text must not contain the characters that stand for formulas and signs.
  const plain = text.replace(reserved, '\uFFFD');
  const endOfCode = findCodeEnds(plain, growing);
  const pieces: Piece[] = [];
  let cutUpTo = 0;
  /**
   * Adds the text since the last piece, then this piece. An empty piece is not added; it only ends the text
   * before it.
   */
  const cut = (kind: Piece['kind'], start: number, end: number) => {
    if (start > cutUpTo) pieces.push({ kind: 'text', source: plain.slice(cutUpTo, start) });
    if (end > start) pieces.push({ kind, source: plain.slice(start, end) });
    cutUpTo = end;
  };
  for (let at = 0; ; at = Math.max(at, cutUpTo)) {
    marks.lastIndex = at;
    const match = marks.exec(plain);
    if (match === null) break;
    const [mark] = match;
    at = match.index + mark.length;
    if (match.groups?.fence !== undefined) cut('block', match.index, endOfFence(plain, match.index, mark));
    else if (match.groups?.code !== undefined) cut('code', match.index, endOfCode(at, mark) ?? match.index);
    else {
      const formula = findFormula(plain, match.index, mark, growing);
      if (formula?.open === true) {
        cut('text', match.index, match.index);
        return pieces;
      }
      if (formula !== null) cut('formula', match.index, formula.end);
    }
  }
  cut('text', plain.length, plain.length);
  return pieces;
}

/** The text of the pieces with masked formulas. */
export const maskFormulas = (pieces: readonly Piece[]): string =>
  pieces.map(({ kind, source }) => (kind === 'formula' ? mask(source) : source)).join('');

/** The pieces of a masked text, as they were written; every second one is the source of a formula. */
export function splitMasked(text: string): string[] {
  return text
    .split(/\uE000([0-9a-f]*)\uE001/)
    .map((piece, place) => (place % 2 === 1 ? unmasked(piece) : withoutLiterals(piece)));
}

const unmasked = (units: string): string =>
  units.replace(/[0-9a-f]{4}/g, (unit) => String.fromCharCode(Number.parseInt(unit, 16)));

/** The text as it was written. */
export function unmaskFormulas(text: string): string {
  return splitMasked(text).join('');
}

/** The source between a formula's marks, and whether it is a display formula. */
export function readFormula(source: string): { tex: string; display: boolean } {
  const width = source.startsWith('$') && !source.startsWith('$$') ? 1 : 2;
  const lines = source.slice(width, -width).split('\n');
  // In a quotation, each further line of the formula begins with ">".
  const quoted = lines.length > 1 && lines.slice(1).every((line) => /^\s*>/.test(line));
  const tex = quoted ? lines.map((line, at) => (at === 0 ? line : line.replace(/^\s*>/, '').trim())) : lines;
  return { tex: tex.join('\n').trim(), display: source.startsWith('\\[') || source.startsWith('$$') };
}
