/**
 * Finds formulas before Markdown is parsed, since Markdown takes `\(` for an escaped bracket, `_` for emphasis and `|` for the
 * edge of a cell. A formula is masked as one meaningless word and unmasked when it is rendered.
 */

/** The longest unclosed formula; after this many characters an opening mark is shown as text. */
const longest = 2000;

/** A blank line ends a formula, as in LaTeX. After a second opening bracket the first one is text. */
const inBrackets = String.raw`(?:[^\\\n]|\\[^()[\]]|\n(?![ \t]*\n))`;
const inDollars = String.raw`(?:[^$\\\n]|\\[^\n]|\n(?![ \t]*\n))`;
const onOneLine = String.raw`(?:[^$\\\n]|\\[^\n])`;
const blankLines = String.raw`(?:\n\s*)?`;

const pattern = (...parts: string[]): RegExp => new RegExp(parts.join(''), 'uy');

const whole: readonly RegExp[] = [
  pattern(String.raw`\\\(`, inBrackets, '+?', String.raw`\\\)`),
  pattern(String.raw`\\\[\s*(?!\s)`, inBrackets, '+?', blankLines, String.raw`\\\]`),
  pattern(String.raw`\$\$\s*(?![\s$])`, inDollars, '+?', blankLines, String.raw`\$\$(?!\$)`),
];

/** The same for formulas that are still open at the end of the text. */
const half: readonly RegExp[] = [
  pattern(String.raw`\\\(`, inBrackets, `{0,${longest}}`, String.raw`\\?$`),
  pattern(String.raw`\\\[(?:\s*$|\s*(?!\s)`, inBrackets, `{1,${longest}}`, blankLines, String.raw`\\?$)`),
  pattern(
    String.raw`\$\$(?:\s*$|\s*(?![\s$])`,
    inDollars,
    `{1,${longest}}`,
    blankLines,
    String.raw`[\\$]?$)`,
  ),
];

/** Dollar signs touch the enclosed formula, and no word or amount outside it: "$5 and $7" is not a formula. */
const dollars = pattern(
  String.raw`(?<![\p{L}\d$])\$(?!\s)(`,
  onOneLine,
  '+?',
  String.raw`)(?<!\s)\$(?!\$)(?=(?:st|nd|rd|th|s)?(?![\p{L}\d]))`,
);

/** An open dollar formula at the end of the text; before a digit a dollar sign is a price until it is closed. */
const halfDollars = pattern(String.raw`(?<![\p{L}\d$])\$(?![\s\d])(`, onOneLine, String.raw`{0,200})\\?$`);

const spokenWord =
  /(?<![\p{L}\\])(?:and|or|to|for|from|per|each|is|are|the|of|than|but|plus|costs?)(?!\p{L})/u;
const twoWords = /(?<![\p{L}\\])\p{L}{2,}[,;:]? \p{L}{2,}/u;
const command = /\\(?:text\w*|mathrm|mbox|operatorname\*?)\s*\{[^{}]*\}|\\[a-zA-Z]+/g;

/** Whether the text between two dollar signs is a sentence: "$5, and 3 cost 15$". */
function isProse(between: string): boolean {
  const plain = between.replace(command, ' \\ ');
  return spokenWord.test(plain) || twoWords.test(plain);
}

/** A piece of a formula's source; `half` runs to the end of the text. */
type Found = { end: number; half: boolean } | null;

function endOf(expression: RegExp, text: string, start: number): number | null {
  expression.lastIndex = start;
  return expression.test(text) ? expression.lastIndex : null;
}

function findSingleDollars(text: string, start: number, growing: boolean): Found {
  dollars.lastIndex = start;
  const closed = dollars.exec(text);
  if (closed !== null) return isProse(closed[1] ?? '') ? null : { end: dollars.lastIndex, half: false };
  if (!growing) return null;
  halfDollars.lastIndex = start;
  const open = halfDollars.exec(text);
  return open === null || isProse(open[1] ?? '') ? null : { end: text.length, half: true };
}

function findFormula(text: string, start: number, mark: string, growing: boolean): Found {
  if (growing && mark.length === 1 && start === text.length - 1) return { end: text.length, half: true };
  if (mark === '$') return findSingleDollars(text, start, growing);
  const kind = ['\\(', '\\[', '$$'].indexOf(mark);
  const closed = whole[kind];
  const open = half[kind];
  if (closed === undefined || open === undefined) return null;
  const end = endOf(closed, text, start);
  if (end !== null) return { end, half: false };
  return growing && endOf(open, text, start) !== null ? { end: text.length, half: true } : null;
}

/** A fenced block contains no formulas; an open one runs to the end of the text. */
function endOfFence(text: string, start: number, fence: string): number {
  const mark = fence.trimStart().replace(/^[>\s]*/, '');
  const close = new RegExp(`^[ \\t>]*${mark}${mark[0]}*[ \\t]*$`, 'gm');
  close.lastIndex = start + fence.length;
  return close.test(text) ? close.lastIndex : text.length;
}

/** The first of sorted positions at or after another; queries must be ascending. */
function following(positions: readonly number[]): (from: number) => number | undefined {
  let at = 0;
  return (from) => {
    while ((positions[at] ?? from) < from) at += 1;
    return positions[at];
  };
}

const positionsOf = (found: readonly RegExpExecArray[]) => following(found.map(({ index }) => index));

/**
 * Returns a function for the end of inline code that opens at an offset; its calls must be in ascending order. Null if the
 * paragraph does not close the code, unless the text may still grow.
 */
function codeEnds(text: string, growing: boolean): (from: number, mark: string) => number | null {
  const runs = new Map<string, RegExpExecArray[]>();
  for (const run of text.matchAll(/`+/g)) {
    const [mark] = run;
    const alike = runs.get(mark);
    if (alike === undefined) runs.set(mark, [run]);
    else alike.push(run);
  }
  const closing = new Map([...runs].map(([mark, found]) => [mark, positionsOf(found)]));
  const blankLine = positionsOf([...text.matchAll(/\n[ \t]*\n/g)]);
  return (from, mark) => {
    const end = blankLine(from);
    const close = closing.get(mark)?.(from);
    if (close !== undefined && close < (end ?? text.length)) return close + mark.length;
    return growing && end === undefined ? text.length : null;
  };
}

const unitOf = (character: string): string => character.charCodeAt(0).toString(16).padStart(4, '0');

const mask = (source: string): string => `\uE000${source.replace(/[\s\S]/g, unitOf)}\uE001`;

const marks = /(?<fence>^[ \t>]*(?:`{3,}(?=[^`\n]*$)|~{3,}))|(?<code>`+)|\\[\s\S]?|\$+/gm;

/** A piece of a Markdown text: a formula or code with its marks, a fenced block, or other text. */
export interface Piece {
  readonly kind: 'text' | 'formula' | 'code' | 'block';
  readonly source: string;
}

/**
 * Cuts a text at its formulas and its code. In a `growing` text an open formula at the end is left out until it is closed, so
 * that its source is never shown. Linear time.
 */
export function piecesOf(text: string, growing = false): Piece[] {
  const plain = text.replace(/[\uE000\uE001]/g, '\uFFFD');
  const endOfCode = codeEnds(plain, growing);
  const pieces: Piece[] = [];
  let done = 0;
  const cut = (kind: Piece['kind'], start: number, end: number) => {
    if (start > done) pieces.push({ kind: 'text', source: plain.slice(done, start) });
    if (end > start) pieces.push({ kind, source: plain.slice(start, end) });
    done = end;
  };
  for (let at = 0; ; at = Math.max(at, done)) {
    marks.lastIndex = at;
    const found = marks.exec(plain);
    if (found === null) break;
    const [mark] = found;
    at = found.index + mark.length;
    if (found.groups?.fence !== undefined) cut('block', found.index, endOfFence(plain, found.index, mark));
    else if (found.groups?.code !== undefined) cut('code', found.index, endOfCode(at, mark) ?? found.index);
    else {
      const formula = findFormula(plain, found.index, mark, growing);
      if (formula?.half === true) {
        cut('text', found.index, found.index);
        return pieces;
      }
      if (formula !== null) cut('formula', found.index, formula.end);
    }
  }
  cut('text', plain.length, plain.length);
  return pieces;
}

/** The text with masked formulas; a `growing` text without the open formula at its end. */
export const maskFormulas = (text: string, growing = false): string =>
  piecesOf(text, growing)
    .map(({ kind, source }) => (kind === 'formula' ? mask(source) : source))
    .join('');

/** The pieces of a masked text; every second one is the source of a formula. */
export function splitMasked(text: string): string[] {
  return text
    .split(/\uE000([0-9a-f]*)\uE001/)
    .map((piece, place) => (place % 2 === 1 ? unmasked(piece) : piece));
}

const unmasked = (units: string): string =>
  units.replace(/[0-9a-f]{4}/g, (unit) => String.fromCharCode(Number.parseInt(unit, 16)));

/** The text with its formulas unmasked. */
export function unmaskFormulas(text: string): string {
  return splitMasked(text).join('');
}

/** The source between a formula's marks, and whether it is a display formula. */
export function readFormula(source: string): { tex: string; display: boolean } {
  const width = source.startsWith('$') && !source.startsWith('$$') ? 1 : 2;
  const lines = source.slice(width, -width).split('\n');
  const quoted = lines.length > 1 && lines.slice(1).every((line) => /^\s*>/.test(line));
  const tex = quoted ? lines.map((line, at) => (at === 0 ? line : line.replace(/^\s*>/, '').trim())) : lines;
  return { tex: tex.join('\n').trim(), display: source.startsWith('\\[') || source.startsWith('$$') };
}
