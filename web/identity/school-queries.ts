import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { nameAdministrator, removeAdministrator } from '../../contract/administrators.ts';
import { listTeachers } from '../../contract/classes.ts';
import type { BodyInput } from '../../contract/endpoint.ts';
import { renewInvitation, withdrawInvitation } from '../../contract/invitations.ts';
import { confirmSchoolReset, listSchoolResets } from '../../contract/resets.ts';
import {
  renameSchool,
  renewSchoolCode,
  setAlertMinutes,
  setAttemptFirst,
  setOwnNames,
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
import { school, useAdministersSchool } from './queries.ts';

/** The school, for its form. It is reloaded while an email is being sent; the form keeps what is typed. */
const schoolInForm = queryOptions({
  ...school,
  queryKey: ['school', 'form'],
  gcTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.invitations.some(({ mail }) => mail === 'sending') === true ? 2_000 : false,
});

export const useSchool = () => useQuery(schoolInForm);

/**
 * Sets the safeguarding contact of the school.
 * @param onLink called with the link of an invitation that this made
 */
export function useSetSafeguarding(onLink: (link: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof setSafeguarding>) => call(setSafeguarding, { body }),
    onSuccess: ({ school: changed, link }) => {
      for (const { queryKey } of [school, schoolInForm]) client.setQueryData(queryKey, changed);
      if (link !== null) onLink(link);
    },
    meta: { reloads: [['school', 'profile']] },
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

/** Changes how teachers register in the school. */
export function useSetTeacherRegistration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof setTeacherRegistration>) => call(setTeacherRegistration, { body }),
    onSuccess: (answer) => client.setQueryData(schoolInForm.queryKey, answer.school),
  });
}

/** Decides whether every class requires an attempt before explanations. */
export function useSetAttemptFirst() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof setAttemptFirst>) => call(setAttemptFirst, { body }),
    onSuccess: (answer) => client.setQueryData(schoolInForm.queryKey, answer.school),
  });
}

/** Decides whether students may correct their own names. */
export function useSetOwnNames() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof setOwnNames>) => call(setOwnNames, { body }),
    onSuccess: (answer) => client.setQueryData(schoolInForm.queryKey, answer.school),
  });
}

/** Sets within how many minutes somebody looks at an alert. */
export function useSetAlertMinutes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof setAlertMinutes>) => call(setAlertMinutes, { body }),
    onSuccess: (answer) => client.setQueryData(schoolInForm.queryKey, answer.school),
    // Somebody else may have chosen meanwhile, which the page then shows.
    onError: () => client.invalidateQueries({ queryKey: schoolInForm.queryKey }),
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

/** Gives the school another name. */
export function useRenameSchool() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof renameSchool>) => call(renameSchool, { body }),
    onSuccess: (answer) => {
      for (const { queryKey } of [school, schoolInForm]) client.setQueryData(queryKey, answer.school);
    },
  });
}

/** The teachers of the school. They are reloaded regularly, since new ones wait for approval. */
const teachers = queryOptions({
  queryKey: ['school', 'teachers'],
  queryFn: async ({ signal }) => (await call(listTeachers, { signal })).teachers,
  refetchInterval: 15_000,
});

export const useTeachers = () => useQuery(teachers);

/** The resets of students that an administrator can confirm. They are reloaded regularly. */
const resets = queryOptions({
  queryKey: ['school', 'resets'],
  queryFn: async ({ signal }) => (await call(listSchoolResets, { signal })).resets,
  refetchInterval: 15_000,
});

export const useSchoolResets = () => useQuery(resets);

/** Confirms a student's reset, which opens every class that is withheld from the student. */
export const useConfirmSchoolReset = (studentUid: string) =>
  useMutation({
    mutationFn: () => call(confirmSchoolReset, { params: { studentUid } }),
    meta: { reloads: [resets.queryKey] },
  });

/**
 * How much waits for an administrator: teachers to approve, and resets to confirm. Other accounts load
 * nothing.
 */
export function useWaitingForAdministrator() {
  const options = {
    enabled: useAdministersSchool(),
    // After a refusal the account no longer administers the school, and nothing more is loaded.
    refetchInterval: ({ state }: { state: { status: string } }) => state.status !== 'error' && 60_000,
  };
  const { data: listed = [] } = useQuery({ ...teachers, ...options });
  const { data: toConfirm = [] } = useQuery({ ...resets, ...options });
  return { teachers: listed.filter(({ state }) => state === 'waiting').length, resets: toConfirm.length };
}

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

/**
 * Names another administrator.
 * @param onNamed called with the address and the link of the new invitation; the link is null when the
 *   address has an account
 */
export const useNameAdministrator = (onNamed: (email: string, link: string | null) => void) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof nameAdministrator>) => call(nameAdministrator, { body }),
    onSuccess: ({ link }, { email }) => onNamed(email, link),
    meta: { reloads: [teachers.queryKey, schoolInForm.queryKey] },
  });

/** Removes an administrator of the school. */
export const useRemoveAdministrator = (teacherUid: string) =>
  useMutation({
    mutationFn: () => call(removeAdministrator, { params: { teacherUid }, body: {} }),
    meta: { reloads: [teachers.queryKey] },
  });

/** Removes the current account as an administrator. Afterwards nothing of the school is loaded again. */
export function useLeaveAdministration(ownUid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeAdministrator, { params: { teacherUid: ownUid }, body: {} }),
    onSuccess: () => client.setQueryData(school.queryKey, null),
  });
}

/** Gives a teacher a new password, which the answer contains. */
export const useResetTeacherPassword = (teacherUid: string) =>
  useMutation({
    mutationFn: () => call(resetTeacherPassword, { params: { teacherUid } }),
    // The password is shown once and not stored.
    gcTime: 0,
  });
