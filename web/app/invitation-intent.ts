import { useLocation } from 'react-router';
import type { InvitationPreview } from '../../contract/invitations.ts';

/** The token of an invitation, kept in the browser's history while its holder signs in. */
export interface InvitationIntent {
  readonly invitation: string;
}

/** The invitation with which the user came to the login form. */
export function useInvitationIntent(): InvitationIntent | null {
  const { state } = useLocation();
  const token: unknown = (state as Partial<InvitationIntent> | null)?.invitation;
  return typeof token === 'string' ? { invitation: token } : null;
}

/**
 * The invitation that was just accepted, from the state that the browser's history keeps with the address.
 */
export const acceptedInvitationOf = (state: unknown): InvitationPreview | null =>
  (state as { accepted?: InvitationPreview } | null)?.accepted ?? null;
