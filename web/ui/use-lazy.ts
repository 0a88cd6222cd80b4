import { useEffect, useState } from 'react';
import type { LazyPart } from './lazy-part.ts';

/** The part, when it is wanted and has loaded; null until then, and after a failure. */
export function useLazy<Part>(part: LazyPart<Part>, wanted: boolean): Part | null {
  const [, redraw] = useState(false);
  const missing = wanted && part.now() === null;
  useEffect(() => {
    if (!missing) return;
    let watching = true;
    const arrive = () => {
      if (watching) redraw((before) => !before);
    };
    part.load().then(arrive, () => undefined);
    return () => {
      watching = false;
    };
  }, [missing, part]);
  return part.now();
}
