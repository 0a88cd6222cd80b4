/** The beginnings of a cell that spreadsheets read as a formula, full-width signs included. */
const formula = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * One cell. An apostrophe before a formula makes spreadsheets show it as text. A cell with a separator, a
 * quote or a line break is quoted.
 */
function cellOf(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), with the byte order mark by which spreadsheets recognise UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;

/** A name that every file system accepts: 'Slopes: part 2', 'Mei Lin' -> 'slopes-part-2-mei-lin.csv'. */
export function fileName(parts: readonly string[], extension: string): string {
  const words = parts.map((part) =>
    part
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, ''),
  );
  const name = words.filter(Boolean).join('-').slice(0, 100);
  return `${name || 'conversations'}.${extension}`;
}

/** Saves a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this function has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
