import { useState } from 'react';

/**
 * Keeps ids in the order in which they were shown while somebody looks at them closely: those that went are left out, and new
 * ones come last. The wanted order is taken over when nobody holds it.
 */
export function useSteadyOrder(wanted: readonly string[], isHeld: boolean): readonly string[] {
  const [shown, setShown] = useState(wanted);
  const next = isHeld ? merged(shown, wanted) : wanted;
  if (next.join(' ') !== shown.join(' ')) setShown(next);
  return next;
}

/** The known ids in their places, and the new ones behind them. */
function merged(shown: readonly string[], wanted: readonly string[]): string[] {
  const isWanted = new Set(wanted);
  const isShown = new Set(shown);
  return [...shown.filter((id) => isWanted.has(id)), ...wanted.filter((id) => !isShown.has(id))];
}
