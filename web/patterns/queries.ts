import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { BodyInput } from '../../contract/endpoint.ts';
import { closeObservation, listObservations, readObservation } from '../../contract/patterns.ts';
import { nameWithUsername } from '../../contract/person-names.ts';
import { call } from '../api/client.ts';

const observations = queryOptions({
  queryKey: ['observations'],
  queryFn: async ({ signal }) => {
    const { observations } = await call(listObservations, { signal });
    // As in an alert, the username always stands beside the name.
    return (
      observations?.map((observation) => ({
        ...observation,
        studentName: nameWithUsername({
          name: observation.studentName,
          username: observation.studentUsername,
        }),
      })) ?? null
    );
  },
  // An observation is about days, so it may appear a minute late.
  refetchInterval: 60_000,
});

/** The observations of the school, the open ones first; null for everybody but its safeguarding contact. */
export const useObservations = () => useQuery(observations);

const meta = { reloads: [observations.queryKey] };

/** Records that the reader has read an observation. */
export const useReadObservation = (observationId: string) =>
  useMutation({ mutationFn: () => call(readObservation, { params: { observationId } }), meta });

/** Closes an observation with a remark. */
export const useCloseObservation = (observationId: string) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof closeObservation>) =>
      call(closeObservation, { params: { observationId }, body }),
    meta,
  });
