import writeExcelFile from 'write-excel-file/universal';
import type { Cell } from './csv.ts';

/** The most characters of a cell. Spreadsheets call a file with a longer one damaged. */
const longestCell = 32_767;

/** A text cell: never a formula, whatever its text is. `_x0041_` would be read as a letter. */
function textCell(text: string, rest: string) {
  const escaped = text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
  const value =
    escaped.length > longestCell ? `${escaped.slice(0, longestCell - rest.length)}${rest}` : escaped;
  return { type: String, value, wrap: true, alignVertical: 'top' } as const;
}

/**
 * A table as a spreadsheet (Office Open XML).
 * @param rows with the heading first
 * @param rest what stands at the end of a text that is longer than a cell can be
 */
export const toXlsx = (rows: readonly (readonly Cell[])[], rest: string): Promise<Blob> =>
  writeExcelFile(
    rows.map((row, index) =>
      row.map((cell) =>
        typeof cell === 'number'
          ? ({ type: Number, value: cell, alignVertical: 'top' } as const)
          : { ...textCell(cell, rest), ...(index === 0 && { fontWeight: 'bold' as const }) },
      ),
    ),
    { stickyRowsCount: 1, columns: rows[0]?.map(() => ({ width: 24 })) ?? [] },
  ).toBlob();
