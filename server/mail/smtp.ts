import type { NodemailerError, SMTPTransportOptions } from 'nodemailer';
import type { MailOutcome } from '../../contract/mail.ts';
import { escapedLine } from '../escaped-line.ts';
import { isLoopback } from '../loopback.ts';
import type { Email } from './email.ts';
import type { MailSettings } from './settings.ts';

/**
 * Tries once to hand an email over to the mail server.
 * @param signal ends the try, even while the connection is being made
 * @returns "unreachable" when another try makes sense
 */
export async function handOver(
  settings: MailSettings,
  { to, subject, paragraphs }: Email,
  messageId: string,
  signal: AbortSignal,
): Promise<MailOutcome> {
  // Loaded with the first email, since most starts send none.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(optionsOf(settings));
  try {
    // The recipient is an object, because an address in a string could be read as a list of addresses.
    await transport.sendMail({
      from: settings.from,
      to: { name: '', address: to },
      subject: lineOf(subject),
      text: `${paragraphs.map(lineOf).join('\n\n')}\n`,
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

/** What may be in one line of an email: the marks around names that are written from right to left stay. */
const lineOf = (text: string): string => escapedLine(text, '\u2068\u2069');

/** How long a mail server may take to greet and to accept the login, in milliseconds. */
const verifyTimeout = 10_000;

/**
 * Connects, encrypts and signs in as for an email, but sends none.
 * @returns what failed; null when nothing did
 */
export async function verifyServer(
  settings: MailSettings,
): Promise<'unreachable' | 'login-refused' | 'not-encrypted' | null> {
  const { createTransport } = await import('nodemailer');
  const timeouts = {
    connectionTimeout: verifyTimeout,
    greetingTimeout: verifyTimeout,
    socketTimeout: verifyTimeout,
    dnsTimeout: verifyTimeout,
  };
  const transport = createTransport({ ...optionsOf(settings), ...timeouts });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    const { code } = error as NodemailerError;
    if (code === 'EAUTH' || code === 'ENOAUTH') return 'login-refused';
    return code === 'ETLS' ? 'not-encrypted' : 'unreachable';
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
    // `requireTLS` takes precedence.
    ignoreTLS: isLoopback(host),
    ...(login && { auth: login }),
    // The outcome is known before the connection closes, so nothing waits for the server's goodbye.
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Whether the server or the library refused this email for good. `EENVELOPE` without a response means that
 * the library refused the addresses. A connection that cannot be encrypted is no such refusal.
 */
const isFinal = ({ permanent, code, responseCode }: NodemailerError): boolean =>
  code !== 'ETLS' && (permanent === true || (code === 'EENVELOPE' && responseCode === undefined));
