import { pageLanguage } from './page-language.ts';

/** A cell of a table: a number stays one in every file. */
export type Cell = string | number;

/** The signs with which spreadsheets begin a formula, in every width. */
const sign = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]';

/** A formula as a cell begins with it: blanks, quotes and what nobody sees can stand before its sign. */
const formula = `[\\s\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Pi}\\p{Pf}"'\`„‚]*${sign}`;
const beginsWithFormula = new RegExp(`^${formula}`, 'u');
/** A reader that separates in another way takes no notice of the quotes around a cell. */
const formulaBehindSeparator = new RegExp(`[,;|\\n](?=${formula})`, 'gu');

/**
 * The text of a cell without a formula in it. An apostrophe makes it text; inside the cell a typographic one, since some
 * readers take the straight one for a quote. Line ends are plain, and tabs are blanks, since both separate cells.
 */
function harmless(text: string): string {
  const plain = text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', '    ')
    .trimEnd()
    .replace(formulaBehindSeparator, '$&’');
  return beginsWithFormula.test(plain) ? `'${plain}` : plain;
}

/** How the spreadsheets of a region separate cells, and write the decimals of a number. */
export interface CsvFormat {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
}

const hasDecimalComma = (locale: string): boolean =>
  new Intl.NumberFormat(locale)
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',');

/**
 * The format of the reader's spreadsheets. The first locale of the browser names the region. Where the page is in another
 * language, that tells, too: somebody who reads Spanish on an English device may have a Spanish spreadsheet.
 */
export function csvFormat(
  browser = globalThis.navigator?.language ?? '',
  page: string = pageLanguage,
): CsvFormat {
  const locales = browser.split('-')[0] === page ? [browser] : [browser || page, page];
  return locales.some(hasDecimalComma) ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}

function cellOf(cell: Cell, { decimal }: CsvFormat): string {
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const text = harmless(cell);
  return /[",;|\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180), with the byte order mark by which spreadsheets recognise UTF-8. */
export const toCsv = (rows: readonly (readonly Cell[])[], format: CsvFormat = csvFormat()): string =>
  `\ufeff${rows.map((row) => `${row.map((cell) => cellOf(cell, format)).join(format.separator)}\r\n`).join('')}`;
