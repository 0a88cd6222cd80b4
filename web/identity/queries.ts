import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSchool, type SafeguardingContact, setSafeguarding } from '../../contract/school.ts';
import { call } from '../api/client.ts';

/** The school that the teacher administers, null without one; who does is named beside the server, so it is asked once. */
const school = queryOptions({
  queryKey: ['school'],
  queryFn: async ({ signal }) => (await call(getSchool, { signal })).school,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The school as it stands when its form opens: what others change meanwhile must not replace what is typed. */
const schoolInForm = queryOptions({ ...school, queryKey: ['school', 'form'], gcTime: 0 });

/** Whether the teacher administers the school. */
export const useAdministersSchool = (): boolean => Boolean(useQuery(school).data);

export const useSchool = () => useQuery(schoolInForm);

/** Names whom the school's students can turn to. */
export function useSetSafeguarding() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SafeguardingContact) => call(setSafeguarding, { body }),
    onSuccess: (answer) => client.setQueryData(schoolInForm.queryKey, answer.school),
  });
}
