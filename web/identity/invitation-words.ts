import { t } from '@lingui/core/macro';
import type { InvitationPurpose } from '../../contract/invitations.ts';
import type { MailState } from '../../contract/mail.ts';

/** The role that an invitation offers. */
export const purposeWord = (purpose: InvitationPurpose): string =>
  ({ administrator: t`Administrator`, 'safeguarding-contact': t`Safeguarding contact` })[purpose];

/** Whether the email was not sent, so that somebody has to pass the link on. */
export const hasFailed = (mail: MailState | null): boolean =>
  mail === 'unreachable' || mail === 'refused' || mail === 'not-sent';

/** The outcome of an invitation's email. */
export function mailSentence(mail: MailState | null): string {
  switch (mail) {
    case null:
      return t`Pass the link on yourself.`;
    case 'sending':
      return t`The email with the link is being sent.`;
    case 'sent':
      return t`The link was emailed.`;
    case 'refused':
      return t`The email was not sent: the mail server refused it. Make a new link and pass it on yourself.`;
    case 'unreachable':
      return t`The email was not sent: the mail server could not be reached. Make a new link to try again, or pass it on yourself.`;
    case 'not-sent':
      return t`The email was not sent. Make a new link to try again, or pass it on yourself.`;
  }
}
