import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { BodyInput } from '../../contract/endpoint.ts';
import {
  getPasswordHelp,
  requestResetLink,
  resetForgottenPassword,
} from '../../contract/forgotten-passwords.ts';
import { acceptInvitation, lookAtInvitation } from '../../contract/invitations.ts';
import { call } from '../api/client.ts';
import { school } from './queries.ts';

/** The invitation behind a link. */
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
