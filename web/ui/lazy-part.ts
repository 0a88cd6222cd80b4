/** A part of the program that loads when it is first needed. */
export interface LazyPart<Part> {
  /** The part; null until it has loaded. */
  now(): Part | null;
  load(): Promise<Part>;
}

/** Loads a part once, however often `load` is called. After a failure, the next call tries again. */
export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let loaded: Part | null = null;
  let loading: Promise<Part> | null = null;
  const load = async () => {
    try {
      loaded = await fetchPart();
      return loaded;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return {
    now: () => loaded,
    load: () => {
      loading ??= load();
      return loading;
    },
  };
}
