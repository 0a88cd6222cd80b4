/**
 * The one solution of linear equations; null when there is none or more than one.
 * @param rows the coefficients of an equation and, last, its right side
 */
export function solveLinear(rows: readonly (readonly number[])[]): number[] | null {
  const width = (rows[0]?.length ?? 1) - 1;
  const left = rows.map((row) => [...row]);
  for (let column = 0; column < width; column++) {
    const at = left.findIndex((row, index) => index >= column && Math.abs(row[column] ?? 0) > tiny);
    if (at < 0) return null;
    const [pivot = []] = left.splice(at, 1);
    left.splice(column, 0, pivot);
    const by = pivot[column] ?? 1;
    for (const [index, row] of left.entries()) {
      const times = (row[column] ?? 0) / by;
      if (index === column || times === 0) continue;
      for (let place = column; place <= width; place++)
        row[place] = (row[place] ?? 0) - times * (pivot[place] ?? 0);
    }
  }
  // What is left says 0 = 0, or the equations contradict each other.
  if (left.slice(width).some((row) => Math.abs(row[width] ?? 0) > tiny)) return null;
  return left.slice(0, width).map((row, at) => (row[width] ?? 0) / (row[at] ?? 1));
}

const tiny = 1e-9;
