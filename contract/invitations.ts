import { z } from 'zod';
import { codeOf } from './codes.ts';
import { endpoint, id, timestamp } from './endpoint.ts';
import { mailState } from './mail.ts';

/** The role that a teacher gets by accepting an invitation. */
export const invitationPurposes = ['administrator', 'safeguarding-contact'] as const;
export type InvitationPurpose = (typeof invitationPurposes)[number];

/** The page of the web app that accepts invitations. */
const invitationPath = '/invitation';

/**
 * The one-time link of an invitation. Browsers do not send what follows the #, so that no log gets the token.
 */
export const invitationLink = (baseUrl: string, token: string): string =>
  `${baseUrl}${invitationPath}#${token}`;

/**
 * An invitation as the administrators of its school see it. It works until it is accepted, withdrawn or
 * expired.
 */
export const openInvitation = z.object({
  id: z.string(),
  purpose: z.enum(invitationPurposes),
  email: z.string().nullable().describe('Null: for whoever opens the link, printed at the first start.'),
  expiresAt: timestamp,
  mail: mailState.nullable().describe('What became of its email; null when none was to be sent.'),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

/** An invitation as whoever opens its link sees it. */
export const invitationPreview = openInvitation
  .pick({ purpose: true, email: true, expiresAt: true })
  .extend({ schoolName: z.string() });
export type InvitationPreview = z.infer<typeof invitationPreview>;

/** The token of an invitation. It proves that its holder is invited. */
export const invitation = z
  .string()
  .max(200, { abort: true })
  .overwrite(codeOf)
  .min(1)
  .describe('What follows the # in the link.');

export const lookAtInvitation = endpoint({
  method: 'POST',
  path: '/api/invitation/look',
  caller: 'anyone',
  summary: 'What an invitation is for; it stays open',
  body: z.object({ invitation }),
  answer: z.object({ invitation: invitationPreview }),
  errors: ['invitation-not-found'],
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitation/accept',
  caller: 'teacher',
  // A teacher who still waits for approval may accept, since the invitation counts as approval.
  despiteRestriction: 'approval-pending',
  summary: 'A teacher of the school accepts an invitation for their own address, once',
  body: z.object({ invitation }),
  answer: z.object({ invitation: invitationPreview.describe('The invitation that was accepted.') }),
  errors: ['invitation-not-found', 'invitation-for-another-address', 'invitation-for-another-school'],
});

const ofSchool = {
  method: 'POST',
  caller: 'teacher',
  params: z.object({ invitationId: id }),
  errors: ['administrator-only', 'invitation-not-found'],
} as const;

/** The link, for the person who makes the invitation. */
export const link = z.string().describe('The one-time link. It is shown only now.');

export const renewInvitation = endpoint({
  ...ofSchool,
  path: '/api/school/invitations/:invitationId/renew',
  asksPassword: true,
  summary: 'A new link for an invitation; the old one stops working',
  answer: z.object({ invitation: openInvitation, link }),
});

export const withdrawInvitation = endpoint({
  ...ofSchool,
  path: '/api/school/invitations/:invitationId/withdraw',
  asksPassword: true,
  summary: 'Withdraws an invitation; its link stops working',
  answer: z.object({}),
});
