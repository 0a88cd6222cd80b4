import { CancelledError, MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ContractError } from '../../contract/errors.ts';
import { logFailure } from './log.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The queries to reload after the change, one after the other. The mutation waits for them. */
      reloads?: readonly QueryKey[];
    };
  }
}

/** Asking again does not change a refusal, but it may repair a lost connection. */
const retry = (failures: number, error: Error): boolean => !(error instanceof ContractError) && failures < 2;

/**
 * What the app has read of the server, and how it changes that. This is the one place where failures are logged
 * (spec 8: those to load, and to start or stop a session, are only logged) and where a change reads the lists again.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      // An aborted request is not a failure.
      onError: (error) => error instanceof CancelledError || logFailure(error),
    }),
    mutationCache: new MutationCache({
      onError: (error) => logFailure(error),
      onSuccess: async (_answer, _variables, _result, { meta }, { client }) => {
        for (const queryKey of meta?.reloads ?? []) await client.invalidateQueries({ queryKey });
      },
    }),
    defaultOptions: { queries: { retry, staleTime: 5_000 } },
  });
