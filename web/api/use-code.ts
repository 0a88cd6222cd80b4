import { type QueryMeta, useQuery } from '@tanstack/react-query';

/**
 * Loads a part of the program that is not needed until somebody opens it: a dialog, a form, or a list in a
 * closed card. A first visit does not wait for it.
 * @param name a name that no other part has
 * @param wanted whether to load it now
 * @param meta `isAhead` if no page waits for it
 */
export const useCode = <Code>(name: string, load: () => Promise<Code>, wanted = true, meta: QueryMeta = {}) =>
  useQuery({
    queryKey: ['code', name],
    queryFn: load,
    enabled: wanted,
    meta,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
