import { unmaskFormulas } from '../../markdown/formula-source.ts';

/**
 * How much of a text is drawn as Markdown. The parser, the formulas and the browser take far too long for some
 * texts, and whoever writes to the tutor chooses the text. So work is estimated before any of it is done, and what
 * is too much is shown as it was written. 6,000 units took at most a tenth of a second
 * (docs/decisions/10-what-a-text-may-cost.md).
 */

/** The most work of one block: the parser compares the marks of a block with each other. */
const blockMaximum = 800;

/** The most work of one text. */
export const textMaximum = 6_000;

/** How deep lists and quotations can be nested, by their marks or by blanks. */
const depthMaximum = 12;

/**
 * What each block costs, each code block with its button, each line, each cell that a table can have, each
 * formula and a character of its mask. Any sign costs 1.
 */
const costs = { block: 10, code: 25, line: 4, cell: 0.5, formula: 6, masked: 0.25 } as const;

const sign = /[^\p{L}\p{M}\p{N} ]/gu;
const signsIn = (line: string): number => line.match(sign)?.length ?? 0;

const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const nested = new RegExp(
  String.raw`^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){${depthMaximum + 1}}|^(?: {4}|\t){${depthMaximum}}`,
);

/** The definition of an address, which links name: "[label]: https://…". */
const definition = /\]:/;

/** A long word beside a definition may be an address that each of hundreds of links repeats. */
const longWord = /\S{150}/;

interface Line {
  readonly line: string;
  readonly place: 'outside' | 'fence' | 'code' | 'end';
  /** What stands after the marks of a fence. */
  readonly info?: string;
}

/** The lines of a text, with those of code apart. */
function linesOf(text: string): Line[] {
  let end: RegExp | null = null;
  return text.split('\n').map((line) => {
    if (end !== null) {
      const isEnd = end.test(line);
      if (isEnd) end = null;
      return { line, place: isEnd ? 'end' : 'code' };
    }
    const [whole = '', mark] = fence.exec(line) ?? [];
    if (mark === undefined) return { line, place: 'outside' };
    end = new RegExp(`^ {0,3}${mark}${mark[0]}*[ \\t]*$`);
    return { line, place: 'fence', info: line.slice(whole.length).trim() };
  });
}

/**
 * The code of a block that is a fence and nothing else; null for all others. It needs no parser, which takes a fifth of a
 * second for a thousand lines.
 */
export function fencedCode(block: string): { code: string; language: string } | null {
  const [first, ...others] = linesOf(block);
  if (first?.info === undefined || first.line.startsWith(' ')) return null;
  const lines = others.at(-1)?.place === 'end' ? others.slice(0, -1) : others;
  if (!lines.every(({ place }) => place === 'code')) return null;
  const [language = ''] = first.info.split(/\s/);
  return { code: unmaskFormulas(lines.map(({ line }) => line).join('\n')), language };
}

/**
 * Cuts a text before the line with which it has more signs than can be drawn. To read the rest for its marks would take
 * too long, too.
 */
export function cutText(text: string): [beginning: string, rest: string] {
  let [signs, at] = [0, 0];
  for (const { line, place } of linesOf(text)) {
    if (place === 'outside') signs += signsIn(line);
    if (signs > textMaximum) return [text.slice(0, at), text.slice(at)];
    at += line.length + 1;
  }
  return [text, ''];
}

function workOfLine(line: string): number {
  if (nested.test(line)) return Number.POSITIVE_INFINITY;
  const masks = line.match(/\uE000[0-9a-f]*/g) ?? [];
  return masks.reduce(
    (sum, mask) => sum + costs.formula + costs.masked * mask.length,
    costs.line + signsIn(line),
  );
}

/** The work of a block of masked Markdown. */
export function workOf(block: string): number {
  const lines = linesOf(block);
  const outside = lines.filter(({ place }) => place === 'outside').map(({ line }) => line);
  if (outside.some((line) => definition.test(line)) && outside.some((line) => longWord.test(line)))
    return Number.POSITIVE_INFINITY;
  const fences = lines.filter(({ place }) => place === 'fence').length;
  // A row of a table gets as many cells as the head, also if it is written with fewer.
  const columns = outside.reduce((most, line) => Math.max(most, line.split('|').length - 1), 0);
  return outside.reduce(
    (sum, line) => sum + workOfLine(line),
    costs.block + costs.code * fences + costs.cell * columns * outside.length,
  );
}

export interface MeasuredBlock {
  readonly text: string;
  readonly work: number;
}

export interface DrawnBlock {
  readonly text: string;
  /** Shown as it was written. */
  readonly isPlain: boolean;
}

/**
 * The blocks with a share of the work. A block that is too much by itself is plain, and what follows when the share is
 * used up is one plain block.
 */
export function withinShare(blocks: readonly MeasuredBlock[], share: number): DrawnBlock[] {
  const drawn: DrawnBlock[] = [];
  let left = share;
  for (const [at, { text, work }] of blocks.entries()) {
    const isPlain = work > blockMaximum;
    left -= isPlain ? costs.block : work;
    if (left < 0) {
      const rest = blocks.slice(at).map((block) => unmaskFormulas(block.text));
      return [...drawn, { text: rest.join('\n\n'), isPlain: true }];
    }
    drawn.push({ text: isPlain ? unmaskFormulas(text) : text, isPlain });
  }
  return drawn;
}
