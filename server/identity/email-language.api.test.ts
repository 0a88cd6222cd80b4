import { describe, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { startApp } from '../../test/harness.ts';
import type { MailServer } from '../../test/mail-server.ts';
import { registerTeacher, succeeded } from '../../test/people.ts';
import { startMailServer } from '../../test/started-mail-server.ts';
import { nameAdministrator } from './school-rules.ts';

/** The subject of the newest email: text that is not ASCII is encoded in an email's header (RFC 2047). */
const newestSubject = ({ received }: MailServer): string =>
  decodeURIComponent(
    (received.at(-1)?.subject ?? '')
      .replace(/^=\?UTF-8\?Q\?|\?=$/g, '')
      .replace(/_/g, ' ')
      .replace(/=/g, '%'),
  );

describe('emails', () => {
  it('have the language of the person, and an invitation that of whoever invites [spec 10.208]', async () => {
    const mail = await startMailServer();
    const app = await startApp({ mail: mail.settings });
    const teacher = await registerTeacher(app);
    succeeded(await teacher.post('/api/users/me/language', { language: 'es' }));
    succeeded(await call(app.url, 'POST', '/auth/forgot-password', { body: { email: teacher.email } }));
    await expect.poll(() => newestSubject(mail)).toBe('Una contraseña nueva para Lyceum');
    expect(mail.received.at(-1)?.text).toContain('Abre este enlace');
    await nameAdministrator(app.ctx, 'SCHOOL', teacher.email);
    const contact = {
      contactName: 'Ms Okoye',
      contactEmail: 'okoye@school.example',
      helpline: '116 111',
    };
    succeeded(await teacher.post('/api/school/safeguarding', contact));
    await expect
      .poll(() => newestSubject(mail))
      .toBe('Te invitan a ser el contacto de bienestar de SCHOOL en Lyceum');
  });
});
