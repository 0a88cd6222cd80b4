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
