import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listTeachers } from '../../contract/classes.ts';
import type { BodyInput } from '../../contract/endpoint.ts';
import { renewInvitation, withdrawInvitation } from '../../contract/invitations.ts';
import {
  renewSchoolCode,
  type SafeguardingContact,
  setSafeguarding,
  setTeacherRegistration,
} from '../../contract/school.ts';
import {
  approveTeacher,
  disableTeacher,
  enableTeacher,
  endTeacherSignIns,
  resetTeacherPassword,
  takeBackSecondFactor,
} from '../../contract/teachers.ts';
import { call } from '../api/client.ts';
import { school } from './queries.ts';

/** The school as its form shows it. It is reloaded while an email is being sent; the form keeps what is typed. */
const schoolInForm = queryOptions({
  ...school,
  queryKey: ['school', 'form'],
  gcTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.invitations.some(({ mail }) => mail === 'sending') === true ? 2_000 : false,
});

export const useSchool = () => useQuery(schoolInForm);

/** Sets the safeguarding contact of the school. @param onLink called with the link of an invitation that this made */
export function useSetSafeguarding(onLink: (link: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SafeguardingContact) => call(setSafeguarding, { body }),
    onSuccess: ({ school, link }) => {
      client.setQueryData(schoolInForm.queryKey, school);
      if (link !== null) onLink(link);
    },
  });
}

const invitationMeta = { meta: { reloads: [schoolInForm.queryKey] } };

/** Makes a new link for an invitation. */
export const useRenewInvitation = (invitationId: string) =>
  useMutation({ ...invitationMeta, mutationFn: () => call(renewInvitation, { params: { invitationId } }) });

/** Withdraws an invitation. */
export const useWithdrawInvitation = (invitationId: string) =>
  useMutation({
    ...invitationMeta,
    mutationFn: () => call(withdrawInvitation, { params: { invitationId } }),
  });

/** Changes how teachers come into the school. */
export function useSetTeacherRegistration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof setTeacherRegistration>) => call(setTeacherRegistration, { body }),
    onSuccess: (answer) => client.setQueryData(schoolInForm.queryKey, answer.school),
  });
}

/** Gives the school a new code. */
export function useRenewSchoolCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(renewSchoolCode, {}),
    onSuccess: (answer) => client.setQueryData(schoolInForm.queryKey, answer.school),
  });
}

/** The teachers of the school, asked regularly, since new ones wait to be approved. */
const teachers = queryOptions({
  queryKey: ['school', 'teachers'],
  queryFn: async ({ signal }) => (await call(listTeachers, { signal })).teachers,
  refetchInterval: 15_000,
});

export const useTeachers = () => useQuery(teachers);

const changes = {
  approve: approveTeacher,
  disable: disableTeacher,
  enable: enableTeacher,
  endSignIns: endTeacherSignIns,
  takeBackSecondFactor,
};
export type TeacherChange = keyof typeof changes;

/** Changes the account of a teacher. */
export const useChangeTeacher = (teacherUid: string, change: TeacherChange) =>
  useMutation({
    mutationFn: () => call(changes[change], { params: { teacherUid } }),
    meta: { reloads: [teachers.queryKey] },
  });

export const useResetTeacherPassword = (teacherUid: string) =>
  useMutation({
    mutationFn: () => call(resetTeacherPassword, { params: { teacherUid } }),
    // The password is shown once and not stored.
    gcTime: 0,
  });
