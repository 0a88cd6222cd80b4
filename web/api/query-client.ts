import { CancelledError, MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ContractError } from '../../contract/errors.ts';
import { logFailure } from './log.ts';
import { isPasswordNeeded } from './refusal.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether it is loaded before anybody asks for it. No page waits for such a query. */
      isAhead?: boolean;
    };
    mutationMeta: {
      /** The queries to reload after the change, one after the other. The mutation waits for them. */
      reloads?: readonly QueryKey[];
    };
  }
}

/** A retry cannot change a refusal, but it can help after a lost connection. */
const retry = (failures: number, error: Error): boolean => !(error instanceof ContractError) && failures < 2;

/**
 * The app's queries and mutations. Their failures are logged here and nowhere else (spec 8: failures to load,
 * and to start or stop a session, are only logged), and queries are reloaded here after a change.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      // An aborted request is not a failure.
      onError: (error) => error instanceof CancelledError || logFailure(error),
    }),
    mutationCache: new MutationCache({
      // Whoever does not type the password has changed their mind.
      onError: (error) => isPasswordNeeded(error) || logFailure(error),
      onSuccess: async (_answer, _variables, _result, { meta }, { client }) => {
        for (const queryKey of meta?.reloads ?? []) await client.invalidateQueries({ queryKey });
      },
    }),
    defaultOptions: { queries: { retry, staleTime: 5_000 } },
  });
