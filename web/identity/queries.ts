import { queryOptions, useQuery } from '@tanstack/react-query';
import { getSchool } from '../../contract/school.ts';
import { call } from '../api/client.ts';
import { readRestrictionAgain } from './authentication.ts';

/**
 * The school that the teacher administers, or null. It is loaded once for each page load, and again after
 * some changes, for example when an invitation was accepted.
 */
export const school = queryOptions({
  queryKey: ['school'],
  queryFn: async ({ signal }) => (await call(getSchool, { signal })).school,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether the teacher administers the school. */
export const useAdministersSchool = (): boolean => Boolean(useQuery(school).data);

/** The name of the school that the teacher administers, once it is known. */
export const useSchoolName = (): string | undefined => useQuery(school).data?.name;

/** Asks regularly whether the account still has a restriction, and publishes a change. */
export const useRestrictionCheck = () =>
  useQuery({
    queryKey: ['restriction'],
    queryFn: readRestrictionAgain,
    refetchInterval: 15_000,
    staleTime: 0,
    gcTime: 0,
  });
