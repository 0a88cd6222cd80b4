import { markEmphasis } from './emphasis.ts';
import { type Piece, piecesOf } from './formula-source.ts';
import { markLines } from './line-signs.ts';
import { blockPlace, inlinePlace, literal } from './literal-signs.ts';

interface MeaningOptions {
  /** Whether the text is still growing; an open formula at its end is then left out. */
  readonly growing?: boolean;
  /** Whether the text is the end of a longer one. */
  readonly begun?: boolean;
}

/** What a link can lead to: an address with its scheme or host, a path, or a file. */
const address =
  /^\s*<?(?:[a-z][a-z\d+.-]+:|[/#?]|\.{1,2}\/|www\.|(?:[\w-]+\.)*[\w-]*[a-z]{2}[\w-]*\.[a-z]{2,})/i;
/** The beginning of a link or of the definition of one, with what would be its address. */
const linkStart = /\\[\s\S]|\[(?=[^[\]\n]*\](?:\(|:)([^\n]{0,200}))/g;

/** The text with literal signs for the brackets that begin no link: [2](3) is a product, and [1]: 5 a value. */
const markLinks = (text: string): string =>
  text.replace(linkStart, (source, target: string | undefined) =>
    source === '[' && !address.test(target ?? '') ? literal('[') : source,
  );

/** Marks each paragraph, each item and each line of a table for itself, since emphasis ends with it. */
function markText(text: string, { growing = false, begun = false }: MeaningOptions): string {
  const lines = markLines(markLinks(text).split('\n'));
  // The line after the last line end may go on with the paragraph above.
  const isOpen = (at: number) => growing && at === lines.length - 1 && lines[at]?.line === '';
  const starts = lines.flatMap(({ begins }, at) => (at === 0 || (begins && !isOpen(at)) ? [at] : []));
  return starts
    .map((start, place) => {
      const [first, ...others] = lines.slice(start, starts[place + 1]);
      const paragraph = [first?.line ?? '', ...others.map(({ line }) => line)].join('\n');
      const isLast = place === starts.length - 1;
      const textAt = first?.textAt ?? 0;
      const marked = markEmphasis(paragraph.slice(textAt), {
        growing: growing && isLast,
        begun: begun && place === 0,
      });
      return paragraph.slice(0, textAt) + marked;
    })
    .join('\n');
}

/** Code that is still being written, closed for the moment. Nothing is left of a mark alone. */
function closedCode(source: string): string {
  const [mark = ''] = /^`+/.exec(source) ?? [];
  if (source === mark) return '';
  return source.endsWith(mark) ? source : source + mark;
}

/**
 * Cuts a text at its formulas and its code, with literal signs for all that looks like Markdown and is not meant as such: sums,
 * names, years, blanks to fill in. Everything that shows a text draws these pieces, so that it means the same everywhere.
 * In a `growing` text, bold and code that are still open are closed, so that they look right from their first letter. Linear
 * time.
 */
export function meantPieces(text: string, options: MeaningOptions = {}): Piece[] {
  const pieces = piecesOf(text, options.growing);
  const others = pieces.filter(({ kind }) => kind !== 'text').values();
  const skeleton = pieces
    .map(({ kind, source }) => (kind === 'text' ? source : kind === 'block' ? blockPlace : inlinePlace))
    .join('');
  return markText(skeleton, options)
    .split(/([\uE003\uE004])/)
    .flatMap((source, at) => {
      const other = at % 2 === 1 ? others.next().value : undefined;
      const piece = other ?? { kind: 'text' as const, source };
      const whole = piece.kind === 'code' ? { ...piece, source: closedCode(piece.source) } : piece;
      return whole.source === '' ? [] : [whole];
    });
}
