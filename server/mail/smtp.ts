import type { NodemailerError, SMTPTransportOptions } from 'nodemailer';
import type { MailOutcome } from '../../contract/mail.ts';
import { isLoopback } from '../loopback.ts';
import type { Email } from './email.ts';
import type { MailSettings } from './settings.ts';

/**
 * Hands one email over to the mail server, once.
 * @param signal gives up, also while the connection is being made
 * @returns "unreachable" where another try makes sense
 */
export async function handOver(
  settings: MailSettings,
  { to, subject, text }: Email,
  messageId: string,
  signal: AbortSignal,
): Promise<MailOutcome> {
  // Loaded with the first email, since most starts send none.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(optionsOf(settings));
  try {
    // The address as an object, so that it is never read as a list.
    await transport.sendMail({
      from: settings.from,
      to: { name: '', address: to },
      subject,
      text,
      textEncoding: 'quoted-printable',
      messageId,
      signal,
    });
    return 'sent';
  } catch (error) {
    return isFinal(error as NodemailerError) ? 'refused' : 'unreachable';
  } finally {
    transport.close();
  }
}

function optionsOf({ host, port, secure, requireTls, login }: MailSettings): SMTPTransportOptions {
  return {
    host,
    port,
    secure,
    requireTLS: requireTls,
    // A mail server on this machine often has a certificate for another name, and nothing leaves the machine.
    ignoreTLS: isLoopback(host),
    ...(login && { auth: login }),
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Whether the server, or the library before it, refused this email for good. A refusal to encrypt is none of the email. */
const isFinal = ({ permanent, code, responseCode }: NodemailerError): boolean =>
  code !== 'ETLS' && (permanent === true || (code === 'EENVELOPE' && responseCode === undefined));
