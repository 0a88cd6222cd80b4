/** A class with the people whom its figures are about. */
interface SizedClass {
  /** How many students it has, or had in the week if those were more. */
  readonly size: number;
  /** Whether the figures are about anybody: a class that nobody used tells nothing about its students. */
  readonly isUsed: boolean;
}

/**
 * Splits the classes of a report into those that have a row of their own, and those that share one since they
 * are too small. When all small classes together are too small as well, the next larger ones join them, those
 * that nobody used last. Otherwise everybody could work out their figures: the total minus the other rows.
 * @param smallestClass the size from which a class has a row of its own
 * @returns both in the given order
 */
export function splitBySize<Class extends SizedClass>(
  classes: readonly Class[],
  smallestClass: number,
): { apart: Class[]; together: Class[] } {
  const together = new Set<Class>();
  let students = 0;
  const inOrder = classes
    .filter(({ size }) => size > 0)
    .sort((one, other) => Number(other.isUsed) - Number(one.isUsed) || one.size - other.size);
  for (const each of inOrder) {
    const isTooSmall = each.isUsed && each.size < smallestClass;
    const areEnough = students === 0 || students >= smallestClass;
    if (!isTooSmall && areEnough) break;
    together.add(each);
    students += each.size;
  }
  return {
    apart: classes.filter((each) => !together.has(each)),
    together: classes.filter((each) => together.has(each)),
  };
}
