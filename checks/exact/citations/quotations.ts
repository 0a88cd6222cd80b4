import data from '../../data/quotation-words.json' with { type: 'json' };

/** A passage between quotation marks, in a block quotation, or in italics. */
export interface Quotation {
  readonly words: string;
  /** Begins at its opening mark and ends after its closing mark, if it has one. */
  readonly from: number;
  readonly to: number;
  readonly kind: 'marks' | 'title' | 'block' | 'italics';
}

/** Opening marks with the marks that may close them. */
const closersOf = (rows: string) =>
  new Map(rows.split(' ').map(([mark = '', ...closers]) => [mark, closers.join('')]));
const closing = closersOf(data.marks);
const titleMarks = closersOf(data.titleMarks);
/** A quotation that is never closed ends after this many characters at the latest. */
const maxLength = 4_000;
/** Words that begin with an apostrophe: "'tis", "'em". */
const elisions = /^'(?:tis|twas|twere|em|til|cause|n|round|s|t|d|ll|re|ve|m)(?!\p{L})/iu;

/** All quotations of a text in their order. One that is still open when the text ends counts, since the reader has seen its words. */
export function quotationsIn(text: string): Quotation[] {
  return [...marked(text), ...blocks(text), ...italics(text)].sort((one, other) => one.from - other.from);
}

const anyMark = /["“„«»‹›‘‚「『〝＂'《〈]/g;

function marked(text: string): Quotation[] {
  const found: Quotation[] = [];
  anyMark.lastIndex = 0;
  for (let match = anyMark.exec(text); match; match = anyMark.exec(text)) {
    const from = match.index;
    const mark = match[0];
    if (!opens(text, from, mark)) continue;
    const title = titleMarks.get(mark);
    const end = endOf(text, from, title ?? closing.get(mark) ?? mark, mark);
    if (end === null) continue;
    const words = text.slice(from + 1, end);
    found.push({ words, from, to: Math.min(end + 1, text.length), kind: title ? 'title' : 'marks' });
    anyMark.lastIndex = end + 1;
  }
  return found;
}

/** Whether a mark opens a quotation. Apostrophes and the signs for inches and seconds do not. */
function opens(text: string, at: number, mark: string): boolean {
  const before = text[at - 1] ?? ' ';
  const after = text[at + 1] ?? ' ';
  if (mark === "'" || mark === '‘' || mark === '‚')
    return (
      !/[\p{L}\d]/u.test(before) &&
      /[\p{L}\d¿¡([…]/u.test(after) &&
      !elisions.test(`'${text.slice(at + 1, at + 6)}`)
    );
  if (mark === '"') return !/\d/.test(before) || !/\s|[.,;)]/.test(after);
  if (mark === '»' || mark === '›') return /\S/.test(after);
  return true;
}

/** Where the quotation ends: at its mark, with its paragraph or with the text. Null for a mere apostrophe. */
function endOf(text: string, from: number, closers: string, mark: string): number | null {
  const paragraph = text.slice(from, from + maxLength).indexOf('\n\n');
  const limit = Math.min(paragraph < 0 ? from + maxLength : from + paragraph, text.length);
  const single = closers.includes("'") || closers.includes('’');
  for (let at = from + 1; at < limit; at++) {
    if (!closers.includes(text[at] ?? '')) continue;
    // An apostrophe inside a quotation closes it only where a word ends.
    if (single && /[\p{L}\d]/u.test(text[at + 1] ?? ' ')) continue;
    return at;
  }
  // A single straight mark that is never closed is often an apostrophe, so it counts only with a few words
  // after it.
  const open = text.slice(from + 1, limit);
  return mark === "'" && open.split(/\s+/).length < 4 ? null : limit;
}

const quotedLines = /(?:^|\n)(?:[ \t]{0,3}>[^\n]*(?:\n|$))+/g;

function blocks(text: string): Quotation[] {
  if (!text.includes('>')) return [];
  return [...text.matchAll(quotedLines)].map(({ 0: lines, index: from }) => {
    const words = lines.replace(/^[ \t]{0,3}>[ \t]?/gm, '').trim();
    return { words, from, to: from + lines.length, kind: 'block' };
  });
}

const italic = /(?<![\p{L}\d*_])([*_])(?=[^\s*_])([^*_\n]{1,600})(?<=\S)\1(?![\p{L}\d*_])/gu;

function italics(text: string): Quotation[] {
  if (!text.includes('*') && !text.includes('_')) return [];
  return [...text.matchAll(italic)].map(({ 0: whole, 2: words = '', index: from }) => {
    return { words, from, to: from + whole.length, kind: 'italics' };
  });
}
