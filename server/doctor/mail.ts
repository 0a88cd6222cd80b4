import type { MailSettings } from '../mail/settings.ts';
import { verifyServer } from '../mail/smtp.ts';
import type { Finding } from './finding.ts';

const todos = {
  unreachable: 'Check that it runs, and the host and the port in SMTP_URL.',
  'login-refused': 'Check the user and the password in SMTP_URL.',
  'not-encrypted': 'Use an smtps address for SMTP_URL, or a server whose certificate counts.',
} as const;

const sentences = {
  unreachable: 'cannot be reached',
  'login-refused': 'refuses the user and the password',
  'not-encrypted': 'does not encrypt the connection as SMTP_URL asks',
} as const;

/** Whether the mail server would take an email; none is sent. */
export async function checkMail(settings: MailSettings | undefined): Promise<Finding> {
  if (!settings)
    return {
      part: 'Mail',
      state: 'look',
      said: 'No mail server is set, so nobody hears of an alert by email.',
      todo: 'Set SMTP_URL and MAIL_FROM.',
    };
  const problem = await verifyServer(settings);
  const where = `The mail server ${settings.host}`;
  if (problem === null)
    return { part: 'Mail', state: 'good', said: `${where} accepts the connection. No email was sent.` };
  return { part: 'Mail', state: 'bad', said: `${where} ${sentences[problem]}.`, todo: todos[problem] };
}
