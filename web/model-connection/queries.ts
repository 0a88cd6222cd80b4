import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '../../contract/endpoint.ts';
import {
  connectModel,
  disconnectModel,
  findLocalModels,
  getModelConnection,
  type ModelConnection,
  setModelPrice,
  startModelCheck,
  stopModelCheck,
} from '../../contract/model-connection.ts';
import { call, modelTimeout } from '../api/client.ts';

const modelConnection = queryOptions({
  queryKey: ['model-connection'],
  queryFn: async ({ signal }) => (await call(getModelConnection, { signal })).connection,
  staleTime: 0,
  gcTime: 0,
  // More often during a check, to show its progress.
  refetchInterval: ({ state }) => (state.data?.check.progress ? 1_000 : 10_000),
});

export const useModelConnection = () => useQuery(modelConnection);

/** Replaces the loaded connection with the answer of a change, and loads what depends on it. */
function useShowConnection() {
  const client = useQueryClient();
  return ({ connection }: { connection: ModelConnection }) => {
    client.setQueryData(modelConnection.queryKey, connection);
    // It also says whether the practice tutor answers.
    void client.invalidateQueries({ queryKey: ['school', 'profile'] });
  };
}

/** Looks for model servers on the machine of the server. */
export const useFindLocalModels = () =>
  useMutation({ mutationFn: async () => (await call(findLocalModels, {})).servers });

/** Tries a model and connects it. The answer says why it failed, if it did. */
export const useConnectModel = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof connectModel>) => call(connectModel, { body, timeout: modelTimeout }),
    onSuccess: useShowConnection(),
  });

export const useDisconnectModel = () =>
  useMutation({ mutationFn: () => call(disconnectModel, {}), onSuccess: useShowConnection() });

export const useStartCheck = () =>
  useMutation({ mutationFn: () => call(startModelCheck, {}), onSuccess: useShowConnection() });

export const useStopCheck = () =>
  useMutation({ mutationFn: () => call(stopModelCheck, {}), onSuccess: useShowConnection() });

/** Sets what the tokens of the model cost. With null the reports show no cost. */
export const useSetModelPrice = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof setModelPrice>) => call(setModelPrice, { body }),
    onSuccess: useShowConnection(),
  });
