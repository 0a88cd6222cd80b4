import { beforeEach, describe, expect, it } from 'vitest';
import { breachedPasswords } from '../../test/breached-passwords.ts';
import { call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import type { MailServer } from '../../test/mail-server.ts';
import { registerTeacher, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { registerAdministrator } from '../../test/staff.ts';
import { startMailServer } from '../../test/started-mail-server.ts';
import { resetPassword } from './password-rules.ts';

let app: TestApp;
let mail: MailServer;
beforeEach(async () => {
  mail = await startMailServer();
  app = await startApp({
    mail: mail.settings,
    publicUrl: 'https://lyceum.school.example',
    breachedPasswords: await breachedPasswords(['hunter2006']),
  });
});

const chosen = 'staple battery';
const minute = 60_000;

const forgot = (email: unknown, product = app) =>
  call(product.url, 'POST', '/auth/forgot-password', { body: { email } });
const choose = (token: unknown, newPassword: unknown = chosen) =>
  call(app.url, 'POST', '/auth/reset-password', { body: { token, newPassword } });
const signIn = ({ email }: { email: string }, password: string) =>
  call(app.url, 'POST', '/api/auth/sign-in/email', { body: { email, password } });

/** Asks for a link and waits for its email. @returns the token of the link */
async function linkFor({ email }: { email: string }): Promise<string> {
  // Emails that tell of a changed password have no link.
  const links = () => mail.received.flatMap(({ text }) => /#(\w+)/.exec(text)?.[1] ?? []);
  const before = links().length;
  succeeded(await forgot(email));
  await expect.poll(() => links().length).toBe(before + 1);
  return links().at(-1) ?? '';
}

describeEndpoint('getPasswordHelp', () => {
  it('says whether teachers get a link by email', async () => {
    const help = (url: string) => call(url, 'GET', '/auth/password-help');
    expect(succeeded(await help(app.url))).toEqual({ success: true, byEmail: true });
    expect(succeeded(await help((await startApp()).url))).toEqual({ success: true, byEmail: false });
  });
});

describeEndpoint('requestResetLink', () => {
  it('emails the teacher a link, in any case of the address', async () => {
    const teacher = await registerTeacher(app);
    const answer = await forgot(` ${teacher.email.toUpperCase()} `);
    expect(answer.body).toEqual({
      success: true,
      message: 'If a teacher has this email address, a link is on its way. It works for 30 minutes.',
    });
    await expect.poll(() => mail.received).toHaveLength(1);
    expect(mail.received[0]).toMatchObject({ to: [teacher.email], subject: 'A new password for Lyceum' });
    expect(mail.received[0]?.text).toMatch(
      /^https:\/\/lyceum\.school\.example\/reset-password#[A-Z0-9]{26}$/m,
    );
  });

  it('answers a student’s and an unknown address in the same way, and emails neither', async () => {
    const { teacher, student } = await startLesson(app);
    const answers = [];
    for (const email of [student.email, 'nobody@school.example', teacher.email])
      answers.push((await forgot(email)).body);
    expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
    await expect.poll(() => mail.received).toHaveLength(1);
    expect(mail.received[0]?.to).toEqual([teacher.email]);
  });

  it('answers without waiting for the mail server, whatever it does', async () => {
    const teacher = await registerTeacher(app);
    mail.treat('say-nothing');
    expect((await forgot(teacher.email)).status).toBe(200);
    mail.treat('refuse');
    expect((await forgot(teacher.email)).status).toBe(200);
  });

  it('sends an account at most three links in half an hour, and limits an address to twenty requests in ten minutes', async () => {
    app = await startApp({ mail: mail.settings, limitsScale: 1 });
    const teacher = await registerTeacher(app);
    for (let n = 0; n < 20; n++) expect((await forgot(teacher.email)).status).toBe(200);
    expect(await forgot(teacher.email)).toEqual(refusal('too-many-requests'));
    await expect.poll(() => mail.received).toHaveLength(3);
    app.clock.advance(31 * minute);
    expect((await forgot(teacher.email)).status).toBe(200);
    await expect.poll(() => mail.received).toHaveLength(4);
  });

  it('is refused for something that is not an address', async () => {
    expect((await forgot(' ')).body).toMatchObject({
      code: 'invalid-input',
      message: 'All fields are required',
    });
  });
});

describeEndpoint('resetForgottenPassword', () => {
  it('sets the password once and ends every sign-in [spec 10.106]', async () => {
    const teacher = await registerTeacher(app);
    const token = await linkFor(teacher);
    expect(await choose(token, 'short')).toEqual(refusal('weak-password'));
    expect(await choose(token, 'LYCEUM2026')).toEqual(refusal('guessable-password'));
    expect(await choose(token, 'qwerty123')).toEqual(refusal('common-password'));
    expect(await choose(token, 'hunter2006')).toEqual(refusal('breached-password'));
    const monitor = await teacher.monitor();
    await monitor.next('snapshot');
    expect((await choose(` ${token} `)).body).toEqual({
      success: true,
      message: 'Your password is changed. Please sign in with the new one.',
    });
    await monitor.end();
    expect(await teacher.get('/api/users/me')).toEqual(refusal('not-signed-in'));
    expect((await signIn(teacher, teacher.password)).status).toBe(401);
    expect((await signIn(teacher, chosen)).status).toBe(200);
    expect(await choose(token, 'another one')).toEqual(refusal('reset-link-not-found'));
  });

  it('asks for as many characters as the school asks of its teachers', async () => {
    const teacher = await registerAdministrator(app);
    succeeded(await teacher.post('/api/school/registration', { passwordMinimum: 8 }));
    const token = await linkFor(teacher);
    expect((await choose(token, 'staple7')).body).toMatchObject({ code: 'weak-password' });
    expect((await choose(token, 'staple 8')).status).toBe(200);
  });

  it('works for thirty minutes', async () => {
    const teacher = await registerTeacher(app);
    const [first, second] = [await linkFor(teacher), await linkFor(teacher)];
    app.clock.advance(30 * minute - 1);
    expect((await choose(first)).status).toBe(200);
    // A changed password ends the other links.
    expect(await choose(second)).toEqual(refusal('reset-link-not-found'));
    const late = await linkFor(teacher);
    app.clock.advance(30 * minute);
    expect(await choose(late)).toEqual(refusal('reset-link-not-found'));
  });

  it('works for only one of several simultaneous calls', async () => {
    const token = await linkFor(await registerTeacher(app));
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => choose(token, `choice ${n}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(404)]);
  });

  it('ends a reset that somebody else made, too', async () => {
    const teacher = await registerTeacher(app);
    const by = { role: 'operator' } as const;
    await resetPassword(app.ctx, teacher.uid, { by });
    succeeded(await choose(await linkFor(teacher)));
    const { token } = (await signIn(teacher, chosen)).body;
    expect((await call(app.url, 'GET', '/api/classes/teacher', { token })).status).toBe(200);
  });

  it('refuses a token that belongs to no valid link', async () => {
    const body = { name: 'Ada', email: 'ada@school.example', password: 'secret', schoolCode: 'SCHOOL' };
    const { token } = succeeded(await call(app.url, 'POST', '/auth/register', { body }));
    for (const other of ['NOSUCH', token]) {
      expect(await choose(other)).toEqual(refusal('reset-link-not-found'));
    }
    const link = await linkFor(body);
    const exchanged = await call(app.url, 'POST', '/api/auth/one-time-token/verify', {
      body: { token: link },
    });
    expect(exchanged).toEqual(refusal('invalid-input'));
    expect((await choose(link, '')).body).toMatchObject({ code: 'invalid-input' });
  });
});

describe('a link to choose a new password', () => {
  it('is stored as a hash, so that a copy of the database lets nobody in', async () => {
    const token = await linkFor(await registerTeacher(app));
    const rows = await app.ctx.db.read.selectFrom('auth_verification').selectAll().execute();
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
