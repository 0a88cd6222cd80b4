import { type Piece, readFormula } from './formula-source.ts';
import { isRule } from './line-signs.ts';
import { joint, withoutLiterals } from './literal-signs.ts';
import { meantPieces } from './meant-pieces.ts';
import { plainFormula } from './plain-formula.ts';

export interface PlainTextOptions {
  /** Whether the text is still growing; unfinished syntax at its end is then left out. */
  readonly growing?: boolean;
  /** Whether the text is the end of a longer one. */
  readonly begun?: boolean;
}

/**
 * A Markdown text as plain text for previews: formulas as plain mathematics, table cells side by side, no
 * empty lines. Code stays as it is, and so do characters that are not Markdown (meant-pieces.ts). Linear time.
 */
export function plainText(
  markdown: string,
  { growing = false, begun = false }: PlainTextOptions = {},
): string {
  const masks = new Masks();
  const masked = meantPieces(markdown, { growing, begun })
    .map((piece) => masks.mask(piece))
    .join('');
  const plain = masks.withFormulas(withoutEmphasis(withoutLineSigns(masked, growing)));
  const whole = (growing ? withoutUnfinishedEnd(plain) : plain).replaceAll(joint, '');
  const clean = withoutUnmatchedMarks(whole);
  // Code is put back last, so that none of these steps changes it.
  return masks
    .withCode(
      withoutLiterals(clean)
        .replace(/(?<![ \t])[ \t]+$/gm, '')
        .replace(/\n{2,}/g, '\n'),
    )
    .trim();
}

/**
 * Replaces formulas, escaped characters and code with masks, so that they are not parsed as Markdown.
 * Formulas and escaped characters share one kind of mask, code has another, which is replaced last.
 */
class Masks {
  private readonly formulas: string[] = [];
  private readonly code: string[] = [];

  mask({ kind, source }: Piece): string {
    if (kind === 'formula')
      return `\uE000${this.formulas.push(plainFormula(readFormula(source).tex)) - 1}\uE001`;
    if (kind === 'code') return this.maskCode(insideCode(source));
    if (kind === 'block') return this.maskCode(insideBlock(source));
    return source.replace(
      /\\([!-/:-@[-`{-~])/g,
      (_, sign: string) => `\uE000${this.formulas.push(sign) - 1}\uE001`,
    );
  }

  private maskCode(text: string): string {
    return text === '' ? '' : `\uE000c${this.code.push(text) - 1}\uE001`;
  }

  withFormulas(text: string): string {
    return text.replace(/\uE000(\d+)\uE001/g, (_, at: string) => this.formulas[Number(at)] ?? '');
  }

  withCode(text: string): string {
    return text.replace(/\uE000c(\d+)\uE001/g, (_, at: string) => this.code[Number(at)] ?? '');
  }
}

/** Code without its marks and without one space at each end. */
function insideCode(source: string): string {
  const [mark = ''] = /^`+/.exec(source) ?? [];
  const closed = source.length > mark.length && source.endsWith(mark);
  const text = source.slice(mark.length, closed ? -mark.length : undefined);
  return text.replace(/^ (?=[\s\S]*\S)/, '').replace(/(\S) $/, '$1');
}

/** The lines of a fenced block. */
function insideBlock(source: string): string {
  const lines = source.split('\n').slice(1);
  const closed = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(lines.at(-1) ?? '');
  const code = closed ? lines.slice(0, -1) : lines;
  const quoted = source.trimStart().startsWith('>');
  return (quoted ? code.map((line) => line.replace(/^[ \t]*>[ \t]?/, '')) : code).join('\n');
}

/** The line below the head of a table, or the beginning of one. */
const isTableRule = (line: string): boolean =>
  /^[ \t]*[|:-][-:| \t]*$/.test(line) && line.includes('|') && line.includes('-');

/** A line that can only be a row, even without the line below the head of a table. */
const isWholeRow = (line: string): boolean => line.startsWith('| ') && line.endsWith('|') && line.length > 2;

const cellsOf = (row: string): string =>
  row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' · ');

/** Removes the marks of headings and quotations and the rules, and puts table cells side by side. */
function withoutLineSigns(text: string, growing: boolean): string {
  const lines = text.split('\n').map((line) => line.replace(/^[ \t]*(?:>+(?:[ \t]+|$))+/, ''));
  const plain: string[] = [];
  let inTable = false;
  for (const [at, line] of lines.entries()) {
    const row = line.trim();
    if (isTableRule(line)) {
      inTable = true;
      continue;
    }
    inTable &&= row.includes('|');
    const headsTable = row.includes('|') && isTableRule(lines[at + 1] ?? '');
    const halfRow = growing && at === lines.length - 1 && row.startsWith('| ');
    if (inTable || headsTable || halfRow || isWholeRow(row)) plain.push(cellsOf(row));
    else if (row !== '' && !isRule(line)) plain.push(line.replace(/^ {0,3}#{1,6}(?:[ \t]+|$)/, ''));
  }
  return plain.join('\n');
}

/** Removes the marks of links, bold and italic text. A star that begins a line is a bullet. */
const withoutEmphasis = (text: string): string =>
  text.replace(/!?\[([^[\]\n]*)\]\([^()\s]*\)/g, '$1').replace(/^([ \t]*\*(?=[ \t]))|[*_]+/gm, '$1');

/** Removes characters at the end that may begin unfinished syntax. */
function withoutUnfinishedEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[*_`~#\s]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Removes the marks of formulas and tables that are left because nothing closes them. */
const withoutUnmatchedMarks = (text: string): string =>
  text
    .replace(/\${2,}/g, (run) => (run.length === 2 ? ' ' : '$'))
    .replace(/\|-{3,}/g, ' ')
    .replace(/(?<!\\)\\+(?=[([])/g, '');
