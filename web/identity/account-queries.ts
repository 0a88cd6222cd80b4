import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyInput } from '../../contract/endpoint.ts';
import {
  confirmPassword,
  endOtherSignIns,
  endSignIn,
  getMe,
  listSignIns,
  renameSelf,
} from '../../contract/identity.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  turnOffSecondFactor,
} from '../../contract/second-factor.ts';
import { call } from '../api/client.ts';

/** Whether the second factor is on. It is loaded again each time that its dialog opens. */
const secondFactor = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call(getSecondFactor, { signal }),
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
});

export const useSecondFactor = () => useQuery(secondFactor);

/** Makes a new secret for the authenticator app. @param onBegun called with the secret */
export const useBeginSecondFactor = (onBegun: (begun: AnswerOf<typeof beginSecondFactor>) => void) =>
  useMutation({
    mutationFn: () => call(beginSecondFactor, { body: {} }),
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

/** Proves the password for the calls that ask for it. */
export const useConfirmPassword = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof confirmPassword>) => call(confirmPassword, { body }),
    // The password is not kept.
    gcTime: 0,
  });

/** The own profile. It is loaded again each time that its dialog opens. */
const ownProfile = queryOptions({
  queryKey: ['own-profile'],
  queryFn: ({ signal }) => call(getMe, { signal }),
  staleTime: 0,
  gcTime: 0,
});

export const useOwnProfile = () => useQuery(ownProfile);

export const useRenameSelf = () =>
  useMutation({ mutationFn: (body: BodyInput<typeof renameSelf>) => call(renameSelf, { body }) });

/** Where the account is signed in. It is loaded again each time that its dialog opens. */
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
