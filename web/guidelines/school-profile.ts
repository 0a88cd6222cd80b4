import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { confirmContact } from '../../contract/school.ts';
import { previewSchoolProfile } from '../../contract/school-profile-preview.ts';
import {
  getSchoolProfile,
  type SchoolProfileName,
  setSchoolProfile,
} from '../../contract/school-profiles.ts';
import { call } from '../api/client.ts';

const schoolProfile = queryOptions({
  queryKey: ['school', 'profile'],
  queryFn: ({ signal }) => call(getSchoolProfile, { signal }),
  staleTime: 60_000,
  // The contact confirms on another device, so this page finds it out only by asking again.
  refetchInterval: ({ state }) => (state.data?.awaitsContact ? 15_000 : false),
});

/** The profile of the teacher's school; undefined until it is known. */
export const useSchoolProfile = (): SchoolProfileName | undefined => useQuery(schoolProfile).data?.profile;

/**
 * Whether students cannot sign up until the safeguarding contact has confirmed the role, and whether the
 * caller is the one to confirm it.
 */
export const useAwaitedContact = () => {
  const { data } = useQuery(schoolProfile);
  return { awaitsContact: data?.awaitsContact ?? false, asksCaller: data?.asksCaller ?? false };
};

/** Whether no language model is connected; false until it is known. */
export const usePracticeTutor = (): boolean => useQuery(schoolProfile).data?.isPractice ?? false;

/** Confirms that the caller is the safeguarding contact. */
export const useConfirmContact = () =>
  useMutation({ mutationFn: () => call(confirmContact, {}), meta: { reloads: [['school']] } });

/** How many sessions and assignments of the school are looser than a profile allows. */
export const useProfilePreview = (profile: SchoolProfileName) =>
  useQuery({
    queryKey: ['school', 'profile', profile],
    queryFn: ({ signal }) => call(previewSchoolProfile, { query: { profile }, signal }),
    gcTime: 0,
  });

/**
 * Chooses the profile of the school. Everything that shows the school, its classes or its levels is loaded
 * again.
 */
export function useSetSchoolProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (profile: SchoolProfileName) => call(setSchoolProfile, { body: { profile } }),
    onSuccess: () => client.invalidateQueries(),
  });
}
