import { useEffect, useState } from 'react';
import type { LazyPart } from './lazy-part.ts';

/** The part, when it is wanted and has loaded; null until then, and after a failure. */
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
