import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { MailSettings } from '../server/mail/settings.ts';

/** An email as the mail server received it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** The text as a person reads it, its lines ended by \n. */
  readonly text: string;
  readonly headers: string;
}

/** What the mail server does with the recipient of an email. */
type Treatment = 'take' | 'refuse' | 'refuse-for-now' | 'say-nothing';

export interface MailServer {
  readonly settings: MailSettings;
  /** The address of the server, for the setting SMTP_URL. */
  readonly url: string;
  /** The emails that it took, oldest first. */
  readonly received: readonly ReceivedMail[];
  /** How many recipients clients have named, refused ones included. */
  readonly tries: () => number;
  /** Sets what the server does with every recipient from now on. */
  treat(treatment: Treatment): void;
  close(): Promise<void>;
}

/** Starts a mail server on loopback. */
export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let treatment: Treatment = 'take';
  let tries = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 1,
    onRcptTo(_address, _session, done) {
      tries += 1;
      if (treatment === 'take') done();
      if (treatment === 'refuse') done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
      if (treatment === 'refuse-for-now')
        done(Object.assign(new Error('Come back later'), { responseCode: 451 }));
    },
    onData(stream, { envelope }, done) {
      text(stream).then((source) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...read(source) });
        done();
      }, done);
    },
  });
  // A client that gives up resets its connection.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    settings: {
      host: '127.0.0.1',
      port,
      secure: false,
      requireTls: false,
      login: undefined,
      from: 'Lyceum <lyceum@school.example>',
    },
    url: `smtp://127.0.0.1:${port}`,
    received,
    tries: () => tries,
    treat: (next) => {
      treatment = next;
    },
    close,
  };
}

/** The subject and the text of an email whose text is quoted-printable, as the product sends it. */
function read(source: string): Pick<ReceivedMail, 'subject' | 'text' | 'headers'> {
  const [headers = '', ...body] = source.split('\r\n\r\n');
  const [, subject = ''] = /^Subject: (.*)$/im.exec(headers) ?? [];
  return { headers, subject, text: decoded(body.join('\n\n')).replaceAll('\r\n', '\n').trimEnd() };
}

function decoded(quotedPrintable: string): string {
  const bytes = quotedPrintable
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
