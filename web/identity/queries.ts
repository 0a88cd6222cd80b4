import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endOtherSignIns, endSignIn, listSignIns } from '../../contract/identity.ts';
import { getSchool, type SafeguardingContact, setSafeguarding } from '../../contract/school.ts';
import { call } from '../api/client.ts';

/**
 * The school that the teacher administers, or null. Administrators are configured on the server, so this is asked once.
 */
const school = queryOptions({
  queryKey: ['school'],
  queryFn: async ({ signal }) => (await call(getSchool, { signal })).school,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The school as it is when its form opens. It is not reloaded, since that would replace what is typed. */
const schoolInForm = queryOptions({ ...school, queryKey: ['school', 'form'], gcTime: 0 });

/** Whether the teacher administers the school. */
export const useAdministersSchool = (): boolean => Boolean(useQuery(school).data);

export const useSchool = () => useQuery(schoolInForm);

/** Sets the safeguarding contact of the school. */
export function useSetSafeguarding() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SafeguardingContact) => call(setSafeguarding, { body }),
    onSuccess: (answer) => client.setQueryData(schoolInForm.queryKey, answer.school),
  });
}

/** Where the account is signed in, asked anew each time that its dialog opens. */
const signIns = queryOptions({
  queryKey: ['sign-ins'],
  queryFn: async ({ signal }) => (await call(listSignIns, { signal })).signIns,
  staleTime: 0,
  gcTime: 0,
});

export const useSignIns = () => useQuery(signIns);

/** Ends one of the account's sign-ins, by its id. */
export function useEndSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (signInId: string) => call(endSignIn, { params: { signInId } }),
    onSuccess: (answer) => client.setQueryData(signIns.queryKey, answer.signIns),
  });
}

/** Ends all of the account's sign-ins but this one. */
export function useEndOtherSignIns() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endOtherSignIns, {}),
    onSuccess: (answer) => client.setQueryData(signIns.queryKey, answer.signIns),
  });
}
