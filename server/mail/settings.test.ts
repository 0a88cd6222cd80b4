import { describe, expect, it } from 'vitest';
import { readMailSettings } from './settings.ts';

const from = 'lyceum@school.example';

describe('the settings of email', () => {
  it('are both set or neither', () => {
    expect(readMailSettings(undefined, undefined)).toBeUndefined();
    expect(() => readMailSettings('smtp://127.0.0.1', undefined)).toThrow(
      'The setting SMTP_URL needs MAIL_FROM beside it',
    );
    expect(() => readMailSettings(undefined, from)).toThrow('The setting MAIL_FROM needs SMTP_URL beside it');
  });

  it('name the mail server, its port and how the connection is encrypted', () => {
    expect(readMailSettings('smtps://mail.school.example', from)).toEqual({
      host: 'mail.school.example',
      port: 465,
      secure: true,
      requireTls: false,
      login: undefined,
      from,
    });
    expect(readMailSettings('smtp://[::1]:2525/', from)).toMatchObject({
      host: '::1',
      port: 2525,
      secure: false,
    });
    expect(readMailSettings('smtp://mail.school.example?requireTLS=true', from)).toMatchObject({
      port: 587,
      requireTls: true,
    });
  });

  it('can contain a user and a password, percent-encoded', () => {
    const { login } = readMailSettings('smtps://lyceum%40school.example:p%2Fss@mail.example', from) ?? {};
    expect(login).toEqual({ user: 'lyceum@school.example', pass: 'p/ss' });
  });

  it.each([
    'mail.school.example',
    'http://mail.school.example',
    'smtp://',
    'smtp://user:secret@mail.example/path',
    'smtp://user:secret@mail.example?logger=true',
    'smtp://user:secret%@mail.example',
  ])('are refused with a sentence that does not repeat a password: %s', (address) => {
    const read = () => readMailSettings(address, from);
    expect(read).toThrow(/^The setting SMTP_URL must be an address such as smtps:/);
    expect(read).not.toThrow(/secret/);
  });

  it.each([
    'lyceum',
    'Lyceum lyceum@school.example',
    'a@b.example, c@d.example',
    'a@b.example\nBcc: c@d.example',
  ])('are refused with the sender %s', (sender) => {
    expect(() => readMailSettings('smtps://mail.example', sender)).toThrow('The setting MAIL_FROM must be');
  });

  it('accept a sender with a name', () => {
    expect(readMailSettings('smtps://mail.example', 'Lyceum <a@b.example>')?.from).toBe(
      'Lyceum <a@b.example>',
    );
  });
});
