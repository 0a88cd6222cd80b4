import { type QueryMeta, useQuery } from '@tanstack/react-query';

/**
 * A part of the program that is not needed until somebody opens it: a dialog, a form, a list in a closed card. A first
 * visit does not wait for it.
 * @param name a name that no other part has
 * @param wanted whether to load it now
 * @param meta says when no page waits for it
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
