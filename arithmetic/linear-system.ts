/**
 * Solves linear equations by Gauss-Jordan elimination.
 * @param equations of each equation the coefficients and, last, the right side
 * @returns the values of the unknowns; null when there is no solution or more than one
 */
export function solveLinear(equations: readonly (readonly number[])[]): number[] | null {
  const unknowns = (equations[0]?.length ?? 1) - 1;
  const rows = equations.map((row) => [...row]);
  for (let column = 0; column < unknowns; column++) {
    const pivotIndex = rows.findIndex(
      (row, index) => index >= column && Math.abs(row[column] ?? 0) > tolerance,
    );
    if (pivotIndex < 0) return null;
    const [pivot = []] = rows.splice(pivotIndex, 1);
    rows.splice(column, 0, pivot);
    for (const [index, row] of rows.entries()) {
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      if (index === column || factor === 0) continue;
      for (let place = column; place <= unknowns; place++)
        row[place] = (row[place] ?? 0) - factor * (pivot[place] ?? 0);
    }
  }
  // The remaining rows must say 0 = 0; otherwise the equations contradict each other.
  if (rows.slice(unknowns).some((row) => Math.abs(row[unknowns] ?? 0) > tolerance)) return null;
  return rows.slice(0, unknowns).map((row, index) => (row[unknowns] ?? 0) / (row[index] ?? 1));
}

/** A number closer to 0 than this counts as 0: binary rounding leaves such remainders. */
const tolerance = 1e-9;
