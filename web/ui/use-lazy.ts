import { useEffect, useState } from 'react';
import type { LazyPart } from './lazy-part.ts';

/**
 * Loads a part once it is wanted.
 * @returns the part; null until it has loaded, and after a failure
 */
export function useLazy<Part>(part: LazyPart<Part>, wanted: boolean): Part | null {
  const [, rerender] = useState(false);
  const missing = wanted && part.now() === null;
  useEffect(() => {
    if (!missing) return;
    let isMounted = true;
    const onLoaded = () => {
      if (isMounted) rerender((before) => !before);
    };
    part.load().then(onLoaded, () => undefined);
    return () => {
      isMounted = false;
    };
  }, [missing, part]);
  return part.now();
}
