import { useEffect, useState } from 'react';

/** A part of the program that is fetched when it is first needed. */
export interface LazyPart<Part> {
  /** Null until it has arrived. */
  now(): Part | null;
  load(): Promise<Part>;
}

/** Fetches a part once; after a failure the next one who needs it tries again. */
export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let arrived: Part | null = null;
  return {
    now: () => arrived,
    load: async () => {
      arrived ??= await fetchPart();
      return arrived;
    },
  };
}

/** The part, once somebody wants it and it has arrived; what cannot be fetched stays away. */
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
