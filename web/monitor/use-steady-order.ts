import { useState } from 'react';

interface SteadyOrder {
  /** Nothing may move now. */
  readonly isHeld: boolean;
  /** What the teacher chose to see. Another choice applies at once. */
  readonly choice: string;
  /** Whether the student of an id is still in the lesson. */
  readonly isHere: (id: string) => boolean;
}

/**
 * While `isHeld`, ids stay in the order in which they are shown, so that nothing moves under the pointer. Ids
 * that are no longer wanted stay, too: only students who left are taken out, and new ids come last. Otherwise
 * the wanted order applies.
 */
export function useSteadyOrder(
  wanted: readonly string[],
  { isHeld, choice, isHere }: SteadyOrder,
): readonly string[] {
  const [shown, setShown] = useState({ ids: wanted, choice });
  const ids = isHeld && shown.choice === choice ? merged(shown.ids.filter(isHere), wanted) : wanted;
  if (shown.choice !== choice || ids.join(' ') !== shown.ids.join(' ')) setShown({ ids, choice });
  return ids;
}

/** The ids in their places, and the new ones behind them. */
function merged(shown: readonly string[], wanted: readonly string[]): string[] {
  const isShown = new Set(shown);
  return [...shown, ...wanted.filter((id) => !isShown.has(id))];
}
