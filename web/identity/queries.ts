import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listTeachers } from '../../contract/classes.ts';
import type { AnswerOf, BodyInput } from '../../contract/endpoint.ts';
import {
  getPasswordHelp,
  requestResetLink,
  resetForgottenPassword,
} from '../../contract/forgotten-passwords.ts';
import { endOtherSignIns, endSignIn, listSignIns } from '../../contract/identity.ts';
import {
  acceptInvitation,
  lookAtInvitation,
  renewInvitation,
  withdrawInvitation,
} from '../../contract/invitations.ts';
import {
  getSchool,
  renewSchoolCode,
  type SafeguardingContact,
  setSafeguarding,
  setTeacherRegistration,
} from '../../contract/school.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  turnOffSecondFactor,
} from '../../contract/second-factor.ts';
import {
  approveTeacher,
  disableTeacher,
  enableTeacher,
  endTeacherSignIns,
  resetTeacherPassword,
  takeBackSecondFactor,
} from '../../contract/teachers.ts';
import { call } from '../api/client.ts';
import { readRestrictionAgain } from './authentication.ts';

/**
 * The school that the teacher administers, or null. Administrators are configured on the server, so this is asked once.
 */
const school = queryOptions({
  queryKey: ['school'],
  queryFn: async ({ signal }) => (await call(getSchool, { signal })).school,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The school as its form shows it. It is reloaded while an email is being sent; the form keeps what is typed. */
const schoolInForm = queryOptions({
  ...school,
  queryKey: ['school', 'form'],
  gcTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.invitations.some(({ mail }) => mail === 'sending') === true ? 2_000 : false,
});

/** Whether the teacher administers the school. */
export const useAdministersSchool = (): boolean => Boolean(useQuery(school).data);

/** The name of the school that the teacher administers, once it is known. */
export const useSchoolName = (): string | undefined => useQuery(school).data?.name;

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

/** The invitation with a token, as its holder sees it. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) =>
      (await call(lookAtInvitation, { body: { invitation: token }, signal })).invitation,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Accepts an invitation with the account that is signed in. */
export const useAcceptInvitation = (token: string) =>
  useMutation({
    mutationFn: () => call(acceptInvitation, { body: { invitation: token } }),
    meta: { reloads: [school.queryKey, ['alerts']] },
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

/** Asks regularly whether the account still has a restriction, and publishes when it has none. */
export const useRestrictionCheck = () =>
  useQuery({
    queryKey: ['restriction'],
    queryFn: readRestrictionAgain,
    refetchInterval: 15_000,
    staleTime: 0,
    gcTime: 0,
  });

/** Whether the second factor is on, asked anew each time that its dialog opens. */
const secondFactor = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call(getSecondFactor, { signal }),
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
});

export const useSecondFactor = () => useQuery(secondFactor);

/** Makes a new secret. @param onBegun called with it */
export const useBeginSecondFactor = (onBegun: (begun: AnswerOf<typeof beginSecondFactor>) => void) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof beginSecondFactor>) => call(beginSecondFactor, { body }),
    onSuccess: onBegun,
  });

/** Turns the second factor on. @param onConfirmed called with the recovery codes */
export const useConfirmSecondFactor = (onConfirmed: (codes: string[]) => void) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof confirmSecondFactor>) => call(confirmSecondFactor, { body }),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });

export const useTurnOffSecondFactor = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof turnOffSecondFactor>) => call(turnOffSecondFactor, { body }),
  });

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

/** How a teacher who forgot the password gets a new one. */
const passwordHelp = queryOptions({
  queryKey: ['password-help'],
  queryFn: ({ signal }) => call(getPasswordHelp, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const usePasswordHelp = () => useQuery(passwordHelp);

export const useRequestResetLink = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof requestResetLink>) => call(requestResetLink, { body }),
  });

export const useResetForgottenPassword = (token: string) =>
  useMutation({
    mutationFn: ({ newPassword }: { newPassword: string }) =>
      call(resetForgottenPassword, { body: { token, newPassword } }),
  });
