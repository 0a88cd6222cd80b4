/** A part of the program that loads when it is first needed. */
export interface LazyPart<Part> {
  /** Null until it has arrived. */
  now(): Part | null;
  load(): Promise<Part>;
}

/** Loads a part once; after a failure the next use tries again. */
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
