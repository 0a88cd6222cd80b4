import { t } from '@lingui/core/macro';
import { type Cell, toCsv } from './csv.ts';

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
export const saveFile = (name: string, type: string, text: string): void =>
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));

/** The kinds of files in which a spreadsheet opens a table. */
export type TableKind = 'csv' | 'xlsx';

/**
 * Saves a table, with its heading first, as a file for spreadsheets. The code that writes workbooks loads when somebody
 * asks for one.
 */
export async function saveTable(
  name: readonly string[],
  kind: TableKind,
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  const file = fileName(name, kind);
  if (kind === 'csv') return saveFile(file, 'text/csv', toCsv(rows));
  const { toXlsx } = await import('./xlsx.ts');
  saveBlob(file, await toXlsx(rows, t`… (the rest is in the CSV file)`));
}

function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this function has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
