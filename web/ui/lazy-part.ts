/** A part of the program that loads when it is first needed. */
export interface LazyPart<Part> {
  /** The part; null until it has loaded. */
  now(): Part | null;
  load(): Promise<Part>;
}

/** Loads a part once. After a failure, the next call of `load` tries again. */
export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let loaded: Part | null = null;
  return {
    now: () => loaded,
    load: async () => {
      loaded ??= await fetchPart();
      return loaded;
    },
  };
}
