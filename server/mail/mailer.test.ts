import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { MailServer } from '../../test/mail-server.ts';
import { startMailServer } from '../../test/started-mail-server.ts';
import { createLog } from '../log.ts';
import type { Email } from './email.ts';
import { createMailer, type MailTiming } from './mailer.ts';

const silent = pino({ level: 'silent' });
const timing: MailTiming = { timeout: 30_000, retryAfter: [] };

const email: Email = {
  kind: 'invitation',
  to: 'ngozi@school.example',
  subject: 'An invitation',
  paragraphs: [
    'Bonjour Ngozi,',
    'here is a link, é à côté:',
    'https://lyceum.school.example/invitation#ABCDEFGHJKMNPQRSTUVWXYZ23456789ABCDEFGHJK',
  ],
};

const mailerOf = ({ settings }: MailServer, change: Partial<MailTiming> = {}, log = silent) =>
  createMailer(settings, log, { ...timing, ...change });

/** A log whose lines the test can read. */
function readableLog() {
  const lines: string[] = [];
  return { log: createLog('info', { write: (line) => void lines.push(line) }), lines };
}

describe('an email', () => {
  it('arrives whole, with its sender, and its links are not broken', async () => {
    const server = await startMailServer();
    expect(await mailerOf(server).send(email)).toBe('sent');
    expect(server.received).toMatchObject([
      {
        from: 'lyceum@school.example',
        to: ['ngozi@school.example'],
        subject: 'An invitation',
        text: email.paragraphs.join('\n\n'),
      },
    ]);
  });

  it('goes to one address, whatever the address looks like', async () => {
    const server = await startMailServer();
    const to = 'a@school.example, b@elsewhere.example';
    expect(await mailerOf(server).send({ ...email, to })).not.toBe('sent');
    const subject = 'Hello\r\nBcc: b@elsewhere.example';
    expect(await mailerOf(server).send({ ...email, subject })).toBe('sent');
    expect(server.received.map((received) => received.to)).toEqual([['ngozi@school.example']]);
    expect(server.received[0]?.headers).not.toMatch(/^Bcc:/im);
  });

  it('shows the codes of signs that nobody sees, and keeps the marks around a name [spec 10.281]', async () => {
    const server = await startMailServer();
    const name = '\u2068مدرسة\u2069';
    const paragraphs = [`To ${name}`, 'North\nHigh\u001b[31m\u202e'];
    expect(await mailerOf(server).send({ ...email, subject: 'North\r\nHigh', paragraphs })).toBe('sent');
    expect(server.received).toMatchObject([
      { subject: 'North\\u{d}\\u{a}High', text: `To ${name}\n\nNorth\\u{a}High\\u{1b}[31m\\u{202e}` },
    ]);
  });

  it('ends as refused, without another try, when the mail server refuses it', async () => {
    const server = await startMailServer();
    server.treat('refuse');
    expect(await mailerOf(server, { retryAfter: [0, 0] }).send(email)).toBe('refused');
    expect(server.tries()).toBe(1);
  });

  it('is tried again when the mail server refuses it for now', async () => {
    const server = await startMailServer();
    server.treat('refuse-for-now');
    expect(await mailerOf(server, { retryAfter: [0, 0] }).send(email)).toBe('unreachable');
    expect(server.tries()).toBe(3);
  });

  it('ends as unreachable when nobody answers at the address', async () => {
    const server = await startMailServer();
    await server.close();
    expect(await mailerOf(server).send(email)).toBe('unreachable');
  });

  it('ends as unreachable when the mail server says nothing in time', async () => {
    const server = await startMailServer();
    server.treat('say-nothing');
    expect(await mailerOf(server, { timeout: 100 }).send(email)).toBe('unreachable');
  });

  it('is not handed over in plain text when the settings require encryption', async () => {
    const server = await startMailServer();
    const settings = { ...server.settings, requireTls: true };
    expect(await createMailer(settings, silent, timing).send(email)).toBe('unreachable');
    expect(server.tries()).toBe(0);
  });

  it('that fails leaves neither its address nor a word of its text in the log', async () => {
    const server = await startMailServer();
    server.treat('refuse');
    const { log, lines } = readableLog();
    await mailerOf(server, {}, log).send(email);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('an email was not sent');
    expect(lines[0]).not.toMatch(/ngozi|school\.example|Bonjour|invitation#|mailbox/);
  });
});

describe('emails under way', () => {
  it('are at most fifty of a kind to one address, and leave room for other kinds and addresses', async () => {
    const server = await startMailServer();
    server.treat('say-nothing');
    const mailer = mailerOf(server);
    const sending = Array.from({ length: 50 }, () => mailer.send(email));
    expect(await mailer.send(email)).toBe('not-sent');
    const others = [
      mailer.send({ ...email, kind: 'alert' }),
      mailer.send({ ...email, to: 'elsewhere@school.example' }),
    ];
    server.treat('take');
    expect(await Promise.all(others)).toEqual(['sent', 'sent']);
    await mailer.finish(0);
    expect(new Set(await Promise.all(sending))).toEqual(new Set(['unreachable', 'not-sent', 'sent']));
  });

  it('take turns by kind, so that an alert does not wait behind a flood of invitations', async () => {
    const server = await startMailServer();
    const mailer = mailerOf(server);
    const flood = Array.from({ length: 20 }, () => mailer.send(email));
    await mailer.send({ ...email, kind: 'alert', subject: 'An alert' });
    const before = server.received.findIndex(({ subject }) => subject === 'An alert');
    expect(before).toBeLessThan(6);
    expect(await Promise.all(flood)).toEqual(Array(20).fill('sent'));
  });

  it('end when the product closes: one that is being handed over gets its time, the others are given up', async () => {
    const server = await startMailServer();
    server.treat('refuse-for-now');
    const mailer = mailerOf(server, { retryAfter: [3_600_000] });
    const waiting = mailer.send(email);
    await expect.poll(server.tries).toBe(1);
    await mailer.finish(30_000);
    expect(await waiting).toBe('not-sent');
    expect(await mailer.send(email)).toBe('not-sent');
  });
});
