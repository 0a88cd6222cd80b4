import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getSchool, type SafeguardingContact, type School, setSafeguarding } from '../../contract/school.ts';
import { call } from '../api/client.ts';
import { logged } from '../api/log.ts';

const key = ['school'];
const formKey = [...key, 'form'];

const read = async ({ signal }: { signal: AbortSignal }) =>
  (await logged(call(getSchool, { signal }), signal)).school;

/** Whether the teacher administers the school; who does is named beside the server, so it is asked once. */
export const useAdministersSchool = (): boolean =>
  Boolean(useQuery({ queryKey: key, queryFn: read, staleTime: Number.POSITIVE_INFINITY }).data);

/** The school as it stands when its form opens: what others change meanwhile must not replace what is typed. */
export const useSchool = () =>
  useQuery({ queryKey: formKey, queryFn: read, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });

/** Names whom the school's students can turn to. */
export function useSetSafeguarding(): (contact: SafeguardingContact) => Promise<School> {
  const client = useQueryClient();
  return async (contact) => {
    const { school } = await call(setSafeguarding, { body: contact });
    client.setQueryData(formKey, school);
    return school;
  };
}
