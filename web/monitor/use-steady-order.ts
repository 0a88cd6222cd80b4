import { useState } from 'react';

/**
 * While `isHeld`, ids keep the order in which they are shown, so that nothing moves under the pointer: those
 * that are gone are left out, and new ones come last. Otherwise the wanted order applies.
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
